package android.view.accessibility;

public class AccessibilityNodeInfo {
    public native void setClassName(CharSequence className);
    public native void setContentDescription(CharSequence contentDescription);
    public native void setHeading(boolean isHeading);
}
