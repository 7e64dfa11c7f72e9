#!/usr/bin/env python3
"""Compares the hand-written Android classes of Android/tests/stubs with published type stubs of API 36.

    check-android-stubs.py NAME CLASSES WHEEL…

NAME is for the closing line, CLASSES the folder of the compiled classes, WHEEL the package `chaquopy-stubs-android` and others of its kind (type
stubs; no code, no values of constants). Every public
method, constructor, constant, nested class and superclass that our classes have must be there, with the same parameters and result. The stubs do not
tell int, long and short results apart, and say nothing of checked exceptions.
"""
import ast
import pathlib
import re
import subprocess
import sys
import zipfile

# What tests need and Android does not have.
OURS = {
    ("android.view.MotionEvent", "MotionEvent(int)"),
    ("android.os.Build.VERSION", "Build.VERSION()"),
    ("android.content.IntentFilter", "hasDataScheme"),
}
OUR_CLASSES = {"androidx.webkit.WebViewCompat.Added"}
OUR_FIELDS = {"touchListener", "keyListener", "isDestroyed", "isSent", "isCancelled"}
# Classes whose constructors Android keeps to itself, as tests need them.
OUR_CONSTRUCTORS = {
    "SslError", "WebResourceError", "ConsoleMessage", "ClientCertRequest", "SafeBrowsingResponse", "PermissionRequest", "HttpAuthHandler",
    "SslErrorHandler", "JsResult", "JsPromptResult", "GeolocationPermissions", "WebStorage", "WebSettings", "Bitmap", "ComponentName", "SystemClock",
    "Uri", "FileChooserParams", "CustomViewCallback", "AndroidRuntimeException", "WebViewTransport",
}
WORDS = {
    "jint": "int", "jlong": "long", "jshort": "short", "jbyte": "byte", "jchar": "char", "jfloat": "float", "jdouble": "double", "jboolean": "boolean",
}


def published(wheels):
    """The classes of the published stubs: name -> (bases, methods by name, names of fields)."""
    classes = {}

    def visit(package, prefix, nodes):
        for node in nodes:
            if not isinstance(node, ast.ClassDef):
                continue
            name = f"{prefix}.{node.name}"
            methods, fields = {}, set()
            for item in node.body:
                if isinstance(item, ast.FunctionDef):
                    arguments = item.args.posonlyargs + item.args.args
                    arguments = [a.annotation for a in arguments if a.arg != "self"]
                    if item.args.vararg is not None:
                        arguments.append(item.args.vararg.annotation)
                    methods.setdefault(item.name, []).append(([words(a) for a in arguments], words(item.returns)))
                elif isinstance(item, ast.AnnAssign):
                    fields.add(item.target.id)
            bases = {ast.unparse(b).split("[")[0].split(".")[-1] for b in node.bases}
            classes[name] = (bases, methods, fields)
            visit(package, name, node.body)

    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            for entry in archive.namelist():
                if not entry.startswith(("android-stubs/", "androidx-stubs/")) or not entry.endswith(".pyi"):
                    continue
                package = entry.replace("-stubs", "").rsplit("/", 1)[0].replace("/", ".")
                visit(package, package, ast.parse(archive.read(entry).decode()).body)
    return classes


def ancestors(theirs, name):
    """A class and everything that it inherits from, as far as it is Android's."""
    seen, queue = [], [name]
    while queue:
        name = queue.pop()
        if name in seen:
            continue
        seen.append(name)
        for base in theirs[name][0]:
            queue += [other for other in theirs if other.split(".")[-1] == base]
    return seen


def words(node):
    """The types that an annotation admits, each by the last part of its name, and [] for an array."""
    if node is None or isinstance(node, ast.Constant) and node.value is None:
        return {"void"}
    if isinstance(node, ast.BinOp):
        return words(node.left) | words(node.right)
    if isinstance(node, ast.Subscript):
        base = words(node.value)
        if base == {"JavaArray"}:
            return {word + "[]" for word in words(node.slice)}
        return base
    if isinstance(node, ast.Constant):
        return words(ast.parse(str(node.value), mode="eval").body)
    name = ast.unparse(node).split(".")[-1]
    name = {"str": "String", "bool": "boolean"}.get(name, name)
    match = re.fullmatch(r"JavaArrayJ(\w+)", name)
    if match:
        return {match[1].lower() + "[]"}
    return {WORDS.get(name, name)}


def is_same(ours, theirs, is_result):
    ours = re.sub(r"<.*>", "", ours).split(".")[-1].split("$")[-1]
    if ours in theirs:
        return not (is_result is False and ours == "int" and "long" in theirs)
    if is_result and ours in ("long", "short", "byte") and "int" in theirs:
        return True
    return len(ours) == 1  # a type variable


def split(parameters):
    return [p.strip() for p in re.split(r",(?![^<]*>)", parameters) if p.strip()]


def main():
    release, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    theirs = published(sys.argv[3:])
    files = sorted(p for p in folder.rglob("*.class") if not re.search(r"\$\d", p.name))
    text = subprocess.run(["javap", "-public", *map(str, files)], check=True, capture_output=True, text=True).stdout
    faults, members, name = [], 0, None
    for line in text.splitlines():
        head = re.match(r"(?:public )?(?:final |abstract |static )*(?:class|interface) ([\w.$]+)(?:<[^{]*?>)?(?: extends ([\w.$]+))?.*\{", line)
        if head:
            name = head[1].replace("$", ".")
            if name in OUR_CLASSES:
                name = None
                continue
            if name not in theirs:
                faults.append(f"{name}: there is no such class")
                name = None
                continue
            above = ancestors(theirs, name)
            parents = set().union(*(theirs[c][0] for c in above))
            if head[2] and head[2].split(".")[-1].split("$")[-1] not in parents:
                faults.append(f"{name}: extends {head[2]}, not {sorted(parents)}")
            continue
        if name is None or not line.startswith("  "):
            continue
        above = ancestors(theirs, name)
        fields = set().union(*(theirs[c][2] for c in above))
        simple = name.split(".")[-1]
        method = re.match(r"  public (.*?)([\w.$]+)\((.*)\)(?: throws .*)?;", line)
        if method is None:
            field = re.match(r"  public (.*)\b(\w+);", line)
            members += 1
            if field and field[2] not in fields and field[2] not in OUR_FIELDS:
                faults.append(f"{name}: there is no field {field[2]}")
            continue
        members += 1
        types = split(method[3])
        is_constructor = method[2].replace("$", ".").split(".")[-1] == simple
        result = re.sub(r"\b(static|final|abstract|synchronized|default|native)\b|^<\w+>", "", method[1]).strip()
        key = "__init__" if is_constructor else method[2]
        what = f"{simple if is_constructor else method[2]}({', '.join(types)})"
        if (name, what) in OURS or (is_constructor and simple in OUR_CONSTRUCTORS):
            continue
        if method[2] in ("toString", "equals", "hashCode"):
            continue
        holders = above[:1] if is_constructor else above
        found = [m for c in holders for m in theirs[c][1].get(key, []) + theirs[c][1].get(key + "_", [])]
        if is_constructor and not found and not types:
            continue
        if not found:
            faults.append(f"{name}: there is no {what}")
        elif not any(
            len(arguments) == len(types)
            and all(is_same(our, their, False) for our, their in zip(types, arguments))
            and (is_constructor or is_same(result, returned, True))
            for arguments, returned in found
        ):
            faults.append(f"{name}: {result} {what} is not among {[(list(map(sorted, a)), sorted(r)) for a, r in found]}")
    for fault in faults:
        print(fault)
    print(f"{members} members of {len(files)} classes compared with {release}, {len(faults)} differ")
    return 1 if faults or members == 0 else 0


sys.exit(main())
