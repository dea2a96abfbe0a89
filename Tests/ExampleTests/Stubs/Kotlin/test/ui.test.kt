package androidx.compose.ui.test

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.semantics.AccessibilityAction
import androidx.compose.ui.semantics.ProgressBarRangeInfo
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsPropertyKey
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.DpRect

class SemanticsMatcher(val description: String, private val matcher: (SemanticsNode) -> Boolean) {
    external fun matches(node: SemanticsNode): Boolean
    external infix fun and(other: SemanticsMatcher): SemanticsMatcher
    external infix fun or(other: SemanticsMatcher): SemanticsMatcher
    external operator fun not(): SemanticsMatcher

    companion object {
        external fun <T> expectValue(key: SemanticsPropertyKey<T>, expectedValue: T): SemanticsMatcher
        external fun <T> keyIsDefined(key: SemanticsPropertyKey<T>): SemanticsMatcher
        external fun <T> keyNotDefined(key: SemanticsPropertyKey<T>): SemanticsMatcher
    }
}

interface SemanticsNodeInteractionsProvider {
    fun onNode(matcher: SemanticsMatcher, useUnmergedTree: Boolean = false): SemanticsNodeInteraction
    fun onAllNodes(matcher: SemanticsMatcher, useUnmergedTree: Boolean = false): SemanticsNodeInteractionCollection
}

class SemanticsNodeInteraction internal constructor() {
    external fun fetchSemanticsNode(errorMessageOnFail: String? = null): SemanticsNode
    external fun assertExists(errorMessageOnFail: String? = null): SemanticsNodeInteraction
    external fun assertDoesNotExist()
}

class SemanticsNodeInteractionCollection internal constructor() {
    external fun fetchSemanticsNodes(
        atLeastOneRootRequired: Boolean = true, errorMessageOnFail: String? = null,
    ): List<SemanticsNode>
    external operator fun get(index: Int): SemanticsNodeInteraction
}

external fun SemanticsNodeInteractionsProvider.onRoot(useUnmergedTree: Boolean = false): SemanticsNodeInteraction
external fun SemanticsNodeInteractionsProvider.onNodeWithTag(
    testTag: String, useUnmergedTree: Boolean = false,
): SemanticsNodeInteraction
external fun SemanticsNodeInteractionsProvider.onAllNodesWithTag(
    testTag: String, useUnmergedTree: Boolean = false,
): SemanticsNodeInteractionCollection
external fun SemanticsNodeInteractionsProvider.onNodeWithText(
    text: String, substring: Boolean = false, ignoreCase: Boolean = false, useUnmergedTree: Boolean = false,
): SemanticsNodeInteraction
external fun SemanticsNodeInteractionsProvider.onAllNodesWithText(
    text: String, substring: Boolean = false, ignoreCase: Boolean = false, useUnmergedTree: Boolean = false,
): SemanticsNodeInteractionCollection
external fun SemanticsNodeInteractionsProvider.onNodeWithContentDescription(
    label: String, substring: Boolean = false, ignoreCase: Boolean = false, useUnmergedTree: Boolean = false,
): SemanticsNodeInteraction
external fun SemanticsNodeInteractionsProvider.onAllNodesWithContentDescription(
    label: String, substring: Boolean = false, ignoreCase: Boolean = false, useUnmergedTree: Boolean = false,
): SemanticsNodeInteractionCollection

external fun SemanticsNodeInteraction.onChildren(): SemanticsNodeInteractionCollection
external fun SemanticsNodeInteraction.onChildAt(index: Int): SemanticsNodeInteraction
external fun SemanticsNodeInteraction.onParent(): SemanticsNodeInteraction
external fun SemanticsNodeInteraction.onSiblings(): SemanticsNodeInteractionCollection
external fun SemanticsNodeInteractionCollection.onFirst(): SemanticsNodeInteraction
external fun SemanticsNodeInteractionCollection.onLast(): SemanticsNodeInteraction
external fun SemanticsNodeInteractionCollection.filter(matcher: SemanticsMatcher): SemanticsNodeInteractionCollection
external fun SemanticsNodeInteractionCollection.filterToOne(matcher: SemanticsMatcher): SemanticsNodeInteraction

external fun SemanticsNodeInteraction.assert(
    matcher: SemanticsMatcher, messagePrefixOnError: (() -> String)? = null,
): SemanticsNodeInteraction
external fun SemanticsNodeInteraction.assertIsDisplayed(): SemanticsNodeInteraction
external fun SemanticsNodeInteraction.assertIsNotDisplayed(): SemanticsNodeInteraction
external fun SemanticsNodeInteraction.assertIsEnabled(): SemanticsNodeInteraction
external fun SemanticsNodeInteraction.assertIsNotEnabled(): SemanticsNodeInteraction
external fun SemanticsNodeInteraction.assertIsOn(): SemanticsNodeInteraction
external fun SemanticsNodeInteraction.assertIsOff(): SemanticsNodeInteraction
external fun SemanticsNodeInteraction.assertIsSelected(): SemanticsNodeInteraction
external fun SemanticsNodeInteraction.assertIsNotSelected(): SemanticsNodeInteraction
external fun SemanticsNodeInteraction.assertIsSelectable(): SemanticsNodeInteraction
external fun SemanticsNodeInteraction.assertIsFocused(): SemanticsNodeInteraction
external fun SemanticsNodeInteraction.assertHasClickAction(): SemanticsNodeInteraction
external fun SemanticsNodeInteraction.assertHasNoClickAction(): SemanticsNodeInteraction
external fun SemanticsNodeInteraction.assertContentDescriptionEquals(vararg values: String): SemanticsNodeInteraction
external fun SemanticsNodeInteraction.assertContentDescriptionContains(
    value: String, substring: Boolean = false, ignoreCase: Boolean = false,
): SemanticsNodeInteraction
external fun SemanticsNodeInteraction.assertTextEquals(
    vararg values: String, includeEditableText: Boolean = true,
): SemanticsNodeInteraction
external fun SemanticsNodeInteraction.assertTextContains(
    value: String, substring: Boolean = false, ignoreCase: Boolean = false,
): SemanticsNodeInteraction
external fun SemanticsNodeInteraction.assertValueEquals(value: String): SemanticsNodeInteraction
external fun SemanticsNodeInteraction.assertRangeInfoEquals(value: ProgressBarRangeInfo): SemanticsNodeInteraction
external fun SemanticsNodeInteraction.assertWidthIsAtLeast(expectedMinWidth: Dp): SemanticsNodeInteraction
external fun SemanticsNodeInteraction.assertHeightIsAtLeast(expectedMinHeight: Dp): SemanticsNodeInteraction
external fun SemanticsNodeInteraction.assertTouchWidthIsEqualTo(expectedWidth: Dp): SemanticsNodeInteraction
external fun SemanticsNodeInteraction.assertTouchHeightIsEqualTo(expectedHeight: Dp): SemanticsNodeInteraction
external fun SemanticsNodeInteraction.getUnclippedBoundsInRoot(): DpRect
external fun SemanticsNodeInteraction.getBoundsInRoot(): DpRect
external fun SemanticsNodeInteractionCollection.assertCountEquals(
    expectedSize: Int,
): SemanticsNodeInteractionCollection
external fun SemanticsNodeInteractionCollection.assertAll(
    matcher: SemanticsMatcher,
): SemanticsNodeInteractionCollection
external fun SemanticsNodeInteractionCollection.assertAny(
    matcher: SemanticsMatcher,
): SemanticsNodeInteractionCollection

external fun SemanticsNodeInteraction.performClick(): SemanticsNodeInteraction
external fun SemanticsNodeInteraction.performScrollTo(): SemanticsNodeInteraction
external fun SemanticsNodeInteraction.performTextInput(text: String)
external fun SemanticsNodeInteraction.performTouchInput(
    block: TouchInjectionScope.() -> Unit,
): SemanticsNodeInteraction
external fun <T : Function<Boolean>> SemanticsNodeInteraction.performSemanticsAction(
    key: SemanticsPropertyKey<AccessibilityAction<T>>, invocation: (T) -> Unit,
): SemanticsNodeInteraction
external fun SemanticsNodeInteraction.performSemanticsAction(
    key: SemanticsPropertyKey<AccessibilityAction<() -> Boolean>>,
): SemanticsNodeInteraction

external fun hasClickAction(): SemanticsMatcher
external fun hasNoClickAction(): SemanticsMatcher
external fun hasContentDescription(
    value: String, substring: Boolean = false, ignoreCase: Boolean = false,
): SemanticsMatcher
external fun hasText(text: String, substring: Boolean = false, ignoreCase: Boolean = false): SemanticsMatcher
external fun hasTestTag(testTag: String): SemanticsMatcher
external fun hasStateDescription(value: String): SemanticsMatcher
external fun hasParent(matcher: SemanticsMatcher): SemanticsMatcher
external fun hasAnyChild(matcher: SemanticsMatcher): SemanticsMatcher
external fun isHeading(): SemanticsMatcher
external fun isSelected(): SemanticsMatcher
external fun isSelectable(): SemanticsMatcher
external fun isToggleable(): SemanticsMatcher
external fun isFocusable(): SemanticsMatcher
external fun isEnabled(): SemanticsMatcher
external fun isDialog(): SemanticsMatcher

interface InjectionScope : Density {
    val width: Int
    val height: Int
    val center: Offset
    fun percentOffset(x: Float = 0f, y: Float = 0f): Offset
    fun advanceEventTime(durationMillis: Long = 16)
}

interface TouchInjectionScope : InjectionScope {
    fun down(position: Offset)
    fun moveTo(position: Offset, delayMillis: Long = 16)
    fun moveBy(delta: Offset, delayMillis: Long = 16)
    fun up()
    fun cancel()
}

external fun TouchInjectionScope.click(position: Offset = Offset.Zero)
external fun TouchInjectionScope.doubleClick(position: Offset = Offset.Zero)
external fun TouchInjectionScope.longClick(position: Offset = Offset.Zero)
external fun TouchInjectionScope.swipeLeft()
external fun TouchInjectionScope.swipeRight()
external fun TouchInjectionScope.swipeUp()
external fun TouchInjectionScope.swipeDown()
