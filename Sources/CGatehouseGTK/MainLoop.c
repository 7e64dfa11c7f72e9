// GLib's main loop and Swift's main actor share the process's main thread: libdispatch's main queue hangs on an eventfd, and a
// source of GLib's default context drains it.
#if __has_include(<webkit/webkit.h>)
#define _GNU_SOURCE
#include "CGatehouseGTK.h"
#include <glib-unix.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

// Exported by libdispatch.so for CoreFoundation's run loop.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *);

static gboolean drain(gint descriptor, GIOCondition condition, gpointer data) {
  (void)condition;
  (void)data;
  uint64_t wakeups;
  (void)!read(descriptor, &wakeups, sizeof wakeups);  // Acknowledge, or the source stays ready and burns a core.
  _dispatch_main_queue_callback_4CF(NULL);
  return G_SOURCE_CONTINUE;
}

gboolean gatehouse_main_loop_boot(void) {
  static gboolean booted;
  if (getpid() != syscall(SYS_gettid)) return FALSE;
  if (booted) return TRUE;
  booted = TRUE;
  setvbuf(stdout, NULL, _IOLBF, 0);  // The watchdog's _exit would lose buffered output.
  GSource *source = g_unix_fd_source_new(_dispatch_get_main_queue_handle_4CF(), G_IO_IN);
  g_source_set_callback(source, G_SOURCE_FUNC(drain), NULL, NULL);
  g_source_set_can_recurse(source, FALSE);
  g_source_attach(source, NULL);
  g_source_unref(source);
  return TRUE;
}

// `swift test` and an `async` main end in a function that gives the main thread away. The concurrency runtime exports a hook for it;
// the loop takes its place, so that the main actor stays on the main thread.
typedef void (*DrainFunction)(void);
extern __attribute__((swiftcall)) void (*swift_task_asyncMainDrainQueue_hook)(DrainFunction, DrainFunction);

static __attribute__((swiftcall)) void run(DrainFunction original, DrainFunction compatible) {
  (void)original;
  (void)compatible;
  gatehouse_main_loop_boot();
  GMainLoop *loop = g_main_loop_new(NULL, FALSE);
  for (;;) g_main_loop_run(loop);
}

__attribute__((constructor)) static void install(void) { swift_task_asyncMainDrainQueue_hook = run; }
#endif
