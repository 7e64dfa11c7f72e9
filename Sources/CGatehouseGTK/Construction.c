#if __has_include(<webkit/webkit.h>)
#include "CGatehouseGTK.h"

WebKitWebView *gatehouse_view_new(WebKitWebContext *context, WebKitUserContentManager *content, WebKitNetworkSession *session) {
  return WEBKIT_WEB_VIEW(g_object_ref_sink(g_object_new(WEBKIT_TYPE_WEB_VIEW, "web-context", context, "user-content-manager", content,
                                                        "network-session", session, NULL)));
}

WebKitWebView *gatehouse_view_new_related(WebKitWebView *opener) {
  return WEBKIT_WEB_VIEW(g_object_ref_sink(g_object_new(WEBKIT_TYPE_WEB_VIEW, "related-view", opener, NULL)));
}

GtkWindow *gatehouse_window_new(WebKitWebView *view, int width, int height) {
  GtkWindow *window = GTK_WINDOW(gtk_window_new());
  gtk_window_set_decorated(window, FALSE);
  gtk_window_set_default_size(window, width, height);
  gtk_window_set_child(window, GTK_WIDGET(view));
  gtk_window_present(window);
  return window;
}

SoupServer *gatehouse_soup_server_new(void) { return soup_server_new("raw-paths", TRUE, NULL); }
#endif
