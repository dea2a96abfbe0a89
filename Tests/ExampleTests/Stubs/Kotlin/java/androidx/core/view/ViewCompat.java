package androidx.core.view;

import android.view.View;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat.AccessibilityActionCompat;
import androidx.core.view.accessibility.AccessibilityViewCommand;

public class ViewCompat {
    private ViewCompat() {}
    public static native void setAccessibilityDelegate(@NonNull View v, @Nullable AccessibilityDelegateCompat delegate);
    public static native void setAccessibilityHeading(@NonNull View view, boolean isHeading);
    public static native void setAccessibilityPaneTitle(@NonNull View view, @Nullable CharSequence accessibilityPaneTitle);
    public static native void setStateDescription(@NonNull View view, @Nullable CharSequence stateDescription);
    public static native void setScreenReaderFocusable(@NonNull View view, boolean screenReaderFocusable);
    public static native void setAccessibilityLiveRegion(@NonNull View view, int mode);
    public static native int addAccessibilityAction(
        @NonNull View view, @NonNull CharSequence label, @NonNull AccessibilityViewCommand command);
    public static native void removeAccessibilityAction(@NonNull View view, int actionId);
    public static native void replaceAccessibilityAction(
        @NonNull View view, @NonNull AccessibilityActionCompat replacedAction, @Nullable CharSequence label,
        @Nullable AccessibilityViewCommand command);
}
