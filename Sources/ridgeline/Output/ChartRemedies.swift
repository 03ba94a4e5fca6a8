/// What to do about what a chart reports, in the options of `ridgeline plot`: the chart itself speaks of Swift.
let chartRemedies: [String: String] = [
    "chart.annotation-outside": "Give the picture more room with --size, or the axis with --domain.",
    "chart.axis-labels-dropped":
        "Give the picture more room with --size, or shorter labels with --x-format or --y-format.",
    "chart.axis-stride-widened": "Give a wider --size, or a narrower --x-domain.",
    "chart.axis-values-outside": "Widen --domain or --x-domain.",
    "chart.backward-dates": "Sort the rows by date.",
    "chart.category-outside-domain": "Leave such rows out of the data.",
    "chart.domain-collapsed": "Give a domain with two different ends, such as --domain 0..100.",
    "chart.invalid-size": "Give a size of at least a point: --size 640x400",
    "chart.invalid-value": "Leave such rows out of the data, or name what stands for a missing cell with --missing.",
    "chart.legend-shortened":
        "Give the picture more room with --size, show fewer series with --top, or a panel each with --facet.",
    "chart.mixed-signs-normalized": "Leave --stack normalized out, or rows of one sign.",
    "chart.negative-sector": "Use --mark bar for negative values.",
    "chart.no-step": "Group the places of bars with --bin, such as --bin day or --bin 5.",
    "chart.nonpositive-on-log": "Leave --log-x or --log-y out, or such rows out of the data.",
    "chart.outside-domain": "Widen --domain or --x-domain.",
    "chart.reduced": "Nothing needs to change; --bin groups the rows for a smaller file.",
    "chart.regrouped": "Draw fewer points, such as with --bin or --aggregate, where their order matters.",
    "chart.repeated-category": "Put such rows together with --aggregate sum or mean.",
    "chart.scale-type-unsuited": "Leave --log-x and --log-y out.",
    "chart.style-missing": "Give as many colours as there are series with --palette.",
    "chart.tangled-line": "Tell the lines apart with --by COLUMN, or put rows together with --aggregate mean.",
]
