package android.widget;

import android.content.Context;
import android.util.AttributeSet;

public class FrameLayout extends android.view.ViewGroup {
    public FrameLayout(Context context) { super(context); }
    public FrameLayout(Context context, AttributeSet attrs) { super(context, attrs); }
}
