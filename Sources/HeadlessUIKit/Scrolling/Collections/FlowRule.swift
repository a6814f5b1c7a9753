import Foundation

/// How items flow in lines, like text. Worked out for lines from left to right; the layout turns it round for others.
struct FlowRule: Equatable {
    /// How long a line is, without the insets.
    var lineLength: CGFloat
    var itemSpacing: CGFloat
    var lineSpacing: CGFloat

    /// An item: along its line, and across it.
    typealias Extent = (along: CGFloat, across: CGFloat)

    struct Flow {
        var places: [CGRect] = []
        /// How much all lines take.
        var depth: CGFloat = 0
    }

    /// The places of items, x along the lines and y across them.
    ///
    /// A line that is full reaches from side to side. Where all items are equal they stand in columns, the last line
    /// too, and a single column in the middle.
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

    /// How many items of one size a line has room for.
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
