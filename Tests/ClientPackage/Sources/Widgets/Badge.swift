import Charts
import SwiftUI

public struct Badge: View {
    public var title: String

    public init(title: String) { self.title = title }

    public var body: some View {
        Text(title).padding(8).background(.blue, in: .capsule).foregroundStyle(.white)
    }
}

#Preview("Badge", traits: .sizeThatFitsLayout) { Badge(title: "New") }

#Preview("Chart", traits: .fixedLayout(width: 300, height: 220)) {
    Chart([3, 1, 2], id: \.self) { BarMark(x: .value("Value", $0), y: .value("Count", $0)) }
}

struct Badge_Previews: PreviewProvider {
    static var previews: some View {
        Badge(title: "Provided").previewDisplayName("Provided").previewLayout(.sizeThatFits)
        Badge(title: "Dark").environment(\.colorScheme, .dark).previewLayout(.fixed(width: 90, height: 40))
    }
}
