#pragma once
#include "FrameDocument.h"
#if __has_include(<webkit/webkit-web-process-extension.h>)
/// Answers "call" `(ttsss)`, frame, document number, world, the source of an asynchronous function, its arguments as a JSON array, with `(bs)`
/// when the function's promise is settled: done, the result's JSON (empty: undefined) or what went wrong. And answers "process" with its own number, as
/// the process itself sees it.
void call_function_listen(WebKitWebPage *);
#endif
