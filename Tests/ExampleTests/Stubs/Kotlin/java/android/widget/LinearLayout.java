package android.widget;

import android.content.Context;
import android.util.AttributeSet;

public class LinearLayout extends android.view.ViewGroup {
    public LinearLayout(Context context) { super(context); }
    public LinearLayout(Context context, AttributeSet attrs) { super(context, attrs); }
}
