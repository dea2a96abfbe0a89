package android.view;

public class KeyEvent {
    public native int getKeyCode();
    public static final int KEYCODE_ESCAPE = 111;
    public static final int KEYCODE_DPAD_UP = 19;
    public static final int KEYCODE_DPAD_DOWN = 20;
    public static final int KEYCODE_DPAD_LEFT = 21;
    public static final int KEYCODE_DPAD_RIGHT = 22;
}
