#include "Listeners.h"
#if __has_include(<webkit/webkit-web-process-extension.h>)

// Runs in a script world of its own, before the first script of the page, as the first capturing listener of the window: page script
// can neither see nor precede it. `form` and `document` answer to names that the page chose, so their members are taken from the
// prototypes. A timer without delay marks the end of an event's handlers.
static const char SCRIPT[] =
    "(report => {"
    "  const formAction = Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, 'action').get;"
    "  const querySelector = Document.prototype.querySelector;"
    "  const on = (type, listener) => addEventListener(type, listener, {capture: true, passive: true});"
    "  const after = (event, kind) => setTimeout(() => report(kind, event.isTrusted, event.defaultPrevented, '', ''), 0);"
    "  const input = (event, kind) => {"
    "    if (!event.isTrusted) return;"
    "    report('input', true, false, '', kind);"
    "    after(event, 'after-input');"
    "  };"
    "  const text = value => typeof value === 'string' ? value : value && typeof value.baseVal === 'string' ? value.baseVal : '';"
    "  on('mousedown', event => input(event, 'tap'));"
    "  on('touchend', event => input(event, 'tap'));"
    "  on('keydown', event => {"
    "    if (!['Escape', 'Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) input(event, 'key');"
    "  });"
    "  on('click', event => {"
    "    input(event, event.detail === 0 ? 'key' : 'tap');"
    "    const link = event.composedPath().find(node => node.localName === 'a' || node.localName === 'area');"
    "    const base = querySelector.call(document, 'base[target]');"
    "    const href = link ? text(link.href) : '';"
    "    const target = link ? text(link.target) || (base ? base.target : '') : '';"
    "    let url = '';"
    "    try { if (href) url = new URL(href, document.baseURI).href; } catch {}"
    "    report('click', event.isTrusted, false, url, target);"
    "    after(event, 'after-click');"
    "  });"
    "  on('submit', event => {"
    "    const button = event.submitter;"
    "    const url = button && button.hasAttribute('formaction') ? button.formAction : formAction.call(event.target);"
    "    report('submit', event.isTrusted, false, url, '');"
    "    after(event, 'after-submit');"
    "  });"
    "})";

static void reported(const char *kind, gboolean trusted, gboolean prevented, const char *url, const char *target, gpointer document) {
  frame_document_report(document, (Report){.kind = kind, .trusted = trusted, .prevented = prevented, .url = url, .target = target});
}

void listeners_install(JSCContext *context, FrameDocument *owned) {
  JSCValue *install = jsc_context_evaluate(context, SCRIPT, -1);
  JSCValue *report = jsc_value_new_function(context, NULL, G_CALLBACK(reported), owned, frame_document_free, G_TYPE_NONE, 5,
                                            G_TYPE_STRING, G_TYPE_BOOLEAN, G_TYPE_BOOLEAN, G_TYPE_STRING, G_TYPE_STRING);
  JSCValue *result = jsc_value_function_call(install, JSC_TYPE_VALUE, report, G_TYPE_NONE);
  g_clear_object(&result);
  g_object_unref(report);
  g_object_unref(install);
}
#endif
