// A deadline for engine tests. It lives in the process: a time limit around `swift test` would leave the test process as an orphan.
#if __has_include(<webkit/webkit.h>)
#include "CGatehouseGTK.h"
#include <pthread.h>
#include <time.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static struct timespec deadline;
static gboolean armed, running;

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
      static const char message[] = "watchdog: the engine did not answer in time\n";
      (void)!write(2, message, sizeof message - 1);
      _exit(124);
    }
  }
  return NULL;
}

void gatehouse_watchdog_arm(unsigned seconds) {
  pthread_mutex_lock(&lock);
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
