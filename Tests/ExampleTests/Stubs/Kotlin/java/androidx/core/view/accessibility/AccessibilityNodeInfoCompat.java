package androidx.core.view.accessibility;

import androidx.annotation.NonNull;
import androidx.annotation.Nullable;

public class AccessibilityNodeInfoCompat {
    public static final int ACTION_CLICK = 16;
    public static final int ACTION_LONG_CLICK = 32;

    public static class AccessibilityActionCompat {
        public static final AccessibilityActionCompat ACTION_CLICK = null;
        public static final AccessibilityActionCompat ACTION_LONG_CLICK = null;
        public static final AccessibilityActionCompat ACTION_SCROLL_FORWARD = null;
        public static final AccessibilityActionCompat ACTION_SCROLL_BACKWARD = null;
        public static final AccessibilityActionCompat ACTION_SET_PROGRESS = null;
        public static final AccessibilityActionCompat ACTION_DISMISS = null;
        public static final AccessibilityActionCompat ACTION_EXPAND = null;
        public static final AccessibilityActionCompat ACTION_COLLAPSE = null;
        public AccessibilityActionCompat(int actionId, CharSequence label) {}
        public native int getId();
        public native CharSequence getLabel();
    }

    public static class RangeInfoCompat {
        public static final int RANGE_TYPE_INT = 0;
        public static final int RANGE_TYPE_FLOAT = 1;
        public static final int RANGE_TYPE_PERCENT = 2;
        public RangeInfoCompat(int type, float min, float max, float current) {}
    }

    public static class CollectionInfoCompat {
        public static native CollectionInfoCompat obtain(int rowCount, int columnCount, boolean hierarchical);
    }

    public static class CollectionItemInfoCompat {
        public static native CollectionItemInfoCompat obtain(
            int rowIndex, int rowSpan, int columnIndex, int columnSpan, boolean heading, boolean selected);
    }

    public native CharSequence getClassName();
    public native void setClassName(CharSequence className);
    public native CharSequence getText();
    public native void setText(CharSequence text);
    public native CharSequence getContentDescription();
    public native void setContentDescription(CharSequence contentDescription);
    public native CharSequence getStateDescription();
    public native void setStateDescription(@Nullable CharSequence stateDescription);
    public native CharSequence getRoleDescription();
    public native void setRoleDescription(@Nullable CharSequence roleDescription);
    public native CharSequence getContainerTitle();
    public native void setContainerTitle(@Nullable CharSequence containerTitle);
    public native CharSequence getPaneTitle();
    public native void setPaneTitle(@Nullable CharSequence paneTitle);
    public native boolean isHeading();
    public native void setHeading(boolean isHeading);
    public native boolean isSelected();
    public native void setSelected(boolean selected);
    public native boolean isClickable();
    public native void setClickable(boolean clickable);
    public native boolean isCheckable();
    public native void setCheckable(boolean checkable);
    public native void setCollectionInfo(Object collectionInfo);
    public native void setCollectionItemInfo(Object collectionItemInfo);
    public native void setRangeInfo(RangeInfoCompat rangeInfo);
    public native void addAction(AccessibilityActionCompat action);
    public native boolean removeAction(AccessibilityActionCompat action);
}
