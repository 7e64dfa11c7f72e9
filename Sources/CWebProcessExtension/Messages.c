#include "Messages.h"
#if __has_include(<webkit/webkit-web-process-extension.h>)

// Runs before the first script of the page, which cannot change what is taken here. JSON has no NaN and no infinity: they pass as texts that
// begin with NUL.
static const char SCRIPT[] =
    "((post, names) => {"
    "  'use strict';"
    "  const stringify = JSON.stringify, P = Promise, E = Error, isFinite = Number.isFinite, text = String;"
    "  const repair = String.prototype.toWellFormed, call = Function.prototype.call.bind(repair);"
    "  const plain = (key, value) => typeof value === 'number' && !isFinite(value) ? '\\0' + text(value)"
    "    : typeof value === 'string' ? call(value) : value;"
    "  const handlers = {};"
    "  for (const [name, replies] of JSON.parse(names)) {"
    "    const send = (value, yes, no) => post(name, stringify(value, plain) ?? 'null', yes, text => no(new E(text)));"
    "    handlers[name] = Object.freeze({postMessage: replies"
    "      ? value => new P((yes, no) => send(value, yes, no))"
    "      : value => { send(value, () => {}, () => {}); }});"
    "  }"
    "  Object.defineProperty(globalThis, 'webkit', {value: Object.freeze({messageHandlers: Object.freeze(handlers)})});"
    "})";

static const guint MOST_WAITING = 1000;
static guint waiting;

typedef struct {
  FrameDocument *document;
  char *world;
} Handler;

static void handler_free(gpointer data) {
  Handler *handler = data;
  frame_document_free(handler->document);
  g_free(handler->world);
  g_free(handler);
}

// Held for the length of one reply: a value in the data of a script's function would keep the document for ever.
typedef struct {
  JSCValue *yes, *no;
} Reply;

static void reply_end(Reply *reply, gboolean is_result, const char *text) {
  JSCContext *context = jsc_value_get_context(reply->yes);
  JSCValue *result = NULL;
  if (is_result) {
    JSCValue *value = *text ? jsc_value_new_from_json(context, text) : jsc_value_new_undefined(context);
    result = jsc_value_function_call(reply->yes, JSC_TYPE_VALUE, value, G_TYPE_NONE);
    g_clear_object(&value);
  } else {
    result = jsc_value_function_call(reply->no, G_TYPE_STRING, text, G_TYPE_NONE);
  }
  g_clear_object(&result);
  g_object_unref(reply->yes);
  g_object_unref(reply->no);
  g_free(reply);
}

static void replied(GObject *page, GAsyncResult *result, gpointer data) {
  waiting--;
  WebKitUserMessage *message = webkit_web_page_send_message_to_view_finish(WEBKIT_WEB_PAGE(page), result, NULL);
  GVariant *body = message ? webkit_user_message_get_parameters(message) : NULL;
  gboolean is_result = FALSE;
  const char *text = "the app did not answer";
  if (body && g_variant_is_of_type(body, G_VARIANT_TYPE("(bs)"))) g_variant_get(body, "(b&s)", &is_result, &text);
  reply_end(data, is_result, text);
  g_clear_object(&message);
}

static void post(const char *name, const char *json, JSCValue *yes, JSCValue *no, gpointer data) {
  Handler *handler = data;
  FrameDocument *document = handler->document;
  Reply *reply = g_new(Reply, 1);
  reply->yes = g_object_ref(yes);
  reply->no = g_object_ref(no);
  WebKitWebPage *page = g_weak_ref_get(&document->page);
  WebKitFrame *frame = g_weak_ref_get(&document->frame);
  gboolean stale = !frame || frame_document_is_stale(document, frame);
  if (!page || waiting >= MOST_WAITING) {
    reply_end(reply, FALSE, page ? "tooFast" : "the page is gone");
  } else {
    waiting++;
    GVariant *body = g_variant_new("(ttbbsssss)", document->frame_id, document->number, document->is_main, stale, document->origin,
                                   document->url, handler->world, name, json);
    webkit_web_page_send_message_to_view(page, webkit_user_message_new("post", body), NULL, replied, reply);
  }
  g_clear_object(&frame);
  g_clear_object(&page);
}

void messages_install(JSCContext *context, FrameDocument *owned, const char *world, const char *names) {
  Handler *handler = g_new(Handler, 1);
  handler->document = owned;
  handler->world = g_strdup(world);
  JSCValue *install = jsc_context_evaluate(context, SCRIPT, -1);
  JSCValue *function = jsc_value_new_function(context, NULL, G_CALLBACK(post), handler, handler_free, G_TYPE_NONE, 4, G_TYPE_STRING,
                                              G_TYPE_STRING, JSC_TYPE_VALUE, JSC_TYPE_VALUE);
  JSCValue *result = jsc_value_function_call(install, JSC_TYPE_VALUE, function, G_TYPE_STRING, names, G_TYPE_NONE);
  if (jsc_context_get_exception(context)) jsc_context_clear_exception(context);
  g_clear_object(&result);
  g_object_unref(function);
  g_object_unref(install);
}
#endif
