package androidx.compose.ui.platform

import android.content.Context
import android.view.View
import androidx.compose.runtime.ProvidableCompositionLocal
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.DpSize

interface ViewConfiguration {
    val longPressTimeoutMillis: Long
    val doubleTapTimeoutMillis: Long
    val doubleTapMinTimeMillis: Long
    val touchSlop: Float
    val minimumTouchTargetSize: DpSize
        get() = DpSize.Zero
}

interface AccessibilityManager

val LocalDensity: ProvidableCompositionLocal<Density> external get
val LocalViewConfiguration: ProvidableCompositionLocal<ViewConfiguration> external get
val LocalContext: ProvidableCompositionLocal<Context> external get
val LocalView: ProvidableCompositionLocal<View> external get
val LocalAccessibilityManager: ProvidableCompositionLocal<AccessibilityManager?> external get

external fun Modifier.testTag(tag: String): Modifier
