package androidx.activity;

import android.app.Activity;
import androidx.annotation.NonNull;
import androidx.lifecycle.LifecycleOwner;

public class ComponentActivity extends Activity implements LifecycleOwner {
    @NonNull
    public final native OnBackPressedDispatcher getOnBackPressedDispatcher();
}
