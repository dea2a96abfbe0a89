package androidx.compose.material.icons.automirrored.filled

import androidx.compose.material.icons.Icons
import androidx.compose.ui.graphics.vector.ImageVector

val Icons.AutoMirrored.Filled.KeyboardArrowLeft: ImageVector external get
val Icons.AutoMirrored.Filled.KeyboardArrowRight: ImageVector external get
val Icons.AutoMirrored.Filled.ArrowBack: ImageVector external get
val Icons.AutoMirrored.Filled.ArrowForward: ImageVector external get
val Icons.AutoMirrored.Filled.List: ImageVector external get
val Icons.AutoMirrored.Filled.Send: ImageVector external get
