package androidx.compose.ui.unit

class Dp private constructor() : Comparable<Dp> {
    val value: Float external get
    external operator fun plus(other: Dp): Dp
    external operator fun minus(other: Dp): Dp
    external operator fun unaryMinus(): Dp
    external operator fun times(other: Float): Dp
    external operator fun times(other: Int): Dp
    external operator fun div(other: Float): Dp
    external operator fun div(other: Int): Dp
    external operator fun div(other: Dp): Float
    external override fun compareTo(other: Dp): Int

    companion object {
        val Hairline: Dp external get
        val Infinity: Dp external get
        val Unspecified: Dp external get
    }
}

val Int.dp: Dp external get
val Float.dp: Dp external get
val Double.dp: Dp external get
external fun min(a: Dp, b: Dp): Dp
external fun max(a: Dp, b: Dp): Dp
external fun Dp.coerceIn(minimumValue: Dp, maximumValue: Dp): Dp
external fun Dp.coerceAtLeast(minimumValue: Dp): Dp
external fun Dp.coerceAtMost(maximumValue: Dp): Dp

class TextUnit private constructor() {
    val value: Float external get
    external operator fun times(other: Float): TextUnit
    external operator fun div(other: Float): TextUnit

    companion object {
        val Unspecified: TextUnit external get
    }
}

val Int.sp: TextUnit external get
val Float.sp: TextUnit external get
val Double.sp: TextUnit external get
val Int.em: TextUnit external get
val Float.em: TextUnit external get
val Double.em: TextUnit external get

class DpSize private constructor() {
    val width: Dp external get
    val height: Dp external get

    companion object {
        val Zero: DpSize external get
    }
}

external fun DpSize(width: Dp, height: Dp): DpSize

class DpRect(val left: Dp, val top: Dp, val right: Dp, val bottom: Dp)

val DpRect.width: Dp external get
val DpRect.height: Dp external get

class IntSize private constructor() {
    val width: Int external get
    val height: Int external get

    companion object {
        val Zero: IntSize external get
    }
}

external fun IntSize(width: Int, height: Int): IntSize

interface FontScaling {
    val fontScale: Float
    fun Dp.toSp(): TextUnit
    fun TextUnit.toDp(): Dp
}

interface Density : FontScaling {
    val density: Float
    fun Dp.toPx(): Float
    fun Dp.roundToPx(): Int
    fun TextUnit.toPx(): Float
    fun Int.toDp(): Dp
    fun Float.toDp(): Dp
    fun Float.toSp(): TextUnit
}

external fun Density(density: Float, fontScale: Float = 1f): Density
