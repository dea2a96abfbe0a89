package android.widget;

import android.content.Context;
import android.util.AttributeSet;
import android.view.View;

public class TextView extends View {
    public TextView(Context context) { super(context); }
    public TextView(Context context, AttributeSet attrs) { super(context, attrs); }
    public native CharSequence getText();
    public final native void setText(CharSequence text);
    public final native void setText(int resid);
    public native CharSequence getHint();
    public final native void setHint(CharSequence hint);
    public final native void setHint(int resid);
    public native void setLabelFor(int id);
}
