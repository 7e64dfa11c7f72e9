#pragma once
#if __has_include(<webkit/webkit-web-process-extension.h>)
#include <webkit/webkit-web-process-extension.h>

// One document in one frame: the identity that every report carries. Page and frame are weak: script may keep a function of a
// document that is gone, and calling it must neither crash nor pass for the frame's new document.
typedef struct {
  GWeakRef page, frame;
  guint64 frame_id, number;
  gboolean is_main;
  char *origin, *url;
} FrameDocument;

/// The frame's current document. `origin` and `url` are copied.
FrameDocument *frame_document_new(WebKitWebPage *, WebKitFrame *, const char *origin, const char *url);
void frame_document_free(gpointer);

/// The number of the document that the frame shows.
guint64 frame_document_number(WebKitFrame *);
/// Whether the frame shows another document by now.
gboolean frame_document_is_stale(FrameDocument *, WebKitFrame *);

/// Numbers the frame's next document. The first number of a page process is random: after a change of process the old process may
/// still report, and its documents must not pass for the new one's. TRUE if the frame had a document before.
gboolean frame_document_begin(WebKitFrame *);

// What happened to a document, or in it.
typedef struct {
  const char *kind;            // document, gone, input, click, submit, submit-frames, after-input, after-click, after-submit
  gboolean trusted, prevented; // of the event
  const char *url, *target;    // of a link or form; for an input, its kind is in `target`
  guint64 to_frame;            // of submit-frames
  gboolean to_main;
} Report;

/// Sends "gatehouse" `(sttbbssbbsstb)`: kind, frame, number, is main, is stale, origin, url, trusted, prevented, url, target,
/// to frame, to main. Stale: the frame shows another document by now.
void frame_document_report(FrameDocument *, Report);
#endif
