#!/usr/bin/env python3
"""Finds code that can crash on bad data, work left for later, and files that are too long.

A line, or the comment right above it, may say why it is safe: `// checked: REASON`. (Forced unwrapping is found by the
formatter's rule NeverForceUnwrap.)
"""
import pathlib
import re
import sys

from swift_source import ROOT, code_only, swift_files

MAXIMUM_LINES = 400

# Never, in any Swift file.
TRAPS = [
    (r"\btry!", "try! traps on an error: catch it"),
    (r"\bas!", "as! traps on another type: use as?"),
    (r"\b(?:fatalError|preconditionFailure|precondition|assertionFailure)\(", "traps: report a diagnostic instead"),
    (r"\bunsafelyUnwrapped\b", "unchecked: use if let"),
]

# An integer from what is floating-point by its name, its method or its form; labelled conversions are checked ones.
FLOATING = (
    r"[^()\n]*\.(?:rounded|squareRoot)\("
    r"|[^()\n:]*[\w)\]]\.(?:width|height|x|y|dx|dy|(?:min|mid|max)[XY])\b[^\n]*\)"
    r"|(?:floor|ceil|round|trunc|sqrt|log10|log2|log|pow)\("
    r"|(?:Double|Float|CGFloat)\("
    r"|[^()\n:]*\b\d+\.\d"
)
UNCHECKED_INTEGER = r"\bU?Int(?:8|16|32|64)?\((?!\w+: )(?:" + FLOATING + r")"

# Where bad data may come in: not in tests.
CONVERSIONS = [(UNCHECKED_INTEGER, "an unchecked Int of a floating-point value: use checkedInt or clampedInt")]

# `a...b` has spaces on both sides or on none; `...b` and `a...` are other operators.
CLOSED_RANGE = re.compile(r"(?<=[^\s(\[{,:;])\.\.\.(?=[^\s),\]}>:;])|(?<=\S)\s+\.\.\.\s+(?=\S)")
NUMBER = r"(?:0x[\dA-Fa-f_]+|\d[\d_]*(?:\.\d+)?(?:e[+-]?\d+)?)"
# A literal, a literal of a named type, or a constant of a type.
CONSTANT = r"-?(?:" + NUMBER + r"|\w*Int\d*\((?:" + NUMBER + r"|\w+\.m(?:ax|in))\)|[A-Z]\w*(?:\.\w+)+|\"\s*\")"
CONSTANT_BEFORE = re.compile(r"(?:^|[^\w.)\]])" + CONSTANT + r"$")
CONSTANT_AFTER = re.compile(CONSTANT + r"(?![\w.(\[])")


def has_unchecked_range(line):
    """Whether there is a closed range with a bound that is no constant."""
    return any(
        not (CONSTANT_BEFORE.search(line[: match.start()]) and CONSTANT_AFTER.match(line[match.end():]))
        for match in CLOSED_RANGE.finditer(line))


def findings(path):
    text = (ROOT / path).read_text()
    lines, code = text.split("\n"), code_only(text).split("\n")
    checks = [(re.compile(pattern), why) for pattern, why in TRAPS]
    if path.parts[0] != "Tests":
        checks += [(re.compile(pattern), why) for pattern, why in CONVERSIONS]
    for number, line in enumerate(code):
        excused = any("// checked: " in lines[at] for at in (number, number - 1) if at >= 0)
        if not excused:
            for pattern, why in checks:
                if pattern.search(line):
                    yield number + 1, why
            if path.parts[0] != "Tests" and has_unchecked_range(line):
                yield number + 1, "a closed range traps on bounds in the wrong order: use checkedRange"
        if re.search(r"\b(?:TODO|FIXME|XXX)\b", lines[number]):
            yield number + 1, "work left for later: do it or drop it"
    if len(lines) - 1 > MAXIMUM_LINES:
        yield MAXIMUM_LINES + 1, f"{len(lines) - 1} lines; a file has one idea and at most {MAXIMUM_LINES}"


def main():
    if sys.argv[1:]:
        files = [pathlib.Path(name).resolve().relative_to(ROOT) for name in sys.argv[1:]]
    else:
        files = list(swift_files("Sources", "Tests", "Examples", "Benchmarks"))
    wrong = [f"{path}:{line}: {why}" for path in files for line, why in findings(path)]
    print("\n".join(wrong) if wrong else f"{len(files)} files keep to the rules")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
