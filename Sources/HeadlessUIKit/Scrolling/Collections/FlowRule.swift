import Foundation

/// Arranges items in lines, like text. Positions are computed along and across the lines; the layout converts them to
/// its scroll direction.
struct FlowRule: Equatable {
    /// The length of a line, without the insets.
    var lineLength: CGFloat
    var itemSpacing: CGFloat
    var lineSpacing: CGFloat

    /// The size of an item along and across its line.
    typealias Extent = (along: CGFloat, across: CGFloat)

    struct Flow {
        var places: [CGRect] = []
        /// The total extent of all lines across their direction.
        var depth: CGFloat = 0
    }

    /// Returns the frames of items, with x along the lines and y across them.
    ///
    /// Full lines are justified. If all items have the same size, they are aligned in columns, including those of the
    /// last line, and a single column is centred.
    func flow(_ items: [Extent]) -> Flow {
        let isUniform = items.dropFirst().allSatisfy { $0 == items[0] }
        var flow = Flow()
        var rest = items[...]
        while !rest.isEmpty {
            let line = rest.prefix(countOfLine(from: rest))
            rest = rest.dropFirst(line.count)
            if flow.depth > 0 { flow.depth += lineSpacing }
            let isLast = rest.isEmpty
            let counted = isUniform ? capacity(of: line[line.startIndex].along) : line.count
            let spacing = isLast && !isUniform ? itemSpacing : gap(line, among: counted)
            place(line, spacing: spacing, isAlone: counted == 1 && !(isLast && !isUniform), in: &flow)
        }
        return flow
    }

    private func countOfLine(from items: ArraySlice<Extent>) -> Int {
        var used: CGFloat = -itemSpacing
        let fitting = items.prefix { item in
            used += itemSpacing + item.along
            return used <= lineLength + 1e-6
        }
        return max(1, fitting.count)
    }

    /// Returns how many items of one size fit on a line.
    private func capacity(of along: CGFloat) -> Int {
        guard along + itemSpacing > 0 else { return 1 }
        return max(1, Int(((lineLength + itemSpacing + 1e-6) / (along + itemSpacing)).rounded(.down)))
    }

    private func gap(_ line: ArraySlice<Extent>, among count: Int) -> CGFloat {
        guard count > 1, let first = line.first else { return itemSpacing }
        let used = line.count == count ? line.reduce(0) { $0 + $1.along } : first.along * CGFloat(count)
        return (lineLength - used) / CGFloat(count - 1)
    }

    private func place(_ line: ArraySlice<Extent>, spacing: CGFloat, isAlone: Bool, in flow: inout Flow) {
        let depth = line.map(\.across).max() ?? 0
        var x = isAlone ? (lineLength - line[line.startIndex].along) / 2 : 0
        for item in line {
            flow.places.append(
                CGRect(
                    x: x, y: flow.depth + (depth - item.across) / 2, width: item.along, height: item.across))
            x += item.along + spacing
        }
        flow.depth += depth
    }
}
