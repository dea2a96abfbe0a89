package androidx.compose.ui.graphics.vector

class ImageVector internal constructor()
