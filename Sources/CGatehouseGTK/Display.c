#if __has_include(<webkit/webkit.h>)
#include "CGatehouseGTK.h"
#include <signal.h>
#include <sys/prctl.h>

// Between fork and exec: the child is told to end when the thread that forked it does. That is the main thread. It must hear that: a
// process that was started with signals blocked, as test runners do, hands the mask on.
static void tie(gpointer data) {
  (void)data;
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  prctl(PR_SET_PDEATHSIG, SIGTERM);
}

GPid gatehouse_spawn_tied(char **arguments, int *output, GError **error) {
  GPid child = 0;
  GSpawnFlags flags = G_SPAWN_SEARCH_PATH | G_SPAWN_DO_NOT_REAP_CHILD | G_SPAWN_STDERR_TO_DEV_NULL;
  return g_spawn_async_with_pipes(NULL, arguments, NULL, flags, tie, NULL, &child, NULL, output, NULL, error) ? child : 0;
}
#endif
