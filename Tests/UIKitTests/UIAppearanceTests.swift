import Foundation
import SwiftUICore
import Testing
import UIKit

/// Views of UIKit keep what is set on them.
@MainActor
struct UIAppearanceTests {
    @Test("there is one stand-in for all views of a kind")
    func standIns() {
        UITableView.appearance().backgroundColor = .clear
        #expect(UITableView.appearance().backgroundColor == .clear)
        #expect(UITableView.appearance() !== UIScrollView.appearance())
        UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        let kept = UISegmentedControl.appearance().titleTextAttributes(for: .selected)?[.foregroundColor]
        #expect(kept as? UIColor == .white)
        #expect(UISegmentedControl.appearance().titleTextAttributes(for: .normal) == nil)
    }

    @Test("an appearance of a bar is kept with the bar")
    func bars() {
        let look = UINavigationBarAppearance()
        look.configureWithOpaqueBackground()
        #expect(look.backgroundColor == .systemBackground)
        look.titleTextAttributes = [.font: UIFont.boldSystemFont(ofSize: 20)]
        UINavigationBar.appearance().standardAppearance = look
        #expect(UINavigationBar.appearance().standardAppearance === look)
        look.configureWithTransparentBackground()
        #expect(look.backgroundColor == nil)
    }

    private final class Pad: UIView {
        var touched = 0

        override init(frame: CGRect) {
            super.init(frame: frame)
            isUserInteractionEnabled = true
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touched += touches.count + 1 }
    }

    @Test("touches go up to the view that takes them")
    func touches() {
        let pad = Pad(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let inner = UIView()
        pad.addSubview(inner)
        inner.touchesBegan([], with: nil)
        #expect(pad.touched == 1 && inner.next === pad)
        #expect(!pad.becomeFirstResponder() && pad.center == CGPoint(x: 5, y: 5))
    }
}
