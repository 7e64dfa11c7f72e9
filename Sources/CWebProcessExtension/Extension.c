// What a view's public interface never says, seen from inside the page process: which frames there are, in which document an input
// landed, which link or form it set off. WebKit calls the entry point below by its name, once in every page process.
#include "CallFunction.h"
#include "Evaluate.h"
#include "FrameDocument.h"
#include "Listeners.h"
#include "PageContent.h"
#if __has_include(<webkit/webkit-web-process-extension.h>)

static WebKitScriptWorld *world;  // One a process; page script never runs in it.

static void frame_gone(gpointer data, GObject *was) {
  (void)was;
  FrameDocument *document = data;
  evaluate_remove_frame(document->frame_id);
  frame_document_report(document, (Report){.kind = "gone"});
  frame_document_free(document);
}

static char *evaluate_text(JSCContext *context, const char *script) {
  JSCValue *value = jsc_context_evaluate(context, script, -1);
  char *text = jsc_value_to_string(value);
  g_object_unref(value);
  return text;
}

// A new document of a frame that can run script, before the first script of the page.
static void window_object_cleared(WebKitScriptWorld *script_world, WebKitWebPage *page, WebKitFrame *frame, gpointer data) {
  (void)data;
  JSCContext *context = webkit_frame_get_js_context_for_script_world(frame, script_world);
  char *origin = evaluate_text(context, "self.origin"), *url = evaluate_text(context, "location.href");
  gboolean known = frame_document_begin(frame);
  FrameDocument *document = frame_document_new(page, frame, origin, url);
  if (!known) {
    evaluate_add_frame(frame);
    g_object_weak_ref(G_OBJECT(frame), frame_gone, frame_document_new(page, frame, origin, url));
  }
  frame_document_report(document, (Report){.kind = "document"});
  listeners_install(context, document);
  page_content_install(context, page, frame, origin, url);
  g_object_unref(context);
  g_free(origin);
  g_free(url);
}

static void will_send_submit(WebKitWebFormManager *manager, JSCValue *form, WebKitFrame *from, WebKitFrame *to, WebKitWebPage *page) {
  (void)manager;
  (void)form;
  FrameDocument *document = frame_document_new(page, from, "", "");
  frame_document_report(
      document, (Report){.kind = "submit-frames", .to_frame = webkit_frame_get_id(to), .to_main = webkit_frame_is_main_frame(to)});
  frame_document_free(document);
}

static void page_created(WebKitWebProcessExtension *extension, WebKitWebPage *page, gpointer data) {
  (void)extension;
  (void)data;
  evaluate_listen(page, world);
  call_function_listen(page);
  g_signal_connect(webkit_web_page_get_form_manager(page, world), "will-send-submit-event", G_CALLBACK(will_send_submit), page);
}

G_MODULE_EXPORT void webkit_web_process_extension_initialize(WebKitWebProcessExtension *extension) {
  world = webkit_script_world_new_with_name("gatehouse");
  g_signal_connect(world, "window-object-cleared", G_CALLBACK(window_object_cleared), NULL);
  g_signal_connect(extension, "page-created", G_CALLBACK(page_created), NULL);
}
#endif
