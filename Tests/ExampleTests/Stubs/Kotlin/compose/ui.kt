package androidx.compose.ui

interface Modifier {
    infix fun then(other: Modifier): Modifier

    interface Element : Modifier

    companion object : Modifier {
        external override infix fun then(other: Modifier): Modifier
    }
}

interface Alignment {
    interface Horizontal
    interface Vertical

    companion object {
        val TopStart: Alignment external get
        val TopCenter: Alignment external get
        val TopEnd: Alignment external get
        val CenterStart: Alignment external get
        val Center: Alignment external get
        val CenterEnd: Alignment external get
        val BottomStart: Alignment external get
        val BottomCenter: Alignment external get
        val BottomEnd: Alignment external get
        val Top: Vertical external get
        val CenterVertically: Vertical external get
        val Bottom: Vertical external get
        val Start: Horizontal external get
        val CenterHorizontally: Horizontal external get
        val End: Horizontal external get
    }
}
