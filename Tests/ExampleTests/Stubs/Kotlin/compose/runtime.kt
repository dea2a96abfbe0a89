package androidx.compose.runtime

import kotlin.reflect.KProperty

@Target(
    AnnotationTarget.FUNCTION, AnnotationTarget.TYPE, AnnotationTarget.TYPE_PARAMETER,
    AnnotationTarget.PROPERTY_GETTER,
)
annotation class Composable

@Target(AnnotationTarget.CLASS)
annotation class Immutable

@Target(AnnotationTarget.CLASS)
annotation class Stable

interface State<out T> {
    val value: T
}

interface MutableState<T> : State<T> {
    override var value: T
    operator fun component1(): T
    operator fun component2(): (T) -> Unit
}

interface IntState : State<Int> {
    val intValue: Int
}

interface MutableIntState : IntState, MutableState<Int> {
    override var intValue: Int
}

interface FloatState : State<Float> {
    val floatValue: Float
}

interface MutableFloatState : FloatState, MutableState<Float> {
    override var floatValue: Float
}

external operator fun <T> State<T>.getValue(thisObj: Any?, property: KProperty<*>): T
external operator fun <T> MutableState<T>.setValue(thisObj: Any?, property: KProperty<*>, value: T)
external operator fun IntState.getValue(thisObj: Any?, property: KProperty<*>): Int
external operator fun MutableIntState.setValue(thisObj: Any?, property: KProperty<*>, value: Int)
external operator fun FloatState.getValue(thisObj: Any?, property: KProperty<*>): Float
external operator fun MutableFloatState.setValue(thisObj: Any?, property: KProperty<*>, value: Float)

external fun <T> mutableStateOf(value: T): MutableState<T>
external fun mutableIntStateOf(value: Int): MutableIntState
external fun mutableFloatStateOf(value: Float): MutableFloatState
external fun <T> mutableStateListOf(vararg elements: T): MutableList<T>
external fun <T> derivedStateOf(calculation: () -> T): State<T>

@Composable
external fun <T> remember(calculation: () -> T): T

@Composable
external fun <T> remember(key1: Any?, calculation: () -> T): T

@Composable
external fun <T> remember(key1: Any?, key2: Any?, calculation: () -> T): T

@Composable
external fun <T> rememberUpdatedState(newValue: T): State<T>

@Composable
external fun <T> key(vararg keys: Any?, block: @Composable () -> T): T

@Composable
external fun LaunchedEffect(key1: Any?, block: suspend () -> Unit)

@Composable
external fun SideEffect(effect: () -> Unit)

class ProvidedValue<T> internal constructor()

sealed class CompositionLocal<T> {
    @get:Composable
    val current: T
        external get
}

abstract class ProvidableCompositionLocal<T> : CompositionLocal<T>() {
    external infix fun provides(value: T): ProvidedValue<T>
}

external fun <T> staticCompositionLocalOf(defaultFactory: () -> T): ProvidableCompositionLocal<T>

@Composable
external fun CompositionLocalProvider(vararg values: ProvidedValue<*>, content: @Composable () -> Unit)

@Composable
external fun CompositionLocalProvider(value: ProvidedValue<*>, content: @Composable () -> Unit)
