package org.junit.rules

interface TestRule
