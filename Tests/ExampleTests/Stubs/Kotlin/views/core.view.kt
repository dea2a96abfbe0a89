package androidx.core.view

import android.view.View
import android.view.ViewGroup

var View.isVisible: Boolean external get external set
var View.isInvisible: Boolean external get external set
var View.isGone: Boolean external get external set
val ViewGroup.children: Sequence<View> external get
external fun View.doOnLayout(action: (view: View) -> Unit)
