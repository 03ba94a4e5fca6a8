import Foundation
import Testing

@testable import SwiftUICore

/// Rectangles that grids are known to produce.
@MainActor
struct GridTests {
    private func block(_ width: CGFloat, _ height: CGFloat) -> some View {
        Rectangle().frame(width: width, height: height)
    }

    @Test("columns are as wide as their widest cell, rows as high as their highest, 8 points apart")
    func columnsAndRows() {
        let view = Grid(alignment: .topLeading) {
            GridRow {
                block(10, 10)
                block(40, 20)
            }
            GridRow {
                block(30, 5)
                block(20, 5)
            }
        }
        #expect(boxes(view) == [box(0, 0, 10, 10), box(38, 0, 40, 20), box(0, 28, 30, 5), box(38, 28, 20, 5)])
    }

    @Test("flexible columns share the width that is offered")
    func flexibleColumns() {
        let view = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                block(20, 10)
                Rectangle()
                Rectangle()
            }
        }
        #expect(boxes(view, width: 100, height: 10) == [box(0, 0, 20, 10), box(20, 0, 40, 10), box(60, 0, 40, 10)])
    }

    @Test("a view outside any row spans the grid")
    func ownRow() {
        let view = Grid(horizontalSpacing: 10, verticalSpacing: 0) {
            GridRow {
                block(20, 10)
                block(30, 10)
            }
            Rectangle().frame(height: 2).gridCellUnsizedAxes(.horizontal)
        }
        #expect(boxes(view, width: 200) == [box(0, 0, 20, 10), box(30, 0, 30, 10), box(0, 10, 60, 2)])
    }

    @Test("a cell that spans two columns widens them where it needs more")
    func spanningCell() {
        let view = Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                block(20, 10)
                block(20, 10)
                block(5, 10)
            }
            GridRow {
                block(60, 10).gridCellColumns(2)
                block(5, 10)
            }
        }
        #expect(
            boxes(view) == [
                box(0, 0, 20, 10), box(30, 0, 20, 10), box(60, 0, 5, 10), box(0, 10, 60, 10), box(60, 10, 5, 10),
            ])
    }

    @Test("a column's alignment and a cell's anchor decide where cells stand")
    func alignmentAndAnchor() {
        let view = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                block(10, 10).gridColumnAlignment(.trailing)
                block(10, 30)
            }
            GridRow {
                block(40, 10)
                block(10, 10)
            }
            GridRow {
                block(10, 10).gridCellAnchor(.topLeading)
                block(10, 20)
            }
        }
        #expect(
            boxes(view) == [
                box(30, 10, 10, 10), box(40, 0, 10, 30), box(0, 30, 40, 10), box(40, 30, 10, 10),
                box(0, 40, 10, 10), box(40, 40, 10, 20),
            ])
    }

    @Test("a grid row outside a grid is a group")
    func looseRow() {
        let view = VStack(spacing: 0) {
            GridRow {
                block(10, 10)
                block(10, 10)
            }
        }
        #expect(boxes(view) == [box(0, 0, 10, 10), box(0, 10, 10, 10)])
    }

    @Test("right-to-left grids begin at the right")
    func rightToLeft() {
        let view = Grid(horizontalSpacing: 0) {
            GridRow {
                block(10, 10)
                block(30, 10)
            }
        }
        .environment(\.layoutDirection, .rightToLeft)
        #expect(boxes(view) == [box(30, 0, 10, 10), box(0, 0, 30, 10)])
    }

    // MARK: Lazy grids

    @Test("flexible items share what fixed ones and gaps leave")
    func lazyColumns() {
        let columns = [GridItem(.fixed(20)), GridItem(.flexible(), spacing: 0), GridItem(.flexible())]
        let view = LazyVGrid(columns: columns) {
            ForEach(0..<4) { _ in Rectangle().frame(height: 10) }
        }
        #expect(
            boxes(view, width: 100) == [
                box(0, 0, 20, 10), box(28, 0, 36, 10), box(64, 0, 36, 10), box(0, 18, 20, 10),
            ])
    }

    @Test("an adaptive item makes as many columns as fit")
    func adaptiveColumns() {
        let view = LazyVGrid(columns: [GridItem(.adaptive(minimum: 30), spacing: 5)], spacing: 2) {
            ForEach(0..<4) { _ in Rectangle().frame(height: 10) }
        }
        // 105 = 3 * 30 + 2 * 5 + 5: three columns of 31.67.
        #expect(
            boxes(view, width: 105) == [
                box(0, 0, 31.67, 10), box(36.67, 0, 31.67, 10), box(73.33, 0, 31.67, 10), box(0, 12, 31.67, 10),
            ])
    }

    @Test("tracks narrower than the grid stand as its alignment says, and headers span it")
    func lazyHeaders() {
        let view = LazyVGrid(columns: [GridItem(.fixed(20)), GridItem(.fixed(20))], alignment: .trailing, spacing: 0) {
            Section {
                ForEach(0..<3) { _ in Rectangle().frame(height: 10) }
            } header: {
                Rectangle().frame(height: 4)
            }
        }
        #expect(
            boxes(view, width: 100) == [
                box(0, 0, 100, 4), box(52, 4, 20, 10), box(80, 4, 20, 10), box(52, 14, 20, 10),
            ])
    }

    @Test("a horizontal lazy grid fills columns from top to bottom")
    func lazyRows() {
        let view = LazyHGrid(rows: [GridItem(.fixed(10), spacing: 2), GridItem(.fixed(20))], spacing: 1) {
            ForEach(0..<3) { _ in Rectangle().frame(width: 30) }
        }
        #expect(boxes(view, height: 32) == [box(0, 0, 30, 10), box(0, 12, 30, 20), box(31, 0, 30, 10)])
    }

    @Test("a lazy stack is as wide as it may be and gives its views their ideal height")
    func lazyStack() {
        let view = LazyVStack(alignment: .leading, spacing: 1) {
            block(10, 10)
            Rectangle()
        }
        #expect(boxes(view, width: 50, height: 500) == [box(0, 0, 10, 10), box(0, 11, 50, 10)])
    }
}
