package androidx.compose.ui.test.junit4

import androidx.activity.ComponentActivity
import androidx.compose.runtime.Composable
import androidx.compose.ui.test.SemanticsNodeInteractionsProvider
import androidx.compose.ui.unit.Density
import org.junit.rules.TestRule

interface ComposeTestRule : TestRule, SemanticsNodeInteractionsProvider {
    val density: Density
    fun <T> runOnUiThread(action: () -> T): T
    fun <T> runOnIdle(action: () -> T): T
    fun waitForIdle()
    suspend fun awaitIdle()
    fun waitUntil(timeoutMillis: Long = 1000, condition: () -> Boolean)
}

interface ComposeContentTestRule : ComposeTestRule {
    fun setContent(composable: @Composable () -> Unit)
}

abstract class AndroidComposeTestRule<R : TestRule, A : ComponentActivity> : ComposeContentTestRule {
    val activityRule: R external get
    val activity: A external get
}

external fun createComposeRule(): ComposeContentTestRule

external fun <A : ComponentActivity> createAndroidComposeRule(): AndroidComposeTestRule<TestRule, A>
