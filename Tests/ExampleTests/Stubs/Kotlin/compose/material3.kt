package androidx.compose.material3

import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.RowScope
import androidx.compose.runtime.Composable
import androidx.compose.runtime.ProvidableCompositionLocal
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.RectangleShape
import androidx.compose.ui.graphics.Shape
import androidx.compose.ui.graphics.painter.Painter
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.text.AnnotatedString
import androidx.compose.ui.text.TextLayoutResult
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontStyle
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextDecoration
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.TextUnit

@RequiresOptIn("This material API is experimental and is likely to change or to be removed in the future.")
annotation class ExperimentalMaterial3Api

class ColorScheme internal constructor() {
    val primary: Color external get
    val onPrimary: Color external get
    val primaryContainer: Color external get
    val onPrimaryContainer: Color external get
    val secondary: Color external get
    val secondaryContainer: Color external get
    val surface: Color external get
    val onSurface: Color external get
    val surfaceVariant: Color external get
    val onSurfaceVariant: Color external get
    val background: Color external get
    val error: Color external get
    val onError: Color external get
    val outline: Color external get
}

class Typography internal constructor() {
    val displayLarge: TextStyle external get
    val headlineLarge: TextStyle external get
    val headlineMedium: TextStyle external get
    val headlineSmall: TextStyle external get
    val titleLarge: TextStyle external get
    val titleMedium: TextStyle external get
    val titleSmall: TextStyle external get
    val bodyLarge: TextStyle external get
    val bodyMedium: TextStyle external get
    val bodySmall: TextStyle external get
    val labelLarge: TextStyle external get
}

object MaterialTheme {
    @get:Composable
    val colorScheme: ColorScheme external get

    @get:Composable
    val typography: Typography external get
}

val LocalTextStyle: ProvidableCompositionLocal<TextStyle> external get

@Composable
external fun Text(
    text: String, modifier: Modifier = Modifier, color: Color = Color.Unspecified,
    fontSize: TextUnit = TextUnit.Unspecified, fontStyle: FontStyle? = null, fontWeight: FontWeight? = null,
    fontFamily: FontFamily? = null, letterSpacing: TextUnit = TextUnit.Unspecified,
    textDecoration: TextDecoration? = null, textAlign: TextAlign? = null,
    lineHeight: TextUnit = TextUnit.Unspecified, overflow: TextOverflow = TextOverflow.Clip,
    softWrap: Boolean = true, maxLines: Int = Int.MAX_VALUE, minLines: Int = 1,
    onTextLayout: ((TextLayoutResult) -> Unit)? = null, style: TextStyle = LocalTextStyle.current,
)

@Composable
external fun Text(
    text: AnnotatedString, modifier: Modifier = Modifier, color: Color = Color.Unspecified,
    fontSize: TextUnit = TextUnit.Unspecified, style: TextStyle = LocalTextStyle.current,
)

@Composable
external fun Button(
    onClick: () -> Unit, modifier: Modifier = Modifier, enabled: Boolean = true,
    content: @Composable RowScope.() -> Unit,
)

@Composable
external fun OutlinedButton(
    onClick: () -> Unit, modifier: Modifier = Modifier, enabled: Boolean = true,
    content: @Composable RowScope.() -> Unit,
)

@Composable
external fun TextButton(
    onClick: () -> Unit, modifier: Modifier = Modifier, enabled: Boolean = true,
    content: @Composable RowScope.() -> Unit,
)

@Composable
external fun IconButton(
    onClick: () -> Unit, modifier: Modifier = Modifier, enabled: Boolean = true, content: @Composable () -> Unit,
)

@Composable
external fun IconToggleButton(
    checked: Boolean, onCheckedChange: (Boolean) -> Unit, modifier: Modifier = Modifier, enabled: Boolean = true,
    content: @Composable () -> Unit,
)

@Composable
external fun Icon(
    imageVector: ImageVector, contentDescription: String?, modifier: Modifier = Modifier,
    tint: Color = Color.Unspecified,
)

@Composable
external fun Icon(
    painter: Painter, contentDescription: String?, modifier: Modifier = Modifier, tint: Color = Color.Unspecified,
)

@Composable
external fun Checkbox(
    checked: Boolean, onCheckedChange: ((Boolean) -> Unit)?, modifier: Modifier = Modifier, enabled: Boolean = true,
)

@Composable
external fun Switch(
    checked: Boolean, onCheckedChange: ((Boolean) -> Unit)?, modifier: Modifier = Modifier, enabled: Boolean = true,
)

@Composable
external fun RadioButton(
    selected: Boolean, onClick: (() -> Unit)?, modifier: Modifier = Modifier, enabled: Boolean = true,
)

@Composable
external fun Slider(
    value: Float, onValueChange: (Float) -> Unit, modifier: Modifier = Modifier, enabled: Boolean = true,
    valueRange: ClosedFloatingPointRange<Float> = 0f..1f, steps: Int = 0, onValueChangeFinished: (() -> Unit)? = null,
)

@Composable
external fun FilterChip(
    selected: Boolean, onClick: () -> Unit, label: @Composable () -> Unit, modifier: Modifier = Modifier,
    enabled: Boolean = true, leadingIcon: (@Composable () -> Unit)? = null,
)

@Composable
external fun Surface(
    modifier: Modifier = Modifier, shape: Shape = RectangleShape, color: Color = Color.Unspecified,
    content: @Composable () -> Unit,
)

@Composable
external fun Surface(
    onClick: () -> Unit, modifier: Modifier = Modifier, enabled: Boolean = true, content: @Composable () -> Unit,
)

@Composable
external fun Card(modifier: Modifier = Modifier, content: @Composable ColumnScope.() -> Unit)

@ExperimentalMaterial3Api
@Composable
external fun ModalBottomSheet(
    onDismissRequest: () -> Unit, modifier: Modifier = Modifier, content: @Composable ColumnScope.() -> Unit,
)

@Composable
external fun AlertDialog(
    onDismissRequest: () -> Unit, confirmButton: @Composable () -> Unit, modifier: Modifier = Modifier,
    dismissButton: (@Composable () -> Unit)? = null, title: (@Composable () -> Unit)? = null,
    text: (@Composable () -> Unit)? = null,
)

@Composable
external fun Scaffold(
    modifier: Modifier = Modifier, topBar: @Composable () -> Unit = {}, bottomBar: @Composable () -> Unit = {},
    content: @Composable (PaddingValues) -> Unit,
)

@ExperimentalMaterial3Api
@Composable
external fun TopAppBar(
    title: @Composable () -> Unit, modifier: Modifier = Modifier, navigationIcon: @Composable () -> Unit = {},
    actions: @Composable RowScope.() -> Unit = {},
)

@Composable
external fun PrimaryTabRow(
    selectedTabIndex: Int, modifier: Modifier = Modifier, tabs: @Composable () -> Unit,
)

@Composable
external fun Tab(
    selected: Boolean, onClick: () -> Unit, modifier: Modifier = Modifier, enabled: Boolean = true,
    text: (@Composable () -> Unit)? = null, icon: (@Composable () -> Unit)? = null,
)

@Composable
external fun NavigationBar(modifier: Modifier = Modifier, content: @Composable RowScope.() -> Unit)

@Composable
external fun RowScope.NavigationBarItem(
    selected: Boolean, onClick: () -> Unit, icon: @Composable () -> Unit, modifier: Modifier = Modifier,
    enabled: Boolean = true, label: (@Composable () -> Unit)? = null,
)

@Composable
external fun LinearProgressIndicator(progress: () -> Float, modifier: Modifier = Modifier)

@Composable
external fun CircularProgressIndicator(modifier: Modifier = Modifier)
