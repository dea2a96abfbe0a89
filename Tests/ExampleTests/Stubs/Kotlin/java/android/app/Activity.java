package android.app;

import android.content.Context;
import android.os.Bundle;
import android.view.View;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;

public class Activity extends Context {
    protected void onCreate(@Nullable Bundle savedInstanceState) {}
    protected void onStart() {}
    protected void onResume() {}
    protected void onDestroy() {}
    public void setContentView(int layoutResID) {}
    public void setContentView(View view) {}
    public native <T extends View> T findViewById(int id);
    public final native CharSequence getTitle();
    public native void setTitle(CharSequence title);
    public native void setTitle(int titleId);
    public native void finish();
    public native boolean isFinishing();
    @Deprecated
    public void onBackPressed() {}
    public native Object getSystemService(@NonNull String name);
}
