package androidx.compose.runtime.saveable

import androidx.compose.runtime.Composable
import androidx.compose.runtime.MutableState

@Composable
external fun <T : Any> rememberSaveable(vararg inputs: Any?, init: () -> T): T

@Composable
external fun <T> rememberSaveable(vararg inputs: Any?, init: () -> MutableState<T>): MutableState<T>
