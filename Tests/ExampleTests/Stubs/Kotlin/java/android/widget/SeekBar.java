package android.widget;

import android.content.Context;
import android.util.AttributeSet;

public class SeekBar extends android.view.View {
    public SeekBar(Context context) { super(context); }
    public SeekBar(Context context, AttributeSet attrs) { super(context, attrs); }
    public native int getProgress();
    public native void setProgress(int progress);
    public native int getMax();
    public native void setMax(int max);
}
