// WebKitGTK attaches a touch-only GtkGestureClick to its view. Emitting its signals makes WebKit synthesise trusted events, on any
// display, in the page that lies under the point.
#if __has_include(<webkit/webkit.h>)
#include "CGatehouseGTK.h"

gboolean gatehouse_tap(WebKitWebView *view, double x, double y) {
  GListModel *controllers = gtk_widget_observe_controllers(GTK_WIDGET(view));
  gboolean found = FALSE;
  for (guint i = 0; !found && i < g_list_model_get_n_items(controllers); i++) {
    GtkEventController *controller = g_list_model_get_item(controllers, i);
    if (GTK_IS_GESTURE_CLICK(controller) && gtk_gesture_single_get_touch_only(GTK_GESTURE_SINGLE(controller))) {
      g_signal_emit_by_name(controller, "pressed", 1, x, y);
      g_signal_emit_by_name(controller, "released", 1, x, y);
      found = TRUE;
    }
    g_object_unref(controller);
  }
  g_object_unref(controllers);
  return found;
}
#endif
