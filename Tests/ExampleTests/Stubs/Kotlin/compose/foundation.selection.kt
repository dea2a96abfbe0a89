package androidx.compose.foundation.selection

import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.state.ToggleableState

external fun Modifier.selectable(
    selected: Boolean, enabled: Boolean = true, role: Role? = null, onClick: () -> Unit,
): Modifier

external fun Modifier.selectableGroup(): Modifier

external fun Modifier.toggleable(
    value: Boolean, enabled: Boolean = true, role: Role? = null, onValueChange: (Boolean) -> Unit,
): Modifier

external fun Modifier.triStateToggleable(
    state: ToggleableState, enabled: Boolean = true, role: Role? = null, onClick: () -> Unit,
): Modifier
