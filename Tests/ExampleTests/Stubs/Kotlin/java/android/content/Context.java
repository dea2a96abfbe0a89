package android.content;

import androidx.annotation.NonNull;

public abstract class Context {
    @NonNull
    public final native String getString(int resId);
    @NonNull
    public final native String getString(int resId, Object... formatArgs);
    @NonNull
    public final native CharSequence getText(int resId);
    public abstract Object getSystemService(@NonNull String name);
    public static final String ACCESSIBILITY_SERVICE = "accessibility";
}
