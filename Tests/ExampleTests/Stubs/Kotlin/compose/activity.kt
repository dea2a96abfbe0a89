package androidx.activity.compose

import androidx.activity.ComponentActivity
import androidx.compose.runtime.Composable

@Composable
external fun BackHandler(enabled: Boolean = true, onBack: () -> Unit)

external fun ComponentActivity.setContent(content: @Composable () -> Unit)
