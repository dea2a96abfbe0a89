package android.view;

import android.content.Context;
import android.util.AttributeSet;

public abstract class ViewGroup extends View implements ViewParent {
    public ViewGroup(Context context) { super(context); }
    public ViewGroup(Context context, AttributeSet attrs) { super(context, attrs); }
    public native void addView(View child);
    public native void removeView(View view);
    public native View getChildAt(int index);
    public native int getChildCount();
}
