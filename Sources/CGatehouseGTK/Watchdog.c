// A deadline for engine tests and for the lab. It lives in the process, on a thread of its own: a time limit around the process would leave
// what that started as orphans.
#if __has_include(<webkit/webkit.h>)
#include "CGatehouseGTK.h"
#include <pthread.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static struct timespec deadline;
static gboolean armed, running;
static int status_at_end;
static const char *message_at_end;

static void *watch(void *unused) {
  (void)unused;
  pthread_mutex_lock(&lock);
  for (;;) {
    if (!armed) {
      pthread_cond_wait(&changed, &lock);
      continue;
    }
    struct timespec now, until = deadline;
    pthread_cond_timedwait(&changed, &lock, &until);
    clock_gettime(CLOCK_REALTIME, &now);
    if (armed && (now.tv_sec > deadline.tv_sec || (now.tv_sec == deadline.tv_sec && now.tv_nsec >= deadline.tv_nsec))) {
      (void)!write(2, message_at_end, strlen(message_at_end));
      gatehouse_remove_now();
      _exit(status_at_end);
    }
  }
  return NULL;
}

void gatehouse_watchdog_arm(unsigned seconds, int status, const char *message) {
  pthread_mutex_lock(&lock);
  status_at_end = status;
  message_at_end = message;
  clock_gettime(CLOCK_REALTIME, &deadline);
  deadline.tv_sec += seconds;
  armed = TRUE;
  if (!running) {
    pthread_t thread;
    running = pthread_create(&thread, NULL, watch, NULL) == 0;
    if (running) pthread_detach(thread);
  }
  pthread_cond_signal(&changed);
  pthread_mutex_unlock(&lock);
}

void gatehouse_watchdog_disarm(void) {
  pthread_mutex_lock(&lock);
  armed = FALSE;
  pthread_cond_signal(&changed);
  pthread_mutex_unlock(&lock);
}
#endif
