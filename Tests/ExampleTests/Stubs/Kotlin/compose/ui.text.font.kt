package androidx.compose.ui.text.font

class FontWeight(val weight: Int) {
    companion object {
        val Light: FontWeight external get
        val Normal: FontWeight external get
        val Medium: FontWeight external get
        val SemiBold: FontWeight external get
        val Bold: FontWeight external get
    }
}

class FontStyle private constructor()
abstract class FontFamily
