import CCmark

/// Walks the library's tree and writes down the runs in it.
struct MarkdownTree {
    private(set) var runs: [MarkdownRun] = []
    private var strong = 0
    private var emphasized = 0
    private var strikethrough = 0
    private var links: [String] = []
    private var block = -1

    init(_ root: OpaquePointer) {
        guard let iterator = cmark_iter_new(root) else { return }
        defer { cmark_iter_free(iterator) }
        while true {
            let event = cmark_iter_next(iterator)
            if event == CMARK_EVENT_DONE || event == CMARK_EVENT_NONE { return }
            guard let node = cmark_iter_get_node(iterator) else { continue }
            visit(node, entering: event == CMARK_EVENT_ENTER)
        }
    }

    private mutating func visit(_ node: OpaquePointer, entering: Bool) {
        let step = entering ? 1 : -1
        switch cmark_node_get_type(node) {
        case CMARK_NODE_STRONG: strong += step
        case CMARK_NODE_EMPH: emphasized += step
        case CMARK_NODE_LINK, CMARK_NODE_IMAGE:
            if entering { links.append(string(cmark_node_get_url(node))) } else { _ = links.popLast() }
        case CMARK_NODE_PARAGRAPH, CMARK_NODE_HEADING: if entering { block += 1 }
        case CMARK_NODE_CODE_BLOCK, CMARK_NODE_HTML_BLOCK:
            block += 1
            add(string(cmark_node_get_literal(node)), .code)
        case CMARK_NODE_TEXT: add(string(cmark_node_get_literal(node)))
        case CMARK_NODE_CODE: add(string(cmark_node_get_literal(node)), .code)
        case CMARK_NODE_HTML_INLINE: add(string(cmark_node_get_literal(node)), .html)
        case CMARK_NODE_SOFTBREAK: add(" ", .softBreak)
        case CMARK_NODE_LINEBREAK: add("\n", .lineBreak)
        default: if string(cmark_node_get_type_string(node)) == "strikethrough" { strikethrough += step }
        }
    }

    private func string(_ bytes: UnsafePointer<CChar>?) -> String { bytes.map { String(cString: $0) } ?? "" }

    private mutating func add(_ text: String, _ own: MarkdownStyle = []) {
        var style = own
        if strong > 0 { style.insert(.strong) }
        if emphasized > 0 { style.insert(.emphasized) }
        if strikethrough > 0 { style.insert(.strikethrough) }
        let run = MarkdownRun(text, style: style, link: links.last, block: max(0, block))
        if let last = runs.last, last.style == run.style, last.link == run.link, last.block == run.block {
            runs[runs.count - 1].text += text
        } else if !text.isEmpty {
            runs.append(run)
        }
    }
}
