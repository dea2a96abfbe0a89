package org.junit;

public class Assert {
    public static native void assertTrue(boolean condition);
    public static native void assertTrue(String message, boolean condition);
    public static native void assertFalse(boolean condition);
    public static native void assertFalse(String message, boolean condition);
    public static native void assertEquals(Object expected, Object actual);
    public static native void assertEquals(String message, Object expected, Object actual);
    public static native void assertEquals(long expected, long actual);
    public static native void assertEquals(double expected, double actual, double delta);
    public static native void assertEquals(float expected, float actual, float delta);
    public static native void assertNotEquals(Object unexpected, Object actual);
    public static native void assertNotEquals(long unexpected, long actual);
    public static native void assertNull(Object object);
    public static native void assertNotNull(Object object);
    public static native void assertSame(Object expected, Object actual);
    public static native void fail(String message);
}
