package androidx.compose.material.icons

object Icons {
    object Filled
    object Outlined
    object AutoMirrored {
        object Filled
        object Outlined
    }

    val Default: Filled = Filled
}
