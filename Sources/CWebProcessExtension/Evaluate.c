#include "Evaluate.h"
#if __has_include(<webkit/webkit-web-process-extension.h>)

static GHashTable *frames;  // guint64 id -> GWeakRef of WebKitFrame

static void weak_ref_free(gpointer reference) {
  g_weak_ref_clear(reference);
  g_free(reference);
}

void evaluate_add_frame(WebKitFrame *frame) {
  if (!frames) frames = g_hash_table_new_full(g_int64_hash, g_int64_equal, g_free, weak_ref_free);
  guint64 *id = g_new(guint64, 1);
  *id = webkit_frame_get_id(frame);
  GWeakRef *reference = g_new0(GWeakRef, 1);
  g_weak_ref_init(reference, frame);
  g_hash_table_replace(frames, id, reference);
}

void evaluate_remove_frame(guint64 id) {
  if (frames) g_hash_table_remove(frames, &id);
}

WebKitFrame *evaluate_frame(guint64 id) {
  GWeakRef *reference = frames ? g_hash_table_lookup(frames, &id) : NULL;
  return reference ? g_weak_ref_get(reference) : NULL;
}

static char *text_of(JSCContext *context, const char *script, gboolean *done) {
  JSCValue *value = jsc_context_evaluate(context, script, -1);
  JSCException *exception = jsc_context_get_exception(context);
  char *text = exception                    ? jsc_exception_to_string(exception)
               : jsc_value_is_string(value) ? jsc_value_to_string(value)
                                            : jsc_value_to_json(value, 0);
  *done = exception == NULL;
  if (exception) jsc_context_clear_exception(context);
  g_object_unref(value);
  return text ? text : g_strdup("");
}

static gboolean received(WebKitWebPage *page, WebKitUserMessage *message, gpointer world) {
  (void)page;
  GVariant *body = webkit_user_message_get_parameters(message);
  if (g_strcmp0(webkit_user_message_get_name(message), "evaluate") || !body ||
      !g_variant_is_of_type(body, G_VARIANT_TYPE("(tbs)")))
    return FALSE;
  guint64 id;
  gboolean in_page, done = FALSE;
  const char *script;
  g_variant_get(body, "(tb&s)", &id, &in_page, &script);
  WebKitFrame *frame = evaluate_frame(id);
  char *text = NULL;
  if (frame) {
    JSCContext *context = in_page ? webkit_frame_get_js_context(frame) : webkit_frame_get_js_context_for_script_world(frame, world);
    text = text_of(context, script, &done);
    g_object_unref(context);
    g_object_unref(frame);
  }
  GVariant *answer = g_variant_new("(bs)", done, text ? text : "the frame is gone");
  webkit_user_message_send_reply(message, webkit_user_message_new("evaluate", answer));
  g_free(text);
  return TRUE;
}

void evaluate_listen(WebKitWebPage *page, WebKitScriptWorld *world) {
  g_signal_connect(page, "user-message-received", G_CALLBACK(received), world);
}
#endif
