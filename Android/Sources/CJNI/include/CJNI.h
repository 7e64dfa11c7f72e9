#ifndef CJNI_H
#define CJNI_H

#include <stdbool.h>
#include <stdint.h>

// The calls into the virtual machine that the gate needs, with types that are the same whatever jni.h calls them: `env` is the thread's JNIEnv,
// every other pointer a reference. References made here are local: they end with the call from Java.
// After a call that can fail the machine holds a pending exception; `jni_failed` says so, and nothing but returning to Java may follow.

/// Whether an exception is pending.
bool jni_failed(void *env);
/// Throws an exception of a class ("java/lang/IllegalStateException") that has a constructor with one text.
void jni_throw(void *env, const char *type, const uint16_t *message, int32_t length);
/// Lets go of a reference before the call ends.
void jni_release(void *env, void *reference);

/// The length of a string in UTF-16 units.
int32_t jni_string_length(void *env, void *string);
/// Copies a whole string.
void jni_string_copy(void *env, void *string, int32_t length, uint16_t *out);
/// Makes a string; NULL with a pending exception if there is no memory.
void *jni_string_make(void *env, const uint16_t *units, int32_t length);

/// The length of an array of any kind.
int32_t jni_array_length(void *env, void *array);
/// Copies a part of a char[].
void jni_chars_copy(void *env, void *array, int32_t start, int32_t count, uint16_t *out);
/// Copies a whole int[].
void jni_ints_copy(void *env, void *array, int32_t count, int32_t *out);
/// Writes a whole int[].
void jni_ints_write(void *env, void *array, int32_t count, const int32_t *in);
/// Copies a whole long[].
void jni_longs_copy(void *env, void *array, int32_t count, int64_t *out);
/// Makes a String[] full of nulls.
void *jni_strings_make(void *env, int32_t count);
/// Puts a string into a String[].
void jni_strings_set(void *env, void *array, int32_t index, void *string);
/// Takes a string out of a String[]; may be NULL.
void *jni_strings_get(void *env, void *array, int32_t index);

#endif
