import Foundation

/// English nouns in the singular and the plural, by rule and by a list of those that follow none.
package enum EnglishNoun {
    /// The form for one thing, or for another number of things. A word that has that form already stays.
    package static func agreeing(_ word: String, withOne isOne: Bool) -> String {
        let lower = word.lowercased()
        guard !invariant.contains(lower), lower.allSatisfy(\.isLetter) else { return word }
        let single = singular(lower)
        let isPlural = single != lower && plural(single) == lower
        if isOne { return isPlural ? cased(single, like: word) : word }
        return isPlural ? word : cased(plural(lower), like: word)
    }

    private static func plural(_ word: String) -> String {
        if let known = plurals[word] { return known }
        if endsInConsonant(word, "y") { return word.dropLast() + "ies" }
        if word.hasSuffix("sis") { return word.dropLast(2) + "es" }
        if ["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) { return word + "es" }
        return word + "s"
    }

    private static func singular(_ word: String) -> String {
        if let known = singulars[word] { return known }
        if plurals[word] != nil { return word }
        if word.hasSuffix("ies"), word.count > 4, endsInConsonant(String(word.dropLast(2)), "i") {
            let stem = String(word.dropLast())
            return endingInIE.contains(stem) ? stem : word.dropLast(3) + "y"
        }
        if ["sses", "xes", "zes", "ches", "shes", "uses"].contains(where: word.hasSuffix) {
            let stem = String(word.dropLast(2))
            // "uses" belongs to "bus" and to "house", "zes" to "topaz" and to "size".
            return endingInE.contains(stem + "e") ? stem + "e" : stem
        }
        if ["ss", "us", "is"].contains(where: word.hasSuffix) || !word.hasSuffix("s") { return word }
        return String(word.dropLast())
    }

    /// Whether the word ends in a consonant and then `letter`.
    private static func endsInConsonant(_ word: String, _ letter: Character) -> Bool {
        guard word.last == letter, let before = word.dropLast().last else { return false }
        return !"aeiou".contains(before)
    }

    private static func cased(_ form: String, like word: String) -> String {
        if word.count > 1, word == word.uppercased() { return form.uppercased() }
        return word.first?.isUppercase == true ? form.prefix(1).uppercased() + form.dropFirst() : form
    }

    private static let plurals: [String: String] = [
        "person": "people", "man": "men", "woman": "women", "child": "children", "foot": "feet", "tooth": "teeth",
        "goose": "geese", "mouse": "mice", "ox": "oxen", "leaf": "leaves", "loaf": "loaves", "half": "halves",
        "calf": "calves", "knife": "knives", "life": "lives", "wife": "wives", "wolf": "wolves", "shelf": "shelves",
        "thief": "thieves", "self": "selves", "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes",
        "echo": "echoes", "criterion": "criteria", "phenomenon": "phenomena", "quiz": "quizzes", "matrix": "matrices",
        "vertex": "vertices", "gas": "gases", "lens": "lenses", "bias": "biases", "canvas": "canvases",
        "atlas": "atlases",
    ]

    private static let singulars = Dictionary(uniqueKeysWithValues: plurals.map { ($0.value, $0.key) })

    private static let invariant: Set = [
        "sheep", "fish", "deer", "series", "species", "aircraft", "information", "equipment", "news", "data", "media",
        "money", "luggage", "software", "hardware", "feedback",
    ]

    private static let endingInIE: Set = [
        "movie", "cookie", "calorie", "selfie", "zombie", "hoodie", "rookie", "smoothie", "brownie", "prairie", "genie",
    ]

    private static let endingInE: Set = [
        "house", "use", "cause", "pause", "clause", "spouse", "course", "nurse", "purse", "horse", "size", "prize",
        "breeze", "axe", "cache", "niche", "headache",
    ]
}
