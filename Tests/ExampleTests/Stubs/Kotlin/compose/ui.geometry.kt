package androidx.compose.ui.geometry

class Offset private constructor() {
    val x: Float external get
    val y: Float external get
    external operator fun plus(other: Offset): Offset
    external operator fun minus(other: Offset): Offset
    external operator fun times(operand: Float): Offset
    external operator fun div(operand: Float): Offset
    external fun copy(x: Float = 0f, y: Float = 0f): Offset

    companion object {
        val Zero: Offset external get
    }
}

external fun Offset(x: Float, y: Float): Offset

class Size private constructor() {
    val width: Float external get
    val height: Float external get
    external fun copy(width: Float = 0f, height: Float = 0f): Size

    companion object {
        val Zero: Size external get
    }
}

external fun Size(width: Float, height: Float): Size

data class Rect(val left: Float, val top: Float, val right: Float, val bottom: Float) {
    val width: Float external get
    val height: Float external get
    external fun contains(offset: Offset): Boolean
    external fun overlaps(other: Rect): Boolean
}
