package androidx.activity;

public abstract class OnBackPressedCallback {
    public OnBackPressedCallback(boolean enabled) {}
    public abstract void handleOnBackPressed();
    public final native boolean isEnabled();
    public final native void setEnabled(boolean enabled);
    public final native void remove();
}
