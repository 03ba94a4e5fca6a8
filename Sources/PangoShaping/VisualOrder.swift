/// Rule L2 of the Unicode bidirectional algorithm: from the highest level down to the lowest odd one, reverses each
/// stretch of that level and higher.
func visualOrder(levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    var level = highest
    while level > 0 {
        var start = 0
        while start < order.count {
            guard levels[order[start]] >= level else {
                start += 1
                continue
            }
            var end = start
            while end < order.count, levels[order[end]] >= level { end += 1 }
            order[start..<end].reverse()
            start = end
        }
        level -= 1
    }
    return order
}
