package androidx.compose.foundation.gestures

import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.input.pointer.AwaitPointerEventScope
import androidx.compose.ui.input.pointer.PointerId
import androidx.compose.ui.input.pointer.PointerInputChange
import androidx.compose.ui.input.pointer.PointerInputScope

enum class Orientation {
    Vertical,
    Horizontal,
}

interface PressGestureScope

external suspend fun PointerInputScope.detectTapGestures(
    onDoubleTap: ((Offset) -> Unit)? = null, onLongPress: ((Offset) -> Unit)? = null,
    onPress: suspend PressGestureScope.(Offset) -> Unit = {}, onTap: ((Offset) -> Unit)? = null,
)

external suspend fun PointerInputScope.detectDragGestures(
    onDragStart: (Offset) -> Unit = {}, onDragEnd: () -> Unit = {}, onDragCancel: () -> Unit = {},
    onDrag: (change: PointerInputChange, dragAmount: Offset) -> Unit,
)

external suspend fun PointerInputScope.detectHorizontalDragGestures(
    onDragStart: (Offset) -> Unit = {}, onDragEnd: () -> Unit = {}, onDragCancel: () -> Unit = {},
    onHorizontalDrag: (change: PointerInputChange, dragAmount: Float) -> Unit,
)

external suspend fun PointerInputScope.detectVerticalDragGestures(
    onDragStart: (Offset) -> Unit = {}, onDragEnd: () -> Unit = {}, onDragCancel: () -> Unit = {},
    onVerticalDrag: (change: PointerInputChange, dragAmount: Float) -> Unit,
)

external suspend fun PointerInputScope.awaitEachGesture(block: suspend AwaitPointerEventScope.() -> Unit)
external suspend fun AwaitPointerEventScope.awaitFirstDown(requireUnconsumed: Boolean = true): PointerInputChange
external suspend fun AwaitPointerEventScope.waitForUpOrCancellation(): PointerInputChange?
external suspend fun AwaitPointerEventScope.drag(
    pointerId: PointerId, onDrag: (PointerInputChange) -> Unit,
): Boolean

interface DraggableState

external fun DraggableState(onDelta: (Float) -> Unit): DraggableState

external fun Modifier.draggable(
    state: DraggableState, orientation: Orientation, enabled: Boolean = true,
): Modifier
