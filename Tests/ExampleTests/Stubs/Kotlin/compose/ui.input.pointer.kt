package androidx.compose.ui.input.pointer

import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.IntSize
import kotlin.coroutines.RestrictsSuspension

class PointerId private constructor()

class PointerInputChange internal constructor() {
    val id: PointerId external get
    val position: Offset external get
    val previousPosition: Offset external get
    val pressed: Boolean external get
    external fun consume()
}

class PointerEvent internal constructor() {
    val changes: List<PointerInputChange> external get
}

interface PointerInputScope : Density {
    val size: IntSize
    suspend fun <R> awaitPointerEventScope(block: suspend AwaitPointerEventScope.() -> R): R
}

@RestrictsSuspension
interface AwaitPointerEventScope : Density {
    val size: IntSize
    suspend fun awaitPointerEvent(): PointerEvent
}

fun interface PointerInputEventHandler {
    suspend operator fun PointerInputScope.invoke()
}

external fun Modifier.pointerInput(key1: Any?, block: PointerInputEventHandler): Modifier
external fun Modifier.pointerInput(key1: Any?, key2: Any?, block: PointerInputEventHandler): Modifier
external fun Modifier.pointerInput(vararg keys: Any?, block: PointerInputEventHandler): Modifier
