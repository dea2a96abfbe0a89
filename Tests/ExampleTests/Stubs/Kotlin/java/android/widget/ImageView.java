package android.widget;

import android.content.Context;
import android.util.AttributeSet;

public class ImageView extends android.view.View {
    public ImageView(Context context) { super(context); }
    public ImageView(Context context, AttributeSet attrs) { super(context, attrs); }
    public native void setImageResource(int resId);
}
