#pragma once
// The extension has no interface for Swift: WebKit finds its entry point by name. What passes between it and the view is described
// in FrameDocument.h (reports) and Evaluate.h (questions).
