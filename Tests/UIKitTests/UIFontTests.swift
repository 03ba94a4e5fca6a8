import Foundation
import SwiftUICore
import Testing

@Test func fontsHaveTheSizesOfTheirStyles() {
    #expect(UIFont.preferredFont(forTextStyle: .caption1).pointSize == 12)
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
    #expect(UIFont.systemFont(ofSize: 13).withSize(20).pointSize == 20)
    #expect(UIFont.systemFont(ofSize: 13) == UIFont.systemFont(ofSize: 13, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 13) != UIFont.boldSystemFont(ofSize: 13))
    #expect(UIFont(name: "Inter", size: 0) == nil)
}

@MainActor @Test func theDeviceIsAPhone() {
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(!UIDevice.current.orientation.isLandscape)
    #expect(UIScreen.main.nativeBounds.width == UIScreen.main.bounds.width * UIScreen.main.scale)
}

@MainActor @Test func viewsKeepTheirPlaceInTheTree() {
    let (outer, other, inner) = (UIView(), UIView(), UIView())
    outer.addSubview(inner)
    other.addSubview(inner)
    #expect(outer.subviews.isEmpty)
    #expect(inner.superview === other)
    #expect(UIViewController().view.frame.size == UIScreen.main.bounds.size)
}

@MainActor @Test func nothingIsOpenedAndThatIsSaid() async {
    let url = URL(fileURLWithPath: "/")
    let opened = await withCheckedContinuation { done in
        UIApplication.shared.open(url) { done.resume(returning: $0) }
    }
    #expect(!opened)
    UIPasteboard.general.string = "a"
    #expect(UIPasteboard.general.strings == ["a"])
}

@Test func theModuleItselfOffersTheNames() {
    #expect(UIKitNames.pointSize == 13)
    #expect(UIKitNames.movedX == 3)
}
