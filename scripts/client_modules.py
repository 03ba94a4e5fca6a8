#!/usr/bin/env python3
"""Names of the Swift modules that clients of the package compile against, one a line; reads the dumped manifest."""
import json
import sys


def dependencies(target):
    for dependency in target["dependencies"]:
        name = dependency.get("byName") or dependency.get("target") or dependency.get("product")
        yield name[0]


def main():
    package = json.load(sys.stdin)
    targets = {target["name"]: target for target in package["targets"]}
    waiting = [name for product in package["products"] if "library" in product["type"] for name in product["targets"]]
    seen = []
    while waiting:
        name = waiting.pop(0)
        if name in seen or name not in targets or targets[name]["type"] != "regular":
            continue
        seen.append(name)
        waiting += dependencies(targets[name])
    print("\n".join(sorted(seen)))


if __name__ == "__main__":
    main()
