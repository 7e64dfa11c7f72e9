#include "PageContent.h"
#include "Messages.h"
#if __has_include(<webkit/webkit-web-process-extension.h>)

static GHashTable *worlds;  // name -> WebKitScriptWorld

JSCContext *page_content_context(WebKitFrame *frame, const char *name) {
  if (!*name) return webkit_frame_get_js_context(frame);
  if (!worlds) worlds = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
  WebKitScriptWorld *world = g_hash_table_lookup(worlds, name);
  if (!world) {
    world = webkit_script_world_new_with_name(name);
    g_hash_table_insert(worlds, g_strdup(name), world);
  }
  return webkit_frame_get_js_context_for_script_world(frame, world);
}

// The functions belong to one document: when its frame shows another, they find nothing to act on.
static WebKitFrame *live_frame(FrameDocument *document) {
  WebKitFrame *frame = g_weak_ref_get(&document->frame);
  if (frame && frame_document_is_stale(document, frame)) g_clear_object(&frame);
  return frame;
}

static void make_handlers(const char *world, const char *names, gpointer data) {
  FrameDocument *document = data;
  WebKitFrame *frame = live_frame(document);
  if (!frame) return;
  JSCContext *context = page_content_context(frame, world);
  WebKitWebPage *page = g_weak_ref_get(&document->page);
  if (page) messages_install(context, frame_document_new(page, frame, document->origin, document->url), world, names);
  g_clear_object(&page);
  g_object_unref(context);
  g_object_unref(frame);
}

static void run_script(const char *world, gboolean main_only, const char *source, gpointer data) {
  FrameDocument *document = data;
  WebKitFrame *frame = live_frame(document);
  if (!frame) return;
  if (!main_only || document->is_main) {
    JSCContext *context = page_content_context(frame, world);
    JSCValue *value = jsc_context_evaluate(context, source, -1);
    if (jsc_context_get_exception(context)) jsc_context_clear_exception(context);
    g_clear_object(&value);
    g_object_unref(context);
  }
  g_object_unref(frame);
}

void page_content_install(JSCContext *context, WebKitWebPage *page, WebKitFrame *frame, const char *origin, const char *url) {
  JSCValue *object = jsc_value_new_object(context, NULL, NULL);
  JSCValue *handlers =
      jsc_value_new_function(context, NULL, G_CALLBACK(make_handlers), frame_document_new(page, frame, origin, url), frame_document_free,
                             G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_STRING);
  JSCValue *run = jsc_value_new_function(context, NULL, G_CALLBACK(run_script), frame_document_new(page, frame, origin, url),
                                         frame_document_free, G_TYPE_NONE, 3, G_TYPE_STRING, G_TYPE_BOOLEAN, G_TYPE_STRING);
  jsc_value_object_set_property(object, "handlers", handlers);
  jsc_value_object_set_property(object, "run", run);
  jsc_context_set_value(context, "gatehousePage", object);
  g_object_unref(run);
  g_object_unref(handlers);
  g_object_unref(object);
}
#endif
