package android.view;

import android.content.Context;
import android.os.Bundle;
import android.util.AttributeSet;
import android.view.accessibility.AccessibilityEvent;
import android.view.accessibility.AccessibilityNodeInfo;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;

public class View {
    public static final int VISIBLE = 0;
    public static final int INVISIBLE = 4;
    public static final int GONE = 8;
    public static final int IMPORTANT_FOR_ACCESSIBILITY_AUTO = 0;
    public static final int IMPORTANT_FOR_ACCESSIBILITY_YES = 1;
    public static final int IMPORTANT_FOR_ACCESSIBILITY_NO = 2;
    public static final int IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS = 4;
    public static final int ACCESSIBILITY_LIVE_REGION_NONE = 0;
    public static final int ACCESSIBILITY_LIVE_REGION_POLITE = 1;
    public static final int ACCESSIBILITY_LIVE_REGION_ASSERTIVE = 2;

    public interface OnClickListener {
        void onClick(View v);
    }

    public interface OnTouchListener {
        boolean onTouch(View v, MotionEvent event);
    }

    public interface OnLongClickListener {
        boolean onLongClick(View v);
    }

    public static class AccessibilityDelegate {
        public native void onInitializeAccessibilityNodeInfo(@NonNull View host, @NonNull AccessibilityNodeInfo info);
        public native boolean performAccessibilityAction(@NonNull View host, int action, @Nullable Bundle args);
    }

    public View(Context context) {}
    public View(Context context, @Nullable AttributeSet attrs) {}
    public View(Context context, @Nullable AttributeSet attrs, int defStyleAttr) {}

    public final native <T extends View> T findViewById(int id);
    public final native Context getContext();
    public native int getId();
    public native void setId(int id);
    public native int getVisibility();
    public native void setVisibility(int visibility);
    public native boolean isEnabled();
    public native void setEnabled(boolean enabled);
    public native boolean isSelected();
    public native void setSelected(boolean selected);
    public native boolean isClickable();
    public native void setClickable(boolean clickable);
    public native boolean isFocusable();
    public native void setFocusable(boolean focusable);
    public final native int getWidth();
    public final native int getHeight();
    public native void setOnClickListener(@Nullable OnClickListener l);
    public native void setOnLongClickListener(@Nullable OnLongClickListener l);
    public native void setOnTouchListener(@Nullable OnTouchListener l);
    public native boolean performClick();
    public native boolean onTouchEvent(MotionEvent event);
    public native boolean onKeyDown(int keyCode, KeyEvent event);
    protected native boolean dispatchHoverEvent(MotionEvent event);
    public native void invalidate();
    public final native ViewParent getParent();

    public native CharSequence getContentDescription();
    public native void setContentDescription(CharSequence contentDescription);
    public final native CharSequence getStateDescription();
    public native void setStateDescription(@Nullable CharSequence stateDescription);
    public native int getImportantForAccessibility();
    public native void setImportantForAccessibility(int mode);
    public native int getAccessibilityLiveRegion();
    public native void setAccessibilityLiveRegion(int mode);
    public native boolean isAccessibilityHeading();
    public native void setAccessibilityHeading(boolean isHeading);
    public native CharSequence getAccessibilityPaneTitle();
    public native void setAccessibilityPaneTitle(@Nullable CharSequence accessibilityPaneTitle);
    public native void setAccessibilityDelegate(@Nullable AccessibilityDelegate delegate);
    public native void onInitializeAccessibilityNodeInfo(AccessibilityNodeInfo info);
    public native boolean performAccessibilityAction(int action, Bundle arguments);
    public native void announceForAccessibility(CharSequence text);
    public native void sendAccessibilityEvent(int eventType);
}
