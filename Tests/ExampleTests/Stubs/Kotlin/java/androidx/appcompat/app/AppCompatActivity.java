package androidx.appcompat.app;

import androidx.activity.ComponentActivity;

public class AppCompatActivity extends ComponentActivity {}
