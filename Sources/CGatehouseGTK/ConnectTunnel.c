#if __has_include(<webkit/webkit.h>)
#include "CGatehouseGTK.h"

typedef struct {
  GIOStream *client, *upstream;
} Tunnel;

static void ended(GObject *source, GAsyncResult *result, gpointer data) {
  (void)source;
  Tunnel *tunnel = data;
  g_io_stream_splice_finish(result, NULL);
  g_object_unref(tunnel->client);
  g_object_unref(tunnel->upstream);
  g_free(tunnel);
}

static void answered(SoupServerMessage *message, gpointer upstream) {
  Tunnel *tunnel = g_new0(Tunnel, 1);
  tunnel->upstream = g_object_ref(upstream);
  tunnel->client = soup_server_message_steal_connection(message);
  g_io_stream_splice_async(tunnel->client, tunnel->upstream, G_IO_STREAM_SPLICE_CLOSE_STREAM1 | G_IO_STREAM_SPLICE_CLOSE_STREAM2,
                           G_PRIORITY_DEFAULT, NULL, ended, tunnel);
}

static void drop(gpointer upstream, GClosure *closure) {
  (void)closure;
  g_object_unref(upstream);
}

gboolean gatehouse_tunnel(SoupServerMessage *message, guint16 port) {
  GSocketClient *client = g_socket_client_new();
  GSocketConnection *upstream = g_socket_client_connect_to_host(client, "127.0.0.1", port, NULL, NULL);
  g_object_unref(client);
  if (!upstream) return FALSE;
  soup_server_message_set_status(message, SOUP_STATUS_OK, NULL);
  g_signal_connect_data(message, "wrote-headers", G_CALLBACK(answered), upstream, drop, 0);
  return TRUE;
}
#endif
