// A package as people write them for iOS: a month of streaks with styles as observable objects, a strip that scrolls to
// today, and bars that are measured.
import SwiftUI

// MARK: Model

public enum StreakIntensity: Int, CaseIterable, Comparable, Sendable {
    case none, low, medium, high

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

    init(count: Int, maximum: Int) {
        switch Double(count) / Double(max(maximum, 1)) {
        case ...0: self = .none
        case ..<0.34: self = .low
        case ..<0.67: self = .medium
        default: self = .high
        }
    }
}

public struct StreakDay: Identifiable, Hashable, Sendable {
    public let date: Date
    public var count: Int

    public var id: Date { date }

    public init(date: Date, count: Int) {
        self.date = date
        self.count = count
    }
}

extension Calendar {
    fileprivate func days(inMonthOf date: Date) -> [Date] {
        guard let month = dateInterval(of: .month, for: date), let range = range(of: .day, in: .month, for: date) else {
            return []
        }
        return range.compactMap { self.date(byAdding: .day, value: $0 - 1, to: month.start) }
    }

    fileprivate func leadingBlanks(of date: Date) -> Int {
        (component(.weekday, from: date) - firstWeekday + 7) % 7
    }
}

// MARK: Style

public final class StreakStyle: ObservableObject {
    @Published public var baseColor: UIColor
    @Published public var emptyColor = UIColor.secondarySystemFill
    @Published public var cellSize: CGFloat
    @Published public var spacing: CGFloat = 3
    @Published public var weekdayFont: Font = .system(size: 9, weight: .medium, design: .rounded)

    public init(baseColor: UIColor = .systemGreen, cellSize: CGFloat = 14) {
        self.baseColor = baseColor
        self.cellSize = cellSize
    }

    func color(for intensity: StreakIntensity) -> Color {
        switch intensity {
        case .none: return Color(emptyColor)
        case .low: return Color(baseColor.withAlphaComponent(0.35))
        case .medium: return Color(baseColor.withAlphaComponent(0.65))
        case .high: return Color(uiColor: baseColor)
        }
    }
}

private struct StripHeightKey: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct ShowsCountKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    var showsCount: Bool {
        get { self[ShowsCountKey.self] }
        set { self[ShowsCountKey.self] = newValue }
    }
}

extension View {
    public func showsCount(_ shows: Bool = true) -> some View { environment(\.showsCount, shows) }

    @ViewBuilder
    fileprivate func roundedCell(_ radius: CGFloat) -> some View {
        if #available(iOS 16, macOS 13, *) {
            clipShape(RoundedRectangle(cornerRadius: radius, style: .continuous))
        } else {
            cornerRadius(radius)
        }
    }
}

// MARK: Views

struct StreakCell: View {
    @EnvironmentObject private var style: StreakStyle
    @Environment(\.showsCount) private var showsCount
    @Environment(\.colorScheme) private var colorScheme
    let day: StreakDay
    let maximum: Int

    private var intensity: StreakIntensity { StreakIntensity(count: day.count, maximum: maximum) }

    var body: some View {
        style.color(for: intensity)
            .frame(width: style.cellSize, height: style.cellSize)
            .roundedCell(3)
            .overlay(
                RoundedRectangle(cornerRadius: 3)
                    .stroke(colorScheme == .dark ? Color.white.opacity(0.2) : .black.opacity(0.06), lineWidth: 0.5)
            )
            .overlay(alignment: .center) {
                if showsCount, day.count > 0 {
                    Text("\(day.count)").font(.system(size: 7)).minimumScaleFactor(0.5).foregroundColor(.primary)
                }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(Text(day.date, style: .date))
            .accessibilityValue(Text("\(day.count) entries"))
    }
}

public struct StreakMonthView: View {
    @ObservedObject private var style: StreakStyle
    @Environment(\.calendar) private var calendar
    @State private var stripHeight: CGFloat = 0
    private let days: [StreakDay]
    private let title: LocalizedStringKey

    public init(_ title: LocalizedStringKey, days: [StreakDay], style: StreakStyle = StreakStyle()) {
        self.title = title
        self.days = days.sorted { $0.date < $1.date }
        _style = ObservedObject(wrappedValue: style)
    }

    private var maximum: Int { days.map(\.count).max() ?? 0 }
    private var columns: [GridItem] {
        Array(repeating: GridItem(.fixed(style.cellSize), spacing: style.spacing), count: 7)
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(alignment: .firstTextBaseline) {
                Text(title).font(.headline).fixedSize()
                Spacer(minLength: 4)
                Text("\(days.filter { $0.count > 0 }.count) of \(days.count)")
                    .font(.caption.monospacedDigit())
                    .foregroundStyle(.secondary)
                    .layoutPriority(1)
            }
            LazyVGrid(columns: columns, alignment: .leading, spacing: style.spacing) {
                ForEach(0..<(days.first.map { calendar.leadingBlanks(of: $0.date) } ?? 0), id: \.self) { index in
                    Color.clear.frame(height: style.cellSize).id("blank-\(index)")
                }
                ForEach(days) { day in StreakCell(day: day, maximum: maximum) }
            }
            strip
        }
        .padding()
        .background(Color(.secondarySystemBackground))
        .environmentObject(style)
        .onPreferenceChange(StripHeightKey.self) { height in stripHeight = height }
    }

    private var strip: some View {
        ScrollViewReader { proxy in
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(alignment: .bottom, spacing: 2) {
                    ForEach(days) { day in
                        Capsule()
                            .fill(Color(style.baseColor))
                            .frame(width: 4, height: CGFloat(day.count) * 3 + 1)
                            .background(
                                GeometryReader { geometry in
                                    Color.clear.preference(key: StripHeightKey.self, value: geometry.size.height)
                                }
                            )
                            .id(day.id)
                    }
                }
            }
            .frame(height: max(10, stripHeight))
            .onAppear { if let last = days.last { proxy.scrollTo(last.id, anchor: .trailing) } }
        }
    }
}

@available(iOS 15, macOS 12, *)
struct StreakScreen: View {
    @StateObject private var style = StreakStyle(baseColor: UIColor(red: 0.2, green: 0.5, blue: 0.9, alpha: 1))
    @State private var shows = false
    let days: [StreakDay]

    static func sample(calendar: Calendar = Calendar(identifier: .gregorian)) -> [StreakDay] {
        calendar.days(inMonthOf: Date(timeIntervalSinceReferenceDate: 0)).enumerated().map { index, date in
            StreakDay(date: date, count: index * 7 % 5)
        }
    }

    var body: some View {
        NavigationView {
            StreakMonthView("**Streaks** of January", days: days, style: style)
                .showsCount(shows)
                .toolbar { Button(shows ? "Hide" : "Show") { withAnimation { shows.toggle() } } }
                .navigationTitle("Streaks")
        }
    }
}

#Preview("Month") { StreakScreen(days: StreakScreen.sample()) }

struct StreakScreen_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            StreakScreen(days: [])
            StreakScreen(days: StreakScreen.sample()).preferredColorScheme(.dark)
        }
        .previewLayout(.sizeThatFits)
    }
}
