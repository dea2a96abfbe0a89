package androidx.core.view;

import android.os.Bundle;
import android.view.View;
import android.view.accessibility.AccessibilityEvent;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat;

public class AccessibilityDelegateCompat {
    public void onInitializeAccessibilityNodeInfo(@NonNull View host, @NonNull AccessibilityNodeInfoCompat info) {}
    public void onInitializeAccessibilityEvent(@NonNull View host, @NonNull AccessibilityEvent event) {}
    public native boolean performAccessibilityAction(@NonNull View host, int action, @Nullable Bundle args);
}
