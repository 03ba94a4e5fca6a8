/// Style of the gallery's page. The pictures and links of one colour scheme are shown: the reader's, or the one chosen
/// with the buttons.
enum GalleryStyle {
    static let css = """
        :root {
          --page: #f2f2f7; --card: #ffffff; --text: #1c1c1e; --quiet: #636366; --line: #d1d1d6; --accent: #0060df;
          color-scheme: light;
        }
        \(dark(":root:has(#scheme-dark:checked)"))
        @media (prefers-color-scheme: dark) {
        \(dark(":root:has(#scheme-auto:checked)"))
        }
        * { box-sizing: border-box; }
        body {
          margin: 0; padding: 0 clamp(16px, 4vw, 48px) 64px; background: var(--page); color: var(--text);
          font: 15px/1.45 Inter, -apple-system, "Segoe UI", "Helvetica Neue", Arial, sans-serif;
        }
        header {
          display: flex; flex-wrap: wrap; gap: 16px; justify-content: space-between; align-items: end;
          max-width: 1500px; margin: 0 auto; padding: 32px 0 8px;
        }
        main { max-width: 1500px; margin: 0 auto; }
        h1 { margin: 0; font-size: 32px; line-height: 1.2; letter-spacing: -0.02em; }
        h2 { margin: 40px 0 16px; font-size: 20px; line-height: 1.3; }
        h3 { margin: 0; font-size: 16px; }
        p { margin: 2px 0 0; color: var(--quiet); }
        a { color: var(--accent); }
        a:focus-visible, summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
        code { font: 12.5px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
        fieldset { display: flex; margin: 0; padding: 2px; border: 1px solid var(--line); border-radius: 9px; }
        legend, input[type="radio"] { position: absolute; opacity: 0; pointer-events: none; }
        label span { display: block; padding: 5px 14px; border-radius: 7px; cursor: pointer; }
        label input:checked + span { background: var(--text); color: var(--page); }
        label input:focus-visible + span { outline: 2px solid var(--accent); outline-offset: 2px; }
        .grid { display: grid; gap: 20px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 420px), 1fr)); }
        article {
          display: flex; flex-direction: column; min-width: 0; overflow: hidden;
          background: var(--card); border: 1px solid var(--line); border-radius: 12px;
        }
        .picture { place-items: center; min-height: 200px; flex: 1; border-bottom: 1px solid var(--line); }
        .picture.light { display: grid; background: #ffffff; }
        .picture.dark { display: none; background: #000000; }
        .picture img { display: block; max-width: 100%; height: auto; }
        nav .dark { display: none; }
        nav { margin-top: 8px; }
        header nav b, header nav a { margin-right: 10px; }
        nav a { margin-right: 10px; }
        .text { padding: 14px 16px 16px; }
        details { margin-top: 10px; }
        summary { color: var(--quiet); cursor: pointer; }
        pre { max-height: 420px; margin: 8px 0 0; padding: 12px; overflow: auto; background: var(--page); border-radius: 8px; }
        @media print { fieldset, nav, details { display: none; } article { break-inside: avoid; } }
        """

    private static func dark(_ root: String) -> String {
        """
        \(root) {
          --page: #000000; --card: #1c1c1e; --text: #f2f2f7; --quiet: #aeaeb2; --line: #38383a; --accent: #6cb1ff;
          color-scheme: dark;
        }
        \(root) .picture.light, \(root) nav .light { display: none; }
        \(root) .picture.dark { display: grid; }
        \(root) nav .dark { display: inline; }
        """
    }
}
