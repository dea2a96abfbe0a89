package androidx.compose.ui.semantics

import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.state.ToggleableState
import androidx.compose.ui.text.AnnotatedString
import androidx.compose.ui.unit.IntSize

interface SemanticsPropertyReceiver {
    operator fun <T> set(key: SemanticsPropertyKey<T>, value: T)
}

class SemanticsPropertyKey<T>(val name: String)

class AccessibilityAction<T : Function<Boolean>>(val label: String?, val action: T?)

class CustomAccessibilityAction(val label: String, val action: () -> Boolean)

class ProgressBarRangeInfo(val current: Float, val range: ClosedFloatingPointRange<Float>, val steps: Int = 0) {
    companion object {
        val Indeterminate: ProgressBarRangeInfo external get
    }
}

class CollectionInfo(val rowCount: Int, val columnCount: Int)

class CollectionItemInfo(val rowIndex: Int, val rowSpan: Int, val columnIndex: Int, val columnSpan: Int)

class Role private constructor() {
    companion object {
        val Button: Role external get
        val Checkbox: Role external get
        val Switch: Role external get
        val RadioButton: Role external get
        val Tab: Role external get
        val Image: Role external get
        val DropdownList: Role external get
        val ValuePicker: Role external get
        val Carousel: Role external get
    }
}

class LiveRegionMode private constructor() {
    companion object {
        val Polite: LiveRegionMode external get
        val Assertive: LiveRegionMode external get
    }
}

external fun Modifier.semantics(
    mergeDescendants: Boolean = false, properties: SemanticsPropertyReceiver.() -> Unit,
): Modifier

external fun Modifier.clearAndSetSemantics(properties: SemanticsPropertyReceiver.() -> Unit): Modifier

var SemanticsPropertyReceiver.contentDescription: String external get external set
var SemanticsPropertyReceiver.stateDescription: String external get external set
var SemanticsPropertyReceiver.progressBarRangeInfo: ProgressBarRangeInfo external get external set
var SemanticsPropertyReceiver.paneTitle: String external get external set
var SemanticsPropertyReceiver.liveRegion: LiveRegionMode external get external set
var SemanticsPropertyReceiver.focused: Boolean external get external set
var SemanticsPropertyReceiver.isTraversalGroup: Boolean external get external set
var SemanticsPropertyReceiver.traversalIndex: Float external get external set
var SemanticsPropertyReceiver.role: Role external get external set
var SemanticsPropertyReceiver.testTag: String external get external set
var SemanticsPropertyReceiver.text: AnnotatedString external get external set
var SemanticsPropertyReceiver.editableText: AnnotatedString external get external set
var SemanticsPropertyReceiver.selected: Boolean external get external set
var SemanticsPropertyReceiver.collectionInfo: CollectionInfo external get external set
var SemanticsPropertyReceiver.collectionItemInfo: CollectionItemInfo external get external set
var SemanticsPropertyReceiver.toggleableState: ToggleableState external get external set
var SemanticsPropertyReceiver.customActions: List<CustomAccessibilityAction> external get external set

external fun SemanticsPropertyReceiver.heading()
external fun SemanticsPropertyReceiver.disabled()
external fun SemanticsPropertyReceiver.hideFromAccessibility()
external fun SemanticsPropertyReceiver.popup()
external fun SemanticsPropertyReceiver.dialog()
external fun SemanticsPropertyReceiver.error(description: String)
external fun SemanticsPropertyReceiver.password()
external fun SemanticsPropertyReceiver.selectableGroup()
external fun SemanticsPropertyReceiver.onClick(label: String? = null, action: (() -> Boolean)?)
external fun SemanticsPropertyReceiver.onLongClick(label: String? = null, action: (() -> Boolean)?)
external fun SemanticsPropertyReceiver.setProgress(label: String? = null, action: ((Float) -> Boolean)?)
external fun SemanticsPropertyReceiver.scrollBy(label: String? = null, action: ((x: Float, y: Float) -> Boolean)?)
external fun SemanticsPropertyReceiver.expand(label: String? = null, action: (() -> Boolean)?)
external fun SemanticsPropertyReceiver.collapse(label: String? = null, action: (() -> Boolean)?)
external fun SemanticsPropertyReceiver.dismiss(label: String? = null, action: (() -> Boolean)?)

object SemanticsProperties {
    val ContentDescription: SemanticsPropertyKey<List<String>> external get
    val StateDescription: SemanticsPropertyKey<String> external get
    val ProgressBarRangeInfo: SemanticsPropertyKey<ProgressBarRangeInfo> external get
    val PaneTitle: SemanticsPropertyKey<String> external get
    val SelectableGroup: SemanticsPropertyKey<Unit> external get
    val CollectionInfo: SemanticsPropertyKey<CollectionInfo> external get
    val CollectionItemInfo: SemanticsPropertyKey<CollectionItemInfo> external get
    val Heading: SemanticsPropertyKey<Unit> external get
    val Disabled: SemanticsPropertyKey<Unit> external get
    val LiveRegion: SemanticsPropertyKey<LiveRegionMode> external get
    val Focused: SemanticsPropertyKey<Boolean> external get
    val IsTraversalGroup: SemanticsPropertyKey<Boolean> external get
    val HideFromAccessibility: SemanticsPropertyKey<Unit> external get
    val TraversalIndex: SemanticsPropertyKey<Float> external get
    val Role: SemanticsPropertyKey<Role> external get
    val TestTag: SemanticsPropertyKey<String> external get
    val Text: SemanticsPropertyKey<List<AnnotatedString>> external get
    val EditableText: SemanticsPropertyKey<AnnotatedString> external get
    val Selected: SemanticsPropertyKey<Boolean> external get
    val ToggleableState: SemanticsPropertyKey<ToggleableState> external get
}

object SemanticsActions {
    val OnClick: SemanticsPropertyKey<AccessibilityAction<() -> Boolean>> external get
    val OnLongClick: SemanticsPropertyKey<AccessibilityAction<() -> Boolean>> external get
    val ScrollBy: SemanticsPropertyKey<AccessibilityAction<(x: Float, y: Float) -> Boolean>> external get
    val SetProgress: SemanticsPropertyKey<AccessibilityAction<(progress: Float) -> Boolean>> external get
    val Expand: SemanticsPropertyKey<AccessibilityAction<() -> Boolean>> external get
    val Collapse: SemanticsPropertyKey<AccessibilityAction<() -> Boolean>> external get
    val Dismiss: SemanticsPropertyKey<AccessibilityAction<() -> Boolean>> external get
    val CustomActions: SemanticsPropertyKey<List<CustomAccessibilityAction>> external get
}

class SemanticsConfiguration : Iterable<Map.Entry<SemanticsPropertyKey<*>, Any?>> {
    external operator fun <T> get(key: SemanticsPropertyKey<T>): T
    external operator fun <T> contains(key: SemanticsPropertyKey<T>): Boolean
    external fun <T> getOrElse(key: SemanticsPropertyKey<T>, defaultValue: () -> T): T
    external override fun iterator(): Iterator<Map.Entry<SemanticsPropertyKey<*>, Any?>>
}

external fun <T> SemanticsConfiguration.getOrNull(key: SemanticsPropertyKey<T>): T?

class SemanticsNode internal constructor() {
    val id: Int external get
    val config: SemanticsConfiguration external get
    val children: List<SemanticsNode> external get
    val parent: SemanticsNode? external get
    val size: IntSize external get
    val boundsInRoot: Rect external get
    val boundsInWindow: Rect external get
    val touchBoundsInRoot: Rect external get
}
