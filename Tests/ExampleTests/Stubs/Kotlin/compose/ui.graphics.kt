package androidx.compose.ui.graphics

class Color private constructor() {
    val red: Float external get
    val green: Float external get
    val blue: Float external get
    val alpha: Float external get
    external fun copy(alpha: Float = 1f, red: Float = 0f, green: Float = 0f, blue: Float = 0f): Color

    companion object {
        val Black: Color external get
        val DarkGray: Color external get
        val Gray: Color external get
        val LightGray: Color external get
        val White: Color external get
        val Red: Color external get
        val Green: Color external get
        val Blue: Color external get
        val Yellow: Color external get
        val Cyan: Color external get
        val Magenta: Color external get
        val Transparent: Color external get
        val Unspecified: Color external get
    }
}

external fun Color(color: Long): Color
external fun Color(color: Int): Color

interface Shape

val RectangleShape: Shape external get
