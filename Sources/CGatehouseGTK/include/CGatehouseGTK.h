#pragma once

// What Swift cannot import from GTK and WebKitGTK (macros, variadic functions), and the join of GLib's main loop with Swift's.
// Without the engine's headers, that is without the package trait `WebKitGTK`, this module is empty.
#if __has_include(<webkit/webkit.h>)
#include <webkit/webkit.h>

#pragma clang assume_nonnull begin

// MARK: Main loop (MainLoop.c)

/// Makes libdispatch's main queue a source of GLib's default context. Main thread only; further calls do nothing.
/// Returns FALSE on another thread.
gboolean gatehouse_main_loop_boot(void);

// MARK: Watchdog (Watchdog.c)

/// Writes `message` to standard error and ends the process with `status`, unless this is called again, or disarmed, within `seconds`.
/// One deadline a process. `message` must stay.
void gatehouse_watchdog_arm(unsigned seconds, int status, const char *message);
/// Takes the deadline back.
void gatehouse_watchdog_disarm(void);

// MARK: Interruption (Interruption.c)

typedef void (*GatehouseInterrupted)(int signal, void *box);
/// Calls back on the main loop at SIGINT and SIGTERM; one that comes more than a second after the first ends the process. One listener a
/// process: FALSE if there is one.
gboolean gatehouse_on_interruption(GatehouseInterrupted, void *box);

// MARK: Signals (Signals.c)

// One connector a signal, so that the compiler checks the callback's type. `box` is handed to the callback and given back to
// `drop` when the handler is disconnected or the view ends.
typedef gboolean (*GatehouseDecide)(WebKitWebView *, WebKitPolicyDecision *, WebKitPolicyDecisionType, void *box);
typedef WebKitWebView *_Nullable (*GatehouseCreate)(WebKitWebView *, WebKitNavigationAction *, void *box);
typedef gboolean (*GatehouseMessage)(WebKitWebView *, WebKitUserMessage *, void *box);
typedef void (*GatehouseLoadChanged)(WebKitWebView *, WebKitLoadEvent, void *box);
typedef gboolean (*GatehouseLoadFailed)(WebKitWebView *, WebKitLoadEvent, char *uri, GError *, void *box);
typedef void (*GatehouseTerminated)(WebKitWebView *, WebKitWebProcessTerminationReason, void *box);
typedef void (*GatehouseClosed)(WebKitWebView *, void *box);
typedef gboolean (*GatehouseDialog)(WebKitWebView *, WebKitScriptDialog *, void *box);

gulong gatehouse_on_decide_policy(WebKitWebView *, GatehouseDecide, void *box, GClosureNotify drop);
gulong gatehouse_on_create(WebKitWebView *, GatehouseCreate, void *box, GClosureNotify drop);
gulong gatehouse_on_user_message(WebKitWebView *, GatehouseMessage, void *box, GClosureNotify drop);
gulong gatehouse_on_load_changed(WebKitWebView *, GatehouseLoadChanged, void *box, GClosureNotify drop);
gulong gatehouse_on_load_failed(WebKitWebView *, GatehouseLoadFailed, void *box, GClosureNotify drop);
gulong gatehouse_on_terminated(WebKitWebView *, GatehouseTerminated, void *box, GClosureNotify drop);
gulong gatehouse_on_close(WebKitWebView *, GatehouseClosed, void *box, GClosureNotify drop);
gulong gatehouse_on_script_dialog(WebKitWebView *, GatehouseDialog, void *box, GClosureNotify drop);
/// Cancels every download of the session as it starts: nothing is written to the user's folders.
void gatehouse_refuse_downloads(WebKitNetworkSession *);

// MARK: Construction (Construction.c)

/// A view of its own. The caller owns one reference.
WebKitWebView *gatehouse_view_new(WebKitWebContext *, WebKitUserContentManager *, WebKitNetworkSession *);
/// A view for the answer to `create`: it shares the opener's context, session and page process. The caller owns one reference.
WebKitWebView *gatehouse_view_new_related(WebKitWebView *opener);
/// A shown window that holds the view. The toolkit owns it until `gtk_window_destroy`.
GtkWindow *gatehouse_window_new(WebKitWebView *, int width, int height);
/// A server that leaves the escapes in paths as they are. The caller owns it.
SoupServer *gatehouse_soup_server_new(void);

// MARK: Tap (Tap.c)

/// Touches the view at a point in its own coordinates. FALSE: this WebKit has no touch gesture to drive.
gboolean gatehouse_tap(WebKitWebView *, double x, double y);

// MARK: Sandbox (Sandbox.c)

/// Lets a sandboxed page process read the folder of Swift's runtime, which an extension built by SwiftPM needs. FALSE: not found.
gboolean gatehouse_sandbox_add_swift_runtime(WebKitWebContext *);

/// Removes a file and its then empty folder when the process exits.
void gatehouse_remove_at_exit(const char *file, const char *folder);
/// Removes them now.
void gatehouse_remove_now(void);

// MARK: Display (Display.c)

/// Starts a program that ends with this process. `output` is the reading end of its standard output. 0 if it could not be started.
GPid gatehouse_spawn_tied(char *_Nullable *_Nonnull arguments, int *output, GError *_Nullable *_Nullable error);

// MARK: Proxy (ConnectTunnel.c)

/// Answers a CONNECT request: from now on its connection and one to 127.0.0.1:`port` are spliced. FALSE: nobody listens there.
gboolean gatehouse_tunnel(SoupServerMessage *, guint16 port);

#pragma clang assume_nonnull end
#endif
