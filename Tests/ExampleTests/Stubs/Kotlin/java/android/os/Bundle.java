package android.os;

public final class Bundle {
    public native int getInt(String key);
    public native void putInt(String key, int value);
    public native String getString(String key);
    public native void putString(String key, String value);
    public native void putFloat(String key, float value);
    public native float getFloat(String key);
    public native boolean containsKey(String key);
}
