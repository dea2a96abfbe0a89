package androidx.compose.ui.res

import androidx.compose.runtime.Composable
import androidx.compose.ui.graphics.painter.Painter

@Composable
external fun stringResource(id: Int): String

@Composable
external fun stringResource(id: Int, vararg formatArgs: Any): String

@Composable
external fun pluralStringResource(id: Int, count: Int): String

@Composable
external fun pluralStringResource(id: Int, count: Int, vararg formatArgs: Any): String

@Composable
external fun painterResource(id: Int): Painter
