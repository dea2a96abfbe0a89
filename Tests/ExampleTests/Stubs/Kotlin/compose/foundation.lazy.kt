package androidx.compose.foundation.lazy

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Dp

@DslMarker
annotation class LazyScopeMarker

@LazyScopeMarker
interface LazyItemScope {
    fun Modifier.fillParentMaxWidth(fraction: Float = 1f): Modifier
}

@LazyScopeMarker
interface LazyListScope {
    fun item(key: Any? = null, contentType: Any? = null, content: @Composable LazyItemScope.() -> Unit)
    fun items(
        count: Int, key: ((index: Int) -> Any)? = null, contentType: (index: Int) -> Any? = { null },
        itemContent: @Composable LazyItemScope.(index: Int) -> Unit,
    )
}

external fun <T> LazyListScope.items(
    items: List<T>, key: ((item: T) -> Any)? = null, contentType: (item: T) -> Any? = { null },
    itemContent: @Composable LazyItemScope.(item: T) -> Unit,
)

external fun <T> LazyListScope.itemsIndexed(
    items: List<T>, key: ((index: Int, item: T) -> Any)? = null,
    itemContent: @Composable LazyItemScope.(index: Int, item: T) -> Unit,
)

@Composable
external fun LazyColumn(
    modifier: Modifier = Modifier, reverseLayout: Boolean = false,
    verticalArrangement: Arrangement.Vertical = Arrangement.Top, content: LazyListScope.() -> Unit,
)

@Composable
external fun LazyRow(
    modifier: Modifier = Modifier, reverseLayout: Boolean = false,
    horizontalArrangement: Arrangement.Horizontal = Arrangement.Start, content: LazyListScope.() -> Unit,
)
