package androidx.core.view.accessibility;

import android.view.View;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;

public interface AccessibilityViewCommand {
    class CommandArguments {}

    boolean perform(@NonNull View view, @Nullable CommandArguments arguments);
}
