#pragma once
#include "FrameDocument.h"
#if __has_include(<webkit/webkit-web-process-extension.h>)
/// The context of a frame in one of the host's worlds: "" is the page's own. The worlds live as long as the page process.
/// The caller owns it.
JSCContext *page_content_context(WebKitFrame *, const char *world);
/// Gives a new document, in the private world, what the host's own first script there calls to make message handlers and to run the
/// app's scripts: `gatehousePage.handlers(world, names)` and `gatehousePage.run(world, mainOnly, source)`.
void page_content_install(JSCContext *private_context, WebKitWebPage *, WebKitFrame *, const char *origin, const char *url);
#endif
