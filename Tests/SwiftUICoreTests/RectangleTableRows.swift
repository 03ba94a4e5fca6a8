import Foundation

@testable import SwiftUICore

extension RectangleRow {
    static let stacks: [RectangleRow] = [
        .init("a row centres its views 8 points apart", gives: [box(0, 5, 10, 10), box(18, 0, 10, 20)]) {
            HStack {
                block(10, 10)
                block(10, 20)
            }
        },
        .init("a row aligned at the top", gives: [box(0, 0, 10, 10), box(10, 0, 10, 20)]) {
            HStack(alignment: .top, spacing: 0) {
                block(10, 10)
                block(10, 20)
            }
        },
        .init("a row aligned at the bottom", gives: [box(0, 10, 10, 10), box(10, 0, 10, 20)]) {
            HStack(alignment: .bottom, spacing: 0) {
                block(10, 10)
                block(10, 20)
            }
        },
        .init("a column aligned at its trailing edge", gives: [box(0, 0, 40, 10), box(20, 14, 20, 10)]) {
            VStack(alignment: .trailing, spacing: 4) {
                block(40, 10)
                block(20, 10)
            }
        },
        .init("layers are centred", gives: [box(0, 0, 40, 40), box(10, 10, 20, 20)]) {
            ZStack {
                block(40, 40)
                block(20, 20)
            }
        },
        .init("layers aligned at a corner", gives: [box(0, 0, 40, 40), box(20, 20, 20, 20)]) {
            ZStack(alignment: .bottomTrailing) {
                block(40, 40)
                block(20, 20)
            }
        },
        .init(
            "three shapes share a row", in: 90, 10,
            gives: [box(0, 0, 30, 10), box(30, 0, 30, 10), box(60, 0, 30, 10)]
        ) {
            HStack(spacing: 0) {
                Rectangle()
                Rectangle()
                Rectangle()
            }
        },
        .init("spacing is taken off before sharing", in: 110, 10, gives: [box(0, 0, 50, 10), box(60, 0, 50, 10)]) {
            HStack(spacing: 10) {
                Rectangle()
                Rectangle()
            }
        },
        .init("a shape that needs more than its share", in: 100, 5, gives: [box(0, 0, 60, 5), box(60, 0, 40, 5)]) {
            HStack(spacing: 0) {
                Rectangle().frame(minWidth: 60)
                Rectangle()
            }
        },
        .init("shapes in a column inside of a row", in: 100, 20, gives: [box(0, 5, 20, 10), box(20, 0, 80, 20)]) {
            HStack(spacing: 0) {
                block(20, 10)
                VStack(spacing: 0) { Rectangle() }
            }
        },
        .init("no view takes no room and no spacing", gives: [box(0, 0, 10, 10), box(18, 0, 10, 10)]) {
            HStack {
                block(10, 10)
                EmptyView()
                block(10, 10)
            }
        },
        .init("a hidden view keeps its room", gives: [box(10, 0, 10, 10)]) {
            HStack(spacing: 0) {
                block(10, 10).hidden()
                block(10, 10)
            }
        },
        .init("elements are views of the stack around", gives: [0, 15, 30].map { box($0, 0, 10, 10) }) {
            HStack(spacing: 5) { ForEach(0..<3, id: \.self) { _ in block(10, 10) } }
        },
        .init("a spacer between two views", in: 100, gives: [box(0, 0, 10, 10), box(90, 0, 10, 10)]) {
            HStack(spacing: 0) {
                block(10, 10)
                Spacer()
                block(10, 10)
            }
        },
        .init("a spacer in a column", in: nil, 100, gives: [box(0, 0, 10, 10), box(0, 90, 10, 10)]) {
            VStack(spacing: 0) {
                block(10, 10)
                Spacer()
                block(10, 10)
            }
        },
        .init("a spacer before a view", in: 100, gives: [box(80, 0, 20, 10)]) {
            HStack(spacing: 0) {
                Spacer()
                block(20, 10)
            }
        },
        .init("equal spacers on both sides", in: 100, gives: [box(40, 0, 20, 10)]) {
            HStack(spacing: 0) {
                Spacer()
                block(20, 10)
                Spacer()
            }
        },
        .init("two spacers between three views", in: 100, gives: [0, 45, 90].map { box($0, 0, 10, 10) }) {
            HStack(spacing: 0) {
                block(10, 10)
                Spacer()
                block(10, 10)
                Spacer()
                block(10, 10)
            }
        },
        .init("a spacer's least length, where no width is offered", gives: [box(0, 0, 10, 10), box(40, 0, 10, 10)]) {
            HStack(spacing: 0) {
                block(10, 10)
                Spacer(minLength: 30)
                block(10, 10)
            }
        },
        .init(
            "a higher priority leaves the others their least", in: 100, 5, gives: [box(0, 0, 80, 5), box(80, 0, 20, 5)]
        ) {
            HStack(spacing: 0) {
                Rectangle().layoutPriority(1)
                Rectangle().frame(minWidth: 20)
            }
        },
        .init("a lower priority comes last", in: 100, 5, gives: [box(0, 0, 70, 5), box(70, 0, 30, 5)]) {
            HStack(spacing: 0) {
                Rectangle().layoutPriority(-1)
                Rectangle().frame(maxWidth: 30)
            }
        },
    ]

    static let frames: [RectangleRow] = [
        .init("a fixed frame", in: 100, 100, gives: [box(0, 0, 50, 20)]) { Rectangle().frame(width: 50, height: 20) },
        .init("a frame of one side passes the other on", in: 100, 80, gives: [box(0, 0, 10, 80)]) {
            Rectangle().frame(width: 10)
        },
        .init("a view is centred in a larger frame", gives: [box(15, 20, 20, 10)]) {
            block(20, 10).frame(width: 50, height: 50)
        },
        .init("at the top leading corner of a frame", gives: [box(0, 0, 20, 10)]) {
            block(20, 10).frame(width: 50, height: 50, alignment: .topLeading)
        },
        .init("at the bottom trailing corner of a frame", gives: [box(30, 40, 20, 10)]) {
            block(20, 10).frame(width: 50, height: 50, alignment: .bottomTrailing)
        },
        .init("a view sticks out of a smaller frame on both sides", gives: [box(-50, 0, 200, 10)]) {
            block(200, 10).frame(width: 100)
        },
        .init("a frame as wide as possible", in: 100, gives: [box(40, 0, 20, 10)]) {
            block(20, 10).frame(maxWidth: .infinity)
        },
        .init("a frame as wide as possible, at its leading edge", in: 100, gives: [box(0, 0, 20, 10)]) {
            block(20, 10).frame(maxWidth: .infinity, alignment: .leading)
        },
        .init("a least width, where none is offered", gives: [box(15, 0, 20, 10)]) {
            block(20, 10).frame(minWidth: 50)
        },
        .init("a least width, where none is offered, of what stretches", gives: [box(0, 0, 40, 10)]) {
            Rectangle().frame(minWidth: 40)
        },
        .init("a least width, where less is offered", in: 20, 10, gives: [box(0, 0, 40, 10)]) {
            Rectangle().frame(minWidth: 40)
        },
        .init("largest sides", in: 100, 100, gives: [box(0, 0, 40, 30)]) {
            Rectangle().frame(maxWidth: 40, maxHeight: 30)
        },
        .init("ideal sides at a fixed size", in: 100, 100, gives: [box(0, 0, 70, 30)]) {
            Rectangle().frame(idealWidth: 70, idealHeight: 30).fixedSize()
        },
        .init("a shape is ideally 10 by 10", in: 100, 100, gives: [box(0, 0, 10, 10)]) { Rectangle().fixedSize() },
        .init("a size fixed along one axis", in: 100, 80, gives: [box(0, 0, 10, 80)]) {
            Rectangle().fixedSize(horizontal: true, vertical: false)
        },
        .init("standard padding is 16 points", gives: [box(0, 0, 52, 42), box(16, 16, 20, 10)]) {
            block(20, 10).padding().background { Rectangle() }
        },
        .init("padding at two edges", gives: [box(0, 0, 30, 10), box(5, 0, 20, 10)]) {
            block(20, 10).padding(.horizontal, 5).background { Rectangle() }
        },
        .init("padding by insets", gives: [box(0, 0, 26, 14), box(2, 1, 20, 10)]) {
            block(20, 10).padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).background { Rectangle() }
        },
        .init("padding narrows what is offered", in: 100, 50, gives: [box(10, 10, 80, 30)]) {
            Rectangle().padding(10)
        },
        .init("negative padding", gives: [box(0, 0, 10, 10), box(-5, -5, 20, 20)]) {
            block(20, 20).padding(-5).background { Rectangle() }
        },
        .init("a ratio that fits", in: 100, 100, gives: [box(0, 0, 100, 50)]) {
            Rectangle().aspectRatio(2, contentMode: .fit)
        },
        .init("a ratio that fills", in: 100, 100, gives: [box(0, 0, 200, 100)]) {
            Rectangle().aspectRatio(2, contentMode: .fill)
        },
        .init("a square in a frame", gives: [box(30, 0, 40, 40)]) {
            Rectangle().aspectRatio(1, contentMode: .fit).frame(width: 100, height: 40)
        },
        .init("a ratio with one side offered", in: 60, gives: [box(0, 0, 60, 30)]) {
            Rectangle().aspectRatio(2, contentMode: .fit)
        },
        .init("a circle is as large as fits, in the middle", gives: [box(30, 0, 40, 40)]) {
            Circle().frame(width: 100, height: 40)
        },
    ]
}
