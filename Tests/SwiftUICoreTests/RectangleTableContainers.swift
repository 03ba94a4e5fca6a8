import Foundation

@testable import SwiftUICore

/// The middle of a view, as a guide of its own.
private enum MarkedLine: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

extension VerticalAlignment {
    fileprivate static let marked = VerticalAlignment(MarkedLine.self)
}

extension RectangleRow {
    static let alignment: [RectangleRow] = [
        .init("a guide above the top moves a view down", gives: [box(0, 5, 10, 10), box(10, 0, 10, 10)]) {
            HStack(alignment: .top, spacing: 0) {
                block(10, 10).alignmentGuide(.top) { _ in -5 }
                block(10, 10)
            }
        },
        .init("a leading guide at the other end", gives: [box(0, 0, 20, 10), box(20, 10, 20, 10)]) {
            VStack(alignment: .leading, spacing: 0) {
                block(20, 10).alignmentGuide(.leading) { $0.width }
                block(20, 10)
            }
        },
        .init("a guide in layers widens them", gives: [box(5, 0, 20, 20), box(0, 0, 10, 10)]) {
            ZStack(alignment: .topLeading) {
                block(20, 20)
                block(10, 10).alignmentGuide(.leading) { _ in 5 }
            }
        },
        .init("a centre guide at the leading edge", gives: [box(10, 0, 20, 10), box(0, 10, 20, 10)]) {
            VStack(spacing: 0) {
                block(20, 10).alignmentGuide(HorizontalAlignment.center) { $0[.leading] }
                block(20, 10)
            }
        },
        .init("a guide of one's own, set deep inside", gives: [box(0, 10, 10, 10), box(10, 0, 10, 30)]) {
            HStack(alignment: .marked, spacing: 0) {
                VStack { block(10, 10).alignmentGuide(.marked) { $0[.bottom] - 5 } }
                block(10, 30)
            }
        },
        .init("an overlay is centred on its view", gives: [box(0, 0, 40, 20), box(15, 5, 10, 10)]) {
            block(40, 20).overlay { block(10, 10) }
        },
        .init("an overlay at a corner", gives: [box(0, 0, 40, 20), box(30, 0, 10, 10)]) {
            block(40, 20).overlay(alignment: .topTrailing) { block(10, 10) }
        },
        .init("an overlay is offered the view's size", gives: [box(0, 0, 40, 20), box(0, 0, 40, 20)]) {
            block(40, 20).overlay { Rectangle() }
        },
        .init(
            "an overlay takes no room", gives: [box(0, 0, 10, 10), box(-10, -10, 30, 30), box(10, 0, 10, 10)]
        ) {
            HStack(spacing: 0) {
                block(10, 10).overlay { block(30, 30) }
                block(10, 10)
            }
        },
        .init("an offset takes no room", gives: [box(5, 7, 10, 10), box(10, 0, 10, 10)]) {
            HStack(spacing: 0) {
                block(10, 10).offset(x: 5, y: 7)
                block(10, 10)
            }
        },
        .init("a position is that of the middle", in: 100, 100, gives: [box(25, 35, 10, 10)]) {
            block(10, 10).position(x: 30, y: 40)
        },
        .init("rows from right to left", gives: [box(20, 0, 10, 10), box(0, 0, 20, 10)]) {
            HStack(spacing: 0) {
                block(10, 10)
                block(20, 10)
            }
            .environment(\.layoutDirection, .rightToLeft)
        },
        .init("the leading edge is at the right", in: 100, gives: [box(80, 0, 20, 10)]) {
            block(20, 10).frame(maxWidth: .infinity, alignment: .leading)
                .environment(\.layoutDirection, .rightToLeft)
        },
        .init("leading padding is at the right", gives: [box(0, 0, 30, 10), box(0, 0, 20, 10)]) {
            block(20, 10).padding(.leading, 10).background { Rectangle() }
                .environment(\.layoutDirection, .rightToLeft)
        },
    ]

    static let containers: [RectangleRow] = [
        .init(
            "fixed columns of a lazy grid", in: 50,
            gives: [box(0, 0, 20, 10), box(20, 0, 30, 10), box(0, 10, 20, 10)]
        ) {
            LazyVGrid(columns: [GridItem(.fixed(20), spacing: 0), GridItem(.fixed(30))], spacing: 0) {
                ForEach(0..<3, id: \.self) { _ in Rectangle().frame(height: 10) }
            }
        },
        .init("as many columns as fit", in: 110, gives: [0, 40, 80].map { box($0, 0, 30, 10) }) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 30), spacing: 10)]) {
                ForEach(0..<3, id: \.self) { _ in Rectangle().frame(height: 10) }
            }
        },
        .init("columns that fit share what is left over", in: 100, gives: [0, 55].map { box($0, 0, 45, 10) }) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 40), spacing: 10)]) {
                ForEach(0..<2, id: \.self) { _ in Rectangle().frame(height: 10) }
            }
        },
        .init("flexible columns", in: 100, gives: [0, 35, 70].map { box($0, 0, 30, 10) }) {
            LazyVGrid(columns: Array(repeating: GridItem(spacing: 5), count: 3)) {
                ForEach(0..<3, id: \.self) { _ in Rectangle().frame(height: 10) }
            }
        },
        .init(
            "cells of a grid are centred in their columns and rows",
            gives: [box(10, 5, 10, 10), box(30, 0, 20, 20), box(0, 20, 30, 10), box(35, 20, 10, 10)]
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    block(10, 10)
                    block(20, 20)
                }
                GridRow {
                    block(30, 10)
                    block(10, 10)
                }
            }
        },
        .init("a reader takes all and puts its view at the corner", in: 100, 100, gives: [box(0, 0, 10, 10)]) {
            GeometryReader { _ in block(10, 10) }
        },
        .init("a reader knows its size", in: 80, 40, gives: [box(0, 0, 40, 10)]) {
            GeometryReader { proxy in block(proxy.size.width / 2, proxy.size.height / 4) }
        },
        .init("a reader takes what a column leaves", in: 50, 100, gives: [box(20, 0, 10, 20), box(0, 20, 50, 80)]) {
            VStack(spacing: 0) {
                block(10, 20)
                GeometryReader { _ in Rectangle() }
            }
        },
        .init("the first view that fits", in: 100, gives: [box(0, 0, 60, 10)]) {
            ViewThatFits {
                block(120, 10)
                block(60, 10)
                block(20, 10)
            }
        },
        .init("the last view where none fits", in: 10, gives: [box(0, 0, 20, 10)]) {
            ViewThatFits {
                block(120, 10)
                block(20, 10)
            }
        },
        .init("only the axes asked about count", in: 100, 5, gives: [box(0, 0, 90, 10)]) {
            ViewThatFits(in: .horizontal) {
                block(90, 10)
                block(20, 2)
            }
        },
        .init(
            "an inset at the bottom narrows the view above", in: 100, 100,
            gives: [box(0, 0, 100, 80), box(45, 80, 10, 20)]
        ) {
            Rectangle().safeAreaInset(edge: .bottom, spacing: 0) { block(10, 20) }
        },
        .init(
            "an inset at the leading edge, at its top", in: 100, 100,
            gives: [box(20, 0, 80, 100), box(0, 0, 20, 10)]
        ) {
            Rectangle().safeAreaInset(edge: .leading, alignment: .top, spacing: 0) { block(20, 10) }
        },
        .init(
            "a scroll view is as wide as its content, which begins at its top", in: 100, 50, gives: [box(0, 0, 20, 200)]
        ) {
            ScrollView { block(20, 200) }
        },
    ]
}
