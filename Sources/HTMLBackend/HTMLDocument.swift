import Drawing
import SVGBackend

/// The drawing as one HTML page that needs nothing else: the picture as inline SVG and its marks as a table.
/// A content security policy in the page rules out requests and scripts. Pure, as `svgText` is.
public func htmlText(of drawing: Drawing, options: HTMLOptions = .init()) -> String {
    var svg = options.svg
    svg.xmlDeclaration = false
    var out = TextBuffer()
    out.append("<!DOCTYPE html>\n<html")
    if !drawing.language.isEmpty {
        out.append(" lang=\"")
        out.append(escaped: drawing.language)
        out.append("\"")
    }
    out.append(">\n<head>\n<meta charset=\"utf-8\">\n")
    out.append("<meta http-equiv=\"Content-Security-Policy\"")
    out.append(" content=\"default-src 'none'; img-src data:; style-src 'unsafe-inline'\">\n")
    out.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    let scheme = options.colorScheme ?? suitableScheme(drawing.background)
    out.append("<meta name=\"color-scheme\" content=\"\(scheme.rawValue)\">\n<title>")
    let titles = [drawing.title, drawing.summary, options.wording.untitled]
    out.append(escaped: titles.first { !$0.isEmpty } ?? "")
    out.append("</title>\n")
    out.append(style(drawing.background))
    out.append("</head>\n<body>\n<main>\n")
    out.append(svgText(of: drawing, options: svg))
    out.append(table(markRows(drawing.items), options))
    out.append("</main>\n</body>\n</html>\n")
    return out.string
}

private func style(_ background: RGBA?) -> TextBuffer {
    var out = TextBuffer()
    out.append("<style>\nbody{margin:0;font-family:Inter,-apple-system,system-ui,sans-serif")
    if let background, background.alpha >= 1 {
        out.append(";background:")
        out.hexColor(background)
    }
    out.append("}\nsvg{display:block;max-width:100%;height:auto}\ndetails{padding:8px}\n")
    out.append("th,td{text-align:start;padding:2px 8px}\n</style>\n")
    return out
}

/// A dark page for a dark picture; a light one also where the picture has no ground of its own.
private func suitableScheme(_ background: RGBA?) -> HTMLOptions.ColorScheme {
    guard let background, background.alpha >= 0.5 else { return .light }
    return 0.2126 * background.red + 0.7152 * background.green + 0.0722 * background.blue < 0.5 ? .dark : .light
}

private func table(_ rows: [MarkRow], _ options: HTMLOptions) -> TextBuffer {
    var out = TextBuffer()
    if rows.isEmpty || options.rowLimit <= 0 { return out }
    let shown = rows.prefix(options.rowLimit)
    let hasValues = shown.contains { !$0.value.isEmpty }
    out.append("<details>\n<summary>")
    out.append(escaped: options.wording.data)
    out.append("</summary>\n<table>\n")
    if shown.count < rows.count { out.append("<caption>1–\(shown.count) / \(rows.count)</caption>\n") }
    out.append("<thead><tr>")
    for heading in hasValues ? [options.wording.mark, options.wording.value] : [options.wording.mark] {
        out.append("<th scope=\"col\">")
        out.append(escaped: heading)
        out.append("</th>")
    }
    out.append("</tr></thead>\n<tbody>\n")
    for row in shown {
        out.append("<tr><th scope=\"row\" dir=\"auto\">")
        out.append(escaped: row.label)
        out.append("</th>")
        if hasValues {
            out.append("<td dir=\"auto\">")
            out.append(escaped: row.value)
            out.append("</td>")
        }
        out.append("</tr>\n")
    }
    out.append("</tbody>\n</table>\n</details>\n")
    return out
}
