package androidx.compose.ui.graphics.drawscope

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.unit.Density

@DslMarker
annotation class DrawScopeMarker

@DrawScopeMarker
interface DrawScope : Density {
    val size: Size
    val center: Offset
    fun drawRect(color: Color, topLeft: Offset = Offset.Zero, size: Size = this.size, alpha: Float = 1.0f)
    fun drawCircle(color: Color, radius: Float = 0f, center: Offset = this.center, alpha: Float = 1.0f)
    fun drawLine(color: Color, start: Offset, end: Offset, strokeWidth: Float = 0f)
}
