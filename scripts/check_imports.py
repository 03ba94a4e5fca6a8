#!/usr/bin/env python3
"""Holds every import statement against the rows of Package.swift.

A target may import what its row lists, and Foundation. A test target may also import what the module it tests imports,
C modules only where that module itself names them.
"""
import json
import pathlib
import re
import subprocess
import sys

from swift_source import ROOT, code_only

TOOLCHAIN = {"Foundation", "Observation", "Swift", "Synchronization"}
TOOLCHAIN_OF = {"test": {"Testing", "FoundationXML"}, "executable": {"FoundationNetworking"}}
IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+"
    r"(?:(?:struct|class|enum|protocol|func|var|let|typealias|actor)\s+)?(\w+)", re.M)


def targets():
    """Targets of the package by name, as SwiftPM reads its manifest."""
    dump = subprocess.run(["swift", "package", "dump-package"], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    return {target["name"]: target for target in json.loads(dump.stdout)["targets"]}


def dependencies(target):
    for dependency in target["dependencies"]:
        name = dependency.get("byName") or dependency.get("target") or dependency.get("product")
        yield name[0]


def all_dependencies(name, package, seen):
    """Names of everything below a target, itself included."""
    if name in package and name not in seen:
        seen.add(name)
        for below in dependencies(package[name]):
            all_dependencies(below, package, seen)
    return seen


def allowed(target, package):
    names = set(dependencies(target)) | TOOLCHAIN | TOOLCHAIN_OF.get(target["type"], set())
    if target["type"] == "test":
        tested = [package[name] for name in dependencies(target) if name in package]
        for name in list(names):
            names |= all_dependencies(name, package, set())
        own = {name for module in tested for name in dependencies(module)}
        names -= {name for name, other in package.items() if other["type"] == "system"} - own
    return names


def folder(target):
    default = "Tests" if target["type"] == "test" else "Sources"
    return ROOT / (target.get("path") or f"{default}/{target['name']}")


def main():
    package, wrong, count = targets(), [], 0
    for target in package.values():
        may = allowed(target, package)
        for path in sorted(folder(target).rglob("*.swift")):
            text = path.read_text()
            for match in IMPORT.finditer(code_only(text)):
                count += 1
                if match[1] not in may:
                    line = text.count("\n", 0, match.start(1)) + 1
                    wrong.append(f"{path.relative_to(ROOT)}:{line}: {target['name']} may not import {match[1]}")
    known = {folder(target).resolve() for target in package.values()}
    for path in sorted(pathlib.Path(ROOT, "Sources").iterdir()):
        if path.is_dir() and path.resolve() not in known and any(path.rglob("*.swift")):
            wrong.append(f"{path.relative_to(ROOT)}: no row of Package.swift names this folder")
    print("\n".join(wrong) if wrong else f"{count} imports keep to Package.swift")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
