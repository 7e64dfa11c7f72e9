#include "FrameDocument.h"
#if __has_include(<webkit/webkit-web-process-extension.h>)

static const char NUMBER[] = "gatehouse-document";

static guint64 current_number(WebKitFrame *frame) { return GPOINTER_TO_SIZE(g_object_get_data(G_OBJECT(frame), NUMBER)); }

guint64 frame_document_number(WebKitFrame *frame) { return current_number(frame); }

gboolean frame_document_is_stale(FrameDocument *document, WebKitFrame *frame) { return current_number(frame) != document->number; }

gboolean frame_document_begin(WebKitFrame *frame) {
  static gsize last;
  if (!last) last = (gsize)g_random_int() << 24;
  gboolean known = current_number(frame) != 0;
  g_object_set_data(G_OBJECT(frame), NUMBER, GSIZE_TO_POINTER(++last));
  return known;
}

FrameDocument *frame_document_new(WebKitWebPage *page, WebKitFrame *frame, const char *origin, const char *url) {
  FrameDocument *document = g_new0(FrameDocument, 1);
  g_weak_ref_init(&document->page, page);
  g_weak_ref_init(&document->frame, frame);
  document->frame_id = webkit_frame_get_id(frame);
  document->number = current_number(frame);
  document->is_main = webkit_frame_is_main_frame(frame);
  document->origin = g_strdup(origin);
  document->url = g_strdup(url);
  return document;
}

void frame_document_free(gpointer data) {
  FrameDocument *document = data;
  g_weak_ref_clear(&document->page);
  g_weak_ref_clear(&document->frame);
  g_free(document->origin);
  g_free(document->url);
  g_free(document);
}

void frame_document_report(FrameDocument *document, Report report) {
  WebKitWebPage *page = g_weak_ref_get(&document->page);
  WebKitFrame *frame = g_weak_ref_get(&document->frame);
  gboolean stale = !frame || current_number(frame) != document->number;
  if (page) {
    GVariant *body = g_variant_new("(sttbbssbbsstb)", report.kind, document->frame_id, document->number, document->is_main, stale,
                                   document->origin, document->url, report.trusted, report.prevented, report.url ? report.url : "",
                                   report.target ? report.target : "", report.to_frame, report.to_main);
    webkit_web_page_send_message_to_view(page, webkit_user_message_new("gatehouse", body), NULL, NULL, NULL);
  }
  g_clear_object(&frame);
  g_clear_object(&page);
}
#endif
