#include "CallFunction.h"
#include "Evaluate.h"
#include "PageContent.h"
#if __has_include(<webkit/webkit-web-process-extension.h>)
#include <unistd.h>

static const char DRIVER[] =
    "((run, values, settle) => {"
    "  const stringify = JSON.stringify, text = String;"
    "  const fail = error => settle(false, text(error));"
    "  try {"
    "    run(...JSON.parse(values)).then(value => {"
    "      try { settle(true, stringify(value) ?? ''); } catch (error) { fail(error); }"
    "    }, fail);"
    "  } catch (error) { fail(error); }"
    "})";

static void answer(WebKitUserMessage *message, gboolean done, const char *text) {
  webkit_user_message_send_reply(message, webkit_user_message_new("call", g_variant_new("(bs)", done, text)));
}

typedef struct {
  WebKitUserMessage *message;
} Pending;

static void settled(gboolean done, const char *text, gpointer data) {
  Pending *pending = data;
  if (!pending->message) return;
  answer(pending->message, done, text);
  g_clear_object(&pending->message);
}

// The function that would have settled it is gone, and with it its document.
static void pending_free(gpointer data) {
  settled(FALSE, "the document is gone", data);
  g_free(data);
}

static gboolean received(WebKitWebPage *page, WebKitUserMessage *message, gpointer data) {
  (void)page;
  (void)data;
  if (!g_strcmp0(webkit_user_message_get_name(message), "process")) {
    char *text = g_strdup_printf("%ld", (long)getpid());
    answer(message, TRUE, text);
    g_free(text);
    return TRUE;
  }
  GVariant *body = webkit_user_message_get_parameters(message);
  if (g_strcmp0(webkit_user_message_get_name(message), "call") || !body || !g_variant_is_of_type(body, G_VARIANT_TYPE("(ttsss)")))
    return FALSE;
  guint64 id, number;
  const char *world, *source, *values;
  g_variant_get(body, "(tt&s&s&s)", &id, &number, &world, &source, &values);
  WebKitFrame *frame = evaluate_frame(id);
  if (!frame || frame_document_number(frame) != number) {
    answer(message, FALSE, "the document is gone");
    g_clear_object(&frame);
    return TRUE;
  }
  JSCContext *context = page_content_context(frame, world);
  JSCValue *function = jsc_context_evaluate(context, source, -1);
  JSCException *exception = jsc_context_get_exception(context);
  if (exception) {
    char *text = jsc_exception_to_string(exception);
    answer(message, FALSE, text);
    g_free(text);
    jsc_context_clear_exception(context);
  } else {
    Pending *pending = g_new(Pending, 1);
    pending->message = g_object_ref(message);
    JSCValue *driver = jsc_context_evaluate(context, DRIVER, -1);
    JSCValue *settle =
        jsc_value_new_function(context, NULL, G_CALLBACK(settled), pending, pending_free, G_TYPE_NONE, 2, G_TYPE_BOOLEAN, G_TYPE_STRING);
    JSCValue *result =
        jsc_value_function_call(driver, JSC_TYPE_VALUE, function, G_TYPE_STRING, values, JSC_TYPE_VALUE, settle, G_TYPE_NONE);
    if (jsc_context_get_exception(context)) jsc_context_clear_exception(context);
    g_clear_object(&result);
    g_object_unref(settle);
    g_object_unref(driver);
  }
  g_object_unref(function);
  g_object_unref(context);
  g_object_unref(frame);
  return TRUE;
}

void call_function_listen(WebKitWebPage *page) { g_signal_connect(page, "user-message-received", G_CALLBACK(received), NULL); }
#endif
