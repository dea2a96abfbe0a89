package androidx.compose.ui.text.style

class TextDecoration internal constructor() {
    companion object {
        val None: TextDecoration external get
        val Underline: TextDecoration external get
        val LineThrough: TextDecoration external get
    }
}

class TextAlign private constructor() {
    companion object {
        val Start: TextAlign external get
        val Center: TextAlign external get
        val End: TextAlign external get
    }
}

class TextOverflow private constructor() {
    companion object {
        val Clip: TextOverflow external get
        val Ellipsis: TextOverflow external get
        val Visible: TextOverflow external get
    }
}
