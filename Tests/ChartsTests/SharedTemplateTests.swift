import Foundation
import SwiftUICore
import Testing

@testable import ChartEngine
@testable import Charts

/// Modifiers that say the same about many marks make one template; others make one each.
@Suite @MainActor
struct SharedTemplateTests {
    @Test func theSameChangeGivesTheSameObject() {
        let plain = SharedTemplate(MarkTemplate())
        let faint = plain.changed(by: .modifier(.opacity(0.5)))
        #expect(faint.template.opacity == 0.5)
        #expect(plain.template.opacity == 1)
        #expect(plain.changed(by: .modifier(.opacity(0.5))) === faint)
        #expect(plain.changed(by: .modifier(.opacity(0.25))) !== faint)
        #expect(faint.changed(by: .modifier(.opacity(0.5))).template.opacity == 0.25)
    }

    @Test func rowsOfALoopShareTheirTemplates() {
        let content = ForEach(0..<100, id: \.self) { row in
            LineMark(x: .value("x", row), y: .value("y", row)).opacity(0.5).zIndex(1)
            PointMark(x: .value("x", row), y: .value("y", row)).opacity(0.5)
        }
        let table = marks(of: content)
        #expect(table.count == 200)
        #expect(table.templates.count == 2)
        #expect(table.template(0).zIndex == 1)
        #expect(table.template(199).zIndex == 0)
        #expect(table.templates.allSatisfy { $0.opacity == 0.5 })
    }

    /// More different changes than a template remembers, and each twice in turn.
    @Test(arguments: [2, 4, 5, 40])
    func changesFromRowToRow(count: Int) {
        let content = ForEach(0..<(2 * count), id: \.self) { row in
            BarMark(x: .value("x", row), y: .value("y", row), width: .fixed(CGFloat(row % count) + 1))
                .offset(y: CGFloat(row % count))
        }
        let table = marks(of: content)
        #expect(table.templates.count == count)
        for row in 0..<table.count {
            #expect(table.template(row).offsetYEnd == CGFloat(row % count))
            #expect(table.template(row).width == .fixed(CGFloat(row % count) + 1))
        }
    }

    /// A mask has a table of its own, whose templates are numbered anew.
    @Test func masksKeepTheirOwnTemplates() throws {
        let content = ForEach(0..<3, id: \.self) { row in
            PointMark(x: .value("x", row), y: .value("y", row)).opacity(0.5)
            AreaMark(x: .value("x", row), y: .value("y", row)).mask {
                RectangleMark().opacity(0.75)
                PointMark(x: .value("x", row), y: .value("y", row)).opacity(0.5)
            }
        }
        let table = marks(of: content)
        #expect(table.masks.count == 3)
        for mask in table.masks {
            #expect(mask.count == 2)
            #expect(mask.template(0).opacity == 0.75)
            #expect(mask.template(1).opacity == 0.5)
        }
        for row in 0..<table.count {
            #expect(table.template(row).opacity == (table.kinds[row] == .point ? 0.5 : 1))
            #expect(table.template(row).masks.count == (table.kinds[row] == .area ? 1 : 0))
        }
    }

    /// An encoding that is nearer to the mark replaces a constant, also where both come again in each row.
    @Test func encodingsReplaceConstants() {
        let content = ForEach(["a", "b", "c"], id: \.self) { name in
            BarMark(x: .value("x", name), y: .value("y", 1)).foregroundStyle(by: .value("name", name))
            BarMark(x: .value("x", name), y: .value("y", 1))
        }
        let table = marks(of: content.foregroundStyle(.red))
        for row in 0..<table.count {
            #expect((table.template(row).paint == nil) == (row % 2 == 0))
            #expect(table.foreground.hasValue(row) == (row % 2 == 0))
        }
    }
}
