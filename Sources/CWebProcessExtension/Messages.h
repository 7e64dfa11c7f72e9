#pragma once
#include "FrameDocument.h"
#if __has_include(<webkit/webkit-web-process-extension.h>)
/// Makes `webkit.messageHandlers` in a world of a document. `names` is JSON: `[["name", replies], …]`.
///
/// Each post is sent as "post" `(ttbbsssss)`: frame, number, is main, is stale, origin, url, world, name, body as JSON. The answer is `(bs)`:
/// whether it is a result, and its JSON (empty: undefined) or the text of an error. At most 1,000 posts of a process wait for theirs.
void messages_install(JSCContext *, FrameDocument *owned, const char *world, const char *names);
#endif
