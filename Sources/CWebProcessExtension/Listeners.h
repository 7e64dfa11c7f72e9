#pragma once
#include "FrameDocument.h"
#if __has_include(<webkit/webkit-web-process-extension.h>)
/// Installs the listeners for inputs, links and forms in a new document, in the context of the private script world.
void listeners_install(JSCContext *, FrameDocument *owned);
#endif
