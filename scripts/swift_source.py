"""Swift files as the checks read them: their paths, and their code without strings and comments."""
import pathlib

ROOT = pathlib.Path(__file__).resolve().parent.parent


def swift_files(*folders):
    """Every Swift file in the folders, except programs kept as their authors wrote them."""
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.swift")):
            relative = path.relative_to(ROOT)
            if not str(relative).startswith("Tests/Programs/"):
                yield relative


def code_only(text):
    """The text with the inside of strings and comments blanked out, so that lines and columns stay.

    Code in a string's interpolation stays code."""
    out = list(text)
    at, end = 0, len(text)
    # What surrounds the current position: ("code", depth of parentheses) or ("string", delimiter, pounds).
    around = [("code", 0)]

    def blank(start, stop):
        for index in range(start, min(stop, end)):
            if out[index] != "\n":
                out[index] = " "

    while at < end:
        if around[-1][0] == "string":
            _, delimiter, pounds = around[-1]
            if text.startswith(delimiter + "#" * pounds, at):
                around.pop()
                at += len(delimiter) + pounds
            elif text.startswith("\\" + "#" * pounds + "(", at):
                blank(at, at + 1 + pounds)
                at += 2 + pounds
                around.append(("code", 0))
            else:
                step = 2 if pounds == 0 and text[at] == "\\" else 1
                blank(at, at + step)
                at += step
            continue
        if text.startswith("//", at):
            stop = text.find("\n", at)
            stop = end if stop < 0 else stop
            blank(at, stop)
            at = stop
        elif text.startswith("/*", at):
            depth, stop = 1, at + 2
            while stop < end and depth:
                if text.startswith("/*", stop):
                    depth, stop = depth + 1, stop + 2
                elif text.startswith("*/", stop):
                    depth, stop = depth - 1, stop + 2
                else:
                    stop += 1
            blank(at, stop)
            at = stop
        elif text[at] == '"' or text[at] == "#" and text[at:].lstrip("#").startswith('"'):
            pounds = len(text[at:]) - len(text[at:].lstrip("#"))
            delimiter = '"""' if text.startswith('"""', at + pounds) else '"'
            around.append(("string", delimiter, pounds))
            at += pounds + len(delimiter)
        else:
            kind, depth = around[-1]
            if text[at] == "(":
                around[-1] = (kind, depth + 1)
            elif text[at] == ")":
                if depth == 0 and len(around) > 1:
                    around.pop()
                else:
                    around[-1] = (kind, depth - 1)
            at += 1
    return "".join(out)
