#pragma once
#include "FrameDocument.h"
#if __has_include(<webkit/webkit-web-process-extension.h>)
/// Remembers a frame by its id, weakly.
void evaluate_add_frame(WebKitFrame *);
void evaluate_remove_frame(guint64 id);
/// The frame of an id, if it is there. The caller owns it.
WebKitFrame *evaluate_frame(guint64 id);
/// Answers "evaluate" `(tbs)`, frame, in the page's own script world, script, with `(bs)`: done, the result's text or what went wrong.
/// A text comes as it is, another value as JSON, undefined as an empty text.
void evaluate_listen(WebKitWebPage *, WebKitScriptWorld *world);
#endif
