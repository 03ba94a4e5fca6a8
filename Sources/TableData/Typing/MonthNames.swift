/// The month, from 1, that a name in lower case means, in full or shortened to at least three letters; in English,
/// German, French, Spanish, Italian, Portuguese and Dutch.
func monthNumber(_ name: String) -> Int? {
    if let exact = abbreviations[name] { return exact }
    guard name.count >= 3 else { return nil }
    for names in monthNames {
        let found = names.indices.filter { names[$0].hasPrefix(name) }
        if let only = found.first, found.count == 1 { return only + 1 }
    }
    return nil
}

/// The first letters of English weekdays.
let weekdays: Set<String> = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

private let abbreviations = [
    "sept": 9, "mrz": 3, "jul": 7, "jun": 6, "mär": 3, "mrt": 3, "juin": 6, "juil": 7, "mag": 5,
    "mar": 3, "may": 5, "mai": 5, "mei": 5,
]

private let monthNames: [[String]] = [
    [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
        "december",
    ],
    [
        "januar", "februar", "märz", "april", "mai", "juni", "juli", "august", "september", "oktober", "november",
        "dezember",
    ],
    [
        "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre", "novembre",
        "décembre",
    ],
    [
        "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre", "noviembre",
        "diciembre",
    ],
    [
        "gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno", "luglio", "agosto", "settembre", "ottobre",
        "novembre", "dicembre",
    ],
    [
        "janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto", "setembro", "outubro",
        "novembro", "dezembro",
    ],
    [
        "januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "september", "oktober", "november",
        "december",
    ],
]
