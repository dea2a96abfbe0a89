package androidx.compose.ui.focus

import androidx.compose.ui.Modifier

interface FocusState {
    val isFocused: Boolean
    val hasFocus: Boolean
    val isCaptured: Boolean
}

interface FocusProperties {
    var canFocus: Boolean
}

class FocusRequester {
    external fun requestFocus(): Boolean
}

external fun Modifier.onFocusChanged(onFocusChanged: (FocusState) -> Unit): Modifier
external fun Modifier.focusRequester(focusRequester: FocusRequester): Modifier
external fun Modifier.focusProperties(scope: FocusProperties.() -> Unit): Modifier
