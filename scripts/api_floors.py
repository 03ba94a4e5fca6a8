"""Counts how many symbols of the API compile and holds each group against its floor.

api_floors.py [--missing] [--raise]

--missing lists what does not compile; --raise lifts the floors to what was counted. A floor never falls.
"""
import argparse
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
FLOORS = ROOT / "scripts" / "api-floors.tsv"
PROBE = ROOT.parent / "shared" / "api-probe"
SETS = {"Charts": [], "SwiftUI": ["--probes", str(PROBE / "swiftui" / "probes")]}
HABITS = ["--habits", str(PROBE / "swiftui" / "habits")]


def coverage(*arguments):
    """What the probe prints; it builds the package first unless told not to."""
    result = subprocess.run(
        [PROBE / "coverage", ROOT, *arguments], stdout=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True)
    if result.returncode != 0:
        sys.exit("the API could not be measured")
    return result.stdout


def measure(show_missing):
    """Rows of (set, group, present, total)."""
    rows, built = [], []
    for name, options in SETS.items():
        print(f"Type-checking the {name} symbols", file=sys.stderr)
        report = json.loads(coverage("--json", *built, *options))
        built = ["--no-build"]
        rows += [(name, group, it["present"], it["total"]) for group, it in report["groups"].items()]
        if show_missing:
            for it in report["missing"]:
                print(f"{it['id']}\t{it['symbol']}\t{it['error']}")
    text = coverage(*built, *HABITS, *(["--missing"] if show_missing else []))
    match = re.match(r"HABITS (\d+)/(\d+)\n", text)
    if not match:
        sys.exit(f"the habits could not be measured: {text[:200]}")
    if show_missing:
        print(text[match.end():], end="")
    return rows + [("SwiftUI", "habits", int(match[1]), int(match[2]))]


def read_floors():
    lines = [line.split("\t") for line in FLOORS.read_text().splitlines() if line and not line.startswith("#")]
    return {(name, group): int(floor) for name, group, floor in lines}


def write_floors(floors):
    comment = [line for line in FLOORS.read_text().splitlines() if line.startswith("#")]
    rows = [f"{name}\t{group}\t{floor}" for (name, group), floor in floors.items()]
    FLOORS.write_text("\n".join(comment + rows) + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--missing", action="store_true", help="list what does not compile")
    parser.add_argument("--raise", dest="lift", action="store_true", help="lift the floors to what was counted")
    options = parser.parse_args()

    floors, fallen = read_floors(), []
    for name, group, present, total in measure(options.missing):
        floor = floors.get((name, group), 0)
        if present < floor:
            fallen.append(f"{name} {group}: {present}, the floor is {floor}")
        print(f"{name}\t{group}\t{present}/{total}")
        if options.lift:
            floors[name, group] = max(floor, present)
    if options.lift:
        write_floors(floors)
    if fallen:
        sys.exit("below the floor:\n  " + "\n  ".join(fallen))


if __name__ == "__main__":
    main()
