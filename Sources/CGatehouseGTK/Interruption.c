// SIGINT and SIGTERM, told on the main loop. A further one, more than a second after the first, ends the process at once, even when the
// main thread does not come back; within that second it is the same one: `timeout` sends its signal to the process and to its group.
// Handlers, unlike blocked or ignored signals, are not handed on to the programs that are started.
#if __has_include(<webkit/webkit.h>)
#define _GNU_SOURCE
#include "CGatehouseGTK.h"
#include <errno.h>
#include <fcntl.h>
#include <glib-unix.h>
#include <signal.h>
#include <time.h>
#include <unistd.h>

static int ends[2] = {-1, -1};
static GatehouseInterrupted callback;
static void *box;

static volatile sig_atomic_t first;

// Only what POSIX allows in a handler (signal-safety(7)).
static void caught(int number) {
  int saved = errno;
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  if (first && now.tv_sec - first > 1) {
    signal(number, SIG_DFL);
    raise(number);
  }
  if (!first) first = now.tv_sec ? (sig_atomic_t)now.tv_sec : 1;
  unsigned char byte = (unsigned char)number;
  (void)!write(ends[1], &byte, 1);
  errno = saved;
}

static gboolean told(gint descriptor, GIOCondition condition, gpointer data) {
  (void)condition;
  (void)data;
  unsigned char byte = 0;
  if (read(descriptor, &byte, 1) == 1) callback(byte, box);
  return G_SOURCE_CONTINUE;
}

static void listen_for(int number) {
  struct sigaction old, new = {.sa_handler = caught, .sa_flags = SA_RESTART};
  // Who started this process may have it ignore the signal, as a shell does for jobs in the background.
  if (sigaction(number, NULL, &old) == 0 && old.sa_handler != SIG_IGN) sigaction(number, &new, NULL);
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, number);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
}

gboolean gatehouse_on_interruption(GatehouseInterrupted heard, void *data) {
  if (ends[0] >= 0 || pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return FALSE;
  callback = heard;
  box = data;
  g_unix_fd_add(ends[0], G_IO_IN, told, NULL);
  listen_for(SIGINT);
  listen_for(SIGTERM);
  return TRUE;
}
#endif
