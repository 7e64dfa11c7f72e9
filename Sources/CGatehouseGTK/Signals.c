#if __has_include(<webkit/webkit.h>)
#include "CGatehouseGTK.h"

#define CONNECT(object, signal) g_signal_connect_data(object, signal, G_CALLBACK(callback), box, drop, 0)

gulong gatehouse_on_decide_policy(WebKitWebView *view, GatehouseDecide callback, void *box, GClosureNotify drop) {
  return CONNECT(view, "decide-policy");
}
gulong gatehouse_on_create(WebKitWebView *view, GatehouseCreate callback, void *box, GClosureNotify drop) {
  return CONNECT(view, "create");
}
gulong gatehouse_on_user_message(WebKitWebView *view, GatehouseMessage callback, void *box, GClosureNotify drop) {
  return CONNECT(view, "user-message-received");
}
gulong gatehouse_on_load_changed(WebKitWebView *view, GatehouseLoadChanged callback, void *box, GClosureNotify drop) {
  return CONNECT(view, "load-changed");
}
gulong gatehouse_on_load_failed(WebKitWebView *view, GatehouseLoadFailed callback, void *box, GClosureNotify drop) {
  return CONNECT(view, "load-failed");
}
gulong gatehouse_on_terminated(WebKitWebView *view, GatehouseTerminated callback, void *box, GClosureNotify drop) {
  return CONNECT(view, "web-process-terminated");
}
gulong gatehouse_on_close(WebKitWebView *view, GatehouseClosed callback, void *box, GClosureNotify drop) {
  return CONNECT(view, "close");
}
gulong gatehouse_on_script_dialog(WebKitWebView *view, GatehouseDialog callback, void *box, GClosureNotify drop) {
  return CONNECT(view, "script-dialog");
}

static void refuse(WebKitNetworkSession *session, WebKitDownload *download, gpointer data) {
  (void)session;
  (void)data;
  webkit_download_cancel(download);
}
void gatehouse_refuse_downloads(WebKitNetworkSession *session) {
  g_signal_connect(session, "download-started", G_CALLBACK(refuse), NULL);
}
#endif
