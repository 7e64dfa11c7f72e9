#include "CJNI.h"

#include <jni.h>

#define ENV ((JNIEnv *)env)
#define CALL(name, ...) (*ENV)->name(ENV, __VA_ARGS__)

bool jni_failed(void *env) { return (*ENV)->ExceptionCheck(ENV); }

void jni_throw(void *env, const char *type, const uint16_t *message, int32_t length) {
  if (jni_failed(env)) return;
  jclass class = CALL(FindClass, type);
  if (class == NULL) return;
  jmethodID init = CALL(GetMethodID, class, "<init>", "(Ljava/lang/String;)V");
  if (init == NULL) return;
  jstring text = CALL(NewString, message, length);
  if (text == NULL) return;
  jobject exception = CALL(NewObject, class, init, text);
  if (exception != NULL) CALL(Throw, exception);
}

void jni_release(void *env, void *reference) {
  if (reference != NULL) CALL(DeleteLocalRef, reference);
}

int32_t jni_string_length(void *env, void *string) { return CALL(GetStringLength, string); }

void jni_string_copy(void *env, void *string, int32_t length, uint16_t *out) { CALL(GetStringRegion, string, 0, length, out); }

void *jni_string_make(void *env, const uint16_t *units, int32_t length) { return CALL(NewString, units, length); }

int32_t jni_array_length(void *env, void *array) { return CALL(GetArrayLength, array); }

void jni_chars_copy(void *env, void *array, int32_t start, int32_t count, uint16_t *out) {
  CALL(GetCharArrayRegion, array, start, count, out);
}

void jni_ints_copy(void *env, void *array, int32_t count, int32_t *out) { CALL(GetIntArrayRegion, array, 0, count, out); }

void jni_ints_write(void *env, void *array, int32_t count, const int32_t *in) { CALL(SetIntArrayRegion, array, 0, count, in); }

void jni_longs_copy(void *env, void *array, int32_t count, int64_t *out) {
  CALL(GetLongArrayRegion, array, 0, count, (jlong *)out);
}

void *jni_strings_make(void *env, int32_t count) {
  jclass class = CALL(FindClass, "java/lang/String");
  if (class == NULL) return NULL;
  return CALL(NewObjectArray, count, class, NULL);
}

void jni_strings_set(void *env, void *array, int32_t index, void *string) { CALL(SetObjectArrayElement, array, index, string); }

void *jni_strings_get(void *env, void *array, int32_t index) { return CALL(GetObjectArrayElement, array, index); }
