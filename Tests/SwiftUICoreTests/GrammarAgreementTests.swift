import Foundation
import Testing

@testable import SwiftUICore

/// Words in `^[…](inflect: true)` agree with the number among them.
@MainActor
struct GrammarAgreementTests {
    private func shown(_ key: LocalizedStringKey, locale: String = "en_US") -> String {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: locale)
        return texts(in: drawing(Text(key), environment: environment).items).map(\.string).joined()
    }

    @Test("a noun has the form of its number", arguments: [(0, "0 items"), (1, "1 item"), (2, "2 items")])
    func number(_ count: Int, _ text: String) {
        #expect(shown("^[\(count) item](inflect: true)") == text)
        #expect(shown("^[\(count) items](inflect: true)") == text)
    }

    @Test("the head of a phrase is what agrees, and the text around stays")
    func phrases() {
        #expect(shown("Add ^[\(3) large salad](inflect: true) to your order") == "Add 3 large salads to your order")
        #expect(shown("^[\(2) cup of tea](inflect: true)") == "2 cups of tea")
        #expect(shown("^[\(2) box](inflect: true) and ^[\(1) boxes](inflect: true)") == "2 boxes and 1 box")
        #expect(shown("**^[\(2) day](inflect: true)** left") == "2 days left")
    }

    @Test("a word that was put in agrees too; a number within a word is none")
    func values() {
        let food = "salad"
        #expect(shown("^[\(2) \(food)](inflect: true)") == "2 salads")
        #expect(shown("^[salad](inflect: true)") == "salad")
        #expect(shown("^[\(1.5, specifier: "%.1f") mile](inflect: true)") == "1.5 miles")
        #expect(shown("^[\(1.0, specifier: "%.1f") mile](inflect: true)") == "1.0 miles")
    }

    @Test("other attributes and other languages leave the words and take the mark-up away")
    func others() {
        #expect(shown("^[\(2) item](colour: 'red')") == "2 item")
        #expect(shown("^[\(2) Haus](inflect: true)", locale: "de_DE") == "2 Haus")
        #expect(shown("2^[3") == "2^[3")
        #expect(Text("^[\(2) item](inflect: true)").plainString(in: EnvironmentValues()) == "2 items")
    }

    @Test(
        "plurals and singulars by rule and by heart",
        arguments: [
            ("city", "cities"), ("day", "days"), ("bus", "buses"), ("box", "boxes"), ("match", "matches"),
            ("person", "people"), ("Child", "Children"), ("movie", "movies"), ("calorie", "calories"),
            ("analysis", "analyses"), ("house", "houses"), ("size", "sizes"), ("gas", "gases"), ("leaf", "leaves"),
            ("photo", "photos"), ("class", "classes"), ("GAME", "GAMES"), ("series", "series"), ("sheep", "sheep"),
        ])
    func nouns(_ one: String, _ many: String) {
        #expect(EnglishNoun.agreeing(one, withOne: false) == many)
        #expect(EnglishNoun.agreeing(many, withOne: false) == many)
        #expect(EnglishNoun.agreeing(one, withOne: true) == one)
        if one != "analysis" { #expect(EnglishNoun.agreeing(many, withOne: true) == one) }
    }
}
