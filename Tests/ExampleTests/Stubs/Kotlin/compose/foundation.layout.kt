package androidx.compose.foundation.layout

import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp

@DslMarker
annotation class LayoutScopeMarker

@LayoutScopeMarker
interface RowScope {
    fun Modifier.weight(weight: Float, fill: Boolean = true): Modifier
    fun Modifier.align(alignment: Alignment.Vertical): Modifier
    fun Modifier.alignByBaseline(): Modifier
}

@LayoutScopeMarker
interface ColumnScope {
    fun Modifier.weight(weight: Float, fill: Boolean = true): Modifier
    fun Modifier.align(alignment: Alignment.Horizontal): Modifier
}

@LayoutScopeMarker
interface BoxScope {
    fun Modifier.align(alignment: Alignment): Modifier
    fun Modifier.matchParentSize(): Modifier
}

@LayoutScopeMarker
interface BoxWithConstraintsScope : BoxScope {
    val minWidth: Dp
    val maxWidth: Dp
    val minHeight: Dp
    val maxHeight: Dp
}

object Arrangement {
    interface Horizontal
    interface Vertical
    interface HorizontalOrVertical : Horizontal, Vertical

    val Start: Horizontal external get
    val End: Horizontal external get
    val Top: Vertical external get
    val Bottom: Vertical external get
    val Center: HorizontalOrVertical external get
    val SpaceBetween: HorizontalOrVertical external get
    val SpaceEvenly: HorizontalOrVertical external get
    external fun spacedBy(space: Dp): HorizontalOrVertical
}

interface PaddingValues

external fun PaddingValues(all: Dp): PaddingValues

@Composable
external fun Row(
    modifier: Modifier = Modifier, horizontalArrangement: Arrangement.Horizontal = Arrangement.Start,
    verticalAlignment: Alignment.Vertical = Alignment.Top, content: @Composable RowScope.() -> Unit,
)

@Composable
external fun Column(
    modifier: Modifier = Modifier, verticalArrangement: Arrangement.Vertical = Arrangement.Top,
    horizontalAlignment: Alignment.Horizontal = Alignment.Start, content: @Composable ColumnScope.() -> Unit,
)

@Composable
external fun Box(
    modifier: Modifier = Modifier, contentAlignment: Alignment = Alignment.TopStart,
    propagateMinConstraints: Boolean = false, content: @Composable BoxScope.() -> Unit,
)

@Composable
external fun Box(modifier: Modifier)

@Composable
external fun BoxWithConstraints(
    modifier: Modifier = Modifier, contentAlignment: Alignment = Alignment.TopStart,
    propagateMinConstraints: Boolean = false, content: @Composable BoxWithConstraintsScope.() -> Unit,
)

@Composable
external fun Spacer(modifier: Modifier)

external fun Modifier.padding(all: Dp): Modifier
external fun Modifier.padding(horizontal: Dp = 0.dp, vertical: Dp = 0.dp): Modifier
external fun Modifier.padding(start: Dp = 0.dp, top: Dp = 0.dp, end: Dp = 0.dp, bottom: Dp = 0.dp): Modifier
external fun Modifier.padding(paddingValues: PaddingValues): Modifier
external fun Modifier.size(size: Dp): Modifier
external fun Modifier.size(width: Dp, height: Dp): Modifier
external fun Modifier.width(width: Dp): Modifier
external fun Modifier.height(height: Dp): Modifier
external fun Modifier.requiredSize(size: Dp): Modifier
external fun Modifier.sizeIn(
    minWidth: Dp = Dp.Unspecified, minHeight: Dp = Dp.Unspecified, maxWidth: Dp = Dp.Unspecified,
    maxHeight: Dp = Dp.Unspecified,
): Modifier
external fun Modifier.defaultMinSize(minWidth: Dp = Dp.Unspecified, minHeight: Dp = Dp.Unspecified): Modifier
external fun Modifier.widthIn(min: Dp = Dp.Unspecified, max: Dp = Dp.Unspecified): Modifier
external fun Modifier.heightIn(min: Dp = Dp.Unspecified, max: Dp = Dp.Unspecified): Modifier
external fun Modifier.fillMaxWidth(fraction: Float = 1f): Modifier
external fun Modifier.fillMaxHeight(fraction: Float = 1f): Modifier
external fun Modifier.fillMaxSize(fraction: Float = 1f): Modifier
external fun Modifier.aspectRatio(ratio: Float, matchHeightConstraintsFirst: Boolean = false): Modifier
external fun Modifier.offset(x: Dp = 0.dp, y: Dp = 0.dp): Modifier
