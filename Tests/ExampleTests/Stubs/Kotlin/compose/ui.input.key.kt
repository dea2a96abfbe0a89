package androidx.compose.ui.input.key

import androidx.compose.ui.Modifier

class Key private constructor() {
    companion object {
        val DirectionUp: Key external get
        val DirectionDown: Key external get
        val DirectionLeft: Key external get
        val DirectionRight: Key external get
        val DirectionCenter: Key external get
        val Enter: Key external get
        val Escape: Key external get
        val Spacebar: Key external get
        val Back: Key external get
    }
}

class KeyEvent private constructor()

class KeyEventType private constructor() {
    companion object {
        val Unknown: KeyEventType external get
        val KeyUp: KeyEventType external get
        val KeyDown: KeyEventType external get
    }
}

val KeyEvent.key: Key external get
val KeyEvent.type: KeyEventType external get

external fun Modifier.onKeyEvent(onKeyEvent: (KeyEvent) -> Boolean): Modifier
external fun Modifier.onPreviewKeyEvent(onPreviewKeyEvent: (KeyEvent) -> Boolean): Modifier
