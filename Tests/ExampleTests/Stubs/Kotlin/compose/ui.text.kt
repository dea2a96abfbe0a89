package androidx.compose.ui.text

class TextStyle
class AnnotatedString(val text: String) : CharSequence by text
class TextLayoutResult internal constructor()
