package androidx.compose.foundation

import androidx.compose.foundation.gestures.Orientation
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.RectangleShape
import androidx.compose.ui.graphics.Shape
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.painter.Painter
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.unit.Dp

@Composable
external fun Canvas(modifier: Modifier, onDraw: DrawScope.() -> Unit)

@Composable
external fun Canvas(modifier: Modifier, contentDescription: String, onDraw: DrawScope.() -> Unit)

@Composable
external fun Image(
    painter: Painter, contentDescription: String?, modifier: Modifier = Modifier,
    alignment: Alignment = Alignment.Center,
)

@Composable
external fun Image(imageVector: ImageVector, contentDescription: String?, modifier: Modifier = Modifier)

external fun Modifier.background(color: Color, shape: Shape = RectangleShape): Modifier
external fun Modifier.border(width: Dp, color: Color, shape: Shape = RectangleShape): Modifier

external fun Modifier.clickable(
    enabled: Boolean = true, onClickLabel: String? = null, role: Role? = null, onClick: () -> Unit,
): Modifier

external fun Modifier.combinedClickable(
    enabled: Boolean = true, onClickLabel: String? = null, role: Role? = null, onLongClickLabel: String? = null,
    onLongClick: (() -> Unit)? = null, onDoubleClick: (() -> Unit)? = null, onClick: () -> Unit,
): Modifier

external fun Modifier.focusable(enabled: Boolean = true): Modifier

external fun Modifier.progressSemantics(
    value: Float, valueRange: ClosedFloatingPointRange<Float> = 0f..1f, steps: Int = 0,
): Modifier

external fun Modifier.progressSemantics(): Modifier

class ScrollState(initial: Int)

@Composable
external fun rememberScrollState(initial: Int = 0): ScrollState

external fun Modifier.verticalScroll(state: ScrollState, enabled: Boolean = true): Modifier
external fun Modifier.horizontalScroll(state: ScrollState, enabled: Boolean = true): Modifier
