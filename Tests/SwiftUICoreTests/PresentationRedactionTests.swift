import Drawing
import Foundation
import Testing

@testable import SwiftUICore

/// Covered content.
@MainActor
struct PresentationRedactionTests {
    private func hasText(_ view: some View) -> Bool { !texts(in: drawing(view).items).isEmpty }

    @Test("placeholders have the text's size and none of its characters")
    func placeholder() {
        let text = Text("secret")
        #expect(!hasText(text.redacted(reason: .placeholder)))
        #expect(drawing(text.redacted(reason: .placeholder)).size == drawing(text).size)
        #expect(paths(in: drawing(text.redacted(reason: .placeholder)).items).count == 1)
        #expect(hasText(text.unredacted().redacted(reason: .placeholder)))
    }

    @Test("privacy covers only what is marked")
    func privacy() {
        #expect(hasText(Text("open").redacted(reason: .privacy)))
        #expect(!hasText(Text("closed").privacySensitive().redacted(reason: .privacy)))
        #expect(hasText(Text("closed").privacySensitive()))
    }

    @Test("an image is covered by a box of its size")
    func images() {
        let image = Image(systemName: "star")
        let covered = drawing(image.redacted(reason: .placeholder))
        #expect(covered.size == drawing(image).size)
        #expect(paths(in: covered.items).map { rounded($0.outline.controlBounds).size } == [covered.size])
    }

    @Test("reasons are read from the environment")
    func reasons() {
        struct Reader: View {
            @Environment(\.redactionReasons) private var reasons

            var body: some View { Rectangle().frame(width: reasons.contains(.invalidated) ? 2 : 1, height: 1) }
        }
        #expect(drawing(Reader().redacted(reason: .invalidated)).size.width == 2)
    }
}
