package androidx.activity;

import androidx.annotation.NonNull;
import androidx.lifecycle.LifecycleOwner;

public final class OnBackPressedDispatcher {
    public native void addCallback(@NonNull OnBackPressedCallback onBackPressedCallback);
    public native void addCallback(@NonNull LifecycleOwner owner, @NonNull OnBackPressedCallback onBackPressedCallback);
    public native void onBackPressed();
    public native boolean hasEnabledCallbacks();
}
