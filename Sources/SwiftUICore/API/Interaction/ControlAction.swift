import Foundation

/// What a control does when somebody uses it, with what it needs for that.
package enum ControlAction {
    case press(ButtonPress)
    case toggle(Binding<Bool>)
    /// Choosing the view with a tag.
    case choose((AnyHashable) -> Void)
    case slide(ValueEdit)
    case step(StepEdit)
    case pickDate(Binding<Date>, limits: DateLimits)
    case pickColor(Binding<Color>, supportsOpacity: Bool)
    case edit(TextEdit)
    case menu(MenuUse)
    case link(URL)
    case navigate(NavigationUse)
    case share(ShareUse)
    case paste(contentTypes: [String], action: ([NSObject]) -> Void)
}

/// Pressing a button.
package struct ButtonPress {
    package let role: ButtonRole?
    package let action: () -> Void
}

/// Moving a knob along a track.
package struct ValueEdit {
    /// 0 to 1, as a part of the range; writing it snaps to the steps.
    package let fraction: Binding<Double>
    /// A step as a part of the range; nil where every value may be chosen.
    package let step: Double?
    /// Told true when an edit begins and false when it ends.
    package let onEditingChanged: (Bool) -> Void
}

/// Going up and down; nil where there is no further.
package struct StepEdit {
    package let increment: (() -> Void)?
    package let decrement: (() -> Void)?
    package let onEditingChanged: (Bool) -> Void
}

/// Typing into a field.
package struct TextEdit {
    package let text: Binding<String>
    package let onEditingChanged: (Bool) -> Void
    package let onCommit: () -> Void
}

/// What a menu holds; `primaryAction` runs on a tap where there is one, and the menu then opens on a long press.
package struct MenuUse {
    package let content: AnyView
    package let primaryAction: (() -> Void)?
}

/// Where a link within the app leads: a view, or a value that stands for one.
package struct NavigationUse {
    package let destination: (() -> AnyView)?
    package let value: AnyHashable?
    /// Set while the destination shows.
    package let isActive: Binding<Bool>?
}

/// What is offered to other apps.
package struct ShareUse {
    package let items: [Any]
    package let subject: Text?
    package let message: Text?
    package let preview: SharePreviewUse?
}

/// What the sheet shows of the item.
package struct SharePreviewUse {
    package let title: String
    package let image: Any?
    package let icon: Any?
}

/// The dates that may be picked; nil sides are open.
package struct DateLimits: Hashable, Sendable {
    package var earliest: Date?
    package var latest: Date?

    package init() {}

    package init(_ range: ClosedRange<Date>) { (earliest, latest) = (range.lowerBound, range.upperBound) }

    package init(_ range: PartialRangeFrom<Date>) { earliest = range.lowerBound }

    package init(_ range: PartialRangeThrough<Date>) { latest = range.upperBound }

    package func clamped(_ date: Date) -> Date {
        let raised = earliest.map { max($0, date) } ?? date
        return latest.map { min($0, raised) } ?? raised
    }

    /// Whether any moment from `start` until before `end` may be picked.
    package func allows(from start: Date, to end: Date) -> Bool {
        (earliest.map { $0 < end } ?? true) && (latest.map { $0 >= start } ?? true)
    }
}

/// What a text field asks of the keyboard.
package enum TextInputTrait {
    case keyboard(UIKeyboardType)
    case contentType(UITextContentType?)
    case autocapitalization(TextInputAutocapitalization?)
    case autocorrection(isDisabled: Bool)
    case selection(isAllowed: Bool)
}

/// How a scroll view behaves while somebody scrolls it.
package enum ScrollTrait {
    case bounce(ScrollBounceBehavior, Axis.Set)
    case indicators(ScrollIndicatorVisibility, Axis.Set)
    case flashesIndicators(Bool)
    case dismissesKeyboard(ScrollDismissesKeyboardMode)
    case isDisabled(Bool)
    case targetBehavior(any ScrollTargetBehavior)
    /// Whether the views of the layout are where scrolls may come to rest.
    case targetLayout(Bool)
    case target(Bool)
}

/// What may be done to rows of a list.
package enum RowTrait {
    case edits(delete: ((IndexSet) -> Void)?, move: ((IndexSet, Int) -> Void)?)
    case deleteDisabled(Bool)
    case moveDisabled(Bool)
    case selectionDisabled(Bool)
}

/// What bars, columns and menus would do in a window.
package enum ChromeTrait {
    case toolbarIdentifier(String)
    case toolbarRole(ToolbarRole)
    case splitViewStyle(any NavigationSplitViewStyle)
    case navigationViewStyle(any NavigationViewStyle)
    case isDetailLink(Bool)
    case searchPlacement(SearchFieldPlacement)
    case menuOrder(MenuOrder)
    case menuIndicator(Visibility)
    /// What names a group of controls where it folds into a menu.
    case groupLabel(AnyView)
    /// The headers and footers of lazy containers that stay in sight while their section scrolls.
    case pinnedViews(PinnedScrollableViews)
    case buttonRepeat(ButtonRepeatBehavior)
}
