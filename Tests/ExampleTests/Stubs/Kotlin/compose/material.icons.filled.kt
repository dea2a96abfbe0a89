package androidx.compose.material.icons.filled

import androidx.compose.material.icons.Icons
import androidx.compose.ui.graphics.vector.ImageVector

val Icons.Filled.KeyboardArrowUp: ImageVector external get
val Icons.Filled.KeyboardArrowDown: ImageVector external get
val Icons.Filled.Close: ImageVector external get
val Icons.Filled.Menu: ImageVector external get
val Icons.Filled.Search: ImageVector external get
val Icons.Filled.Check: ImageVector external get
val Icons.Filled.Add: ImageVector external get
val Icons.Filled.Delete: ImageVector external get
val Icons.Filled.Edit: ImageVector external get
val Icons.Filled.Favorite: ImageVector external get
val Icons.Filled.Home: ImageVector external get
val Icons.Filled.MoreVert: ImageVector external get
val Icons.Filled.PlayArrow: ImageVector external get
val Icons.Filled.Settings: ImageVector external get
val Icons.Filled.Share: ImageVector external get
val Icons.Filled.Star: ImageVector external get
