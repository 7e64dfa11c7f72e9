#if __has_include(<webkit/webkit.h>)
#define _GNU_SOURCE
#include "CGatehouseGTK.h"
#include <dlfcn.h>
#include <stdlib.h>
#include <unistd.h>

extern void *swift_retain(void *);

gboolean gatehouse_sandbox_add_swift_runtime(WebKitWebContext *context) {
  Dl_info info;
  if (!dladdr((void *)swift_retain, &info) || !info.dli_fname) return FALSE;
  char *library = realpath(info.dli_fname, NULL);
  if (!library) return FALSE;
  char *folder = g_path_get_dirname(library);
  webkit_web_context_add_path_to_sandbox(context, folder, TRUE);
  g_free(folder);
  free(library);
  return TRUE;
}

static char *file_to_remove, *folder_to_remove;

void gatehouse_remove_now(void) {
  if (!file_to_remove) return;
  unlink(file_to_remove);
  rmdir(folder_to_remove);
}

void gatehouse_remove_at_exit(const char *file, const char *folder) {
  if (file_to_remove) return;  // One a process, like the runtime it belongs to.
  file_to_remove = g_strdup(file);
  folder_to_remove = g_strdup(folder);
  atexit(gatehouse_remove_now);
}
#endif
