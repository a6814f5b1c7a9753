import Foundation

/// The vertical positions of the rows of a table view.
struct RowPlaces: Equatable {
    /// For each section, the upper edge of every row, followed by the lower edge of the last row.
    private var edges: [[CGFloat]] = []
    private(set) var height: CGFloat = 0

    /// Places rows of given heights, with a gap above each section.
    init(heights: [[CGFloat]] = [], gap: CGFloat = 0) {
        for section in heights {
            height += gap
            var sectionEdges = [height]
            for rowHeight in section {
                height += max(0, rowHeight)
                sectionEdges.append(height)
            }
            edges.append(sectionEdges)
        }
    }

    var sectionCount: Int { edges.count }

    func rowCount(in section: Int) -> Int {
        edges.indices.contains(section) ? edges[section].count - 1 : 0
    }

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && edges.indices.contains(path.section) && path.row >= 0
            && path.row < rowCount(in: path.section)
    }

    func span(of path: IndexPath) -> (top: CGFloat, bottom: CGFloat)? {
        guard contains(path) else { return nil }
        return (edges[path.section][path.row], edges[path.section][path.row + 1])
    }

    /// Returns the index paths of the rows that overlap a vertical range.
    func paths(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
        edges.indices.flatMap { section -> [IndexPath] in
            let own = edges[section]
            guard let first = own.first, let last = own.last, first < bottom, last > top else { return [] }
            // The first row whose lower edge lies below `top`.
            let start = firstIndex(in: own.dropFirst()) { $0 > top } - 1
            let end = firstIndex(in: own.dropLast()) { $0 >= bottom }
            return (start..<max(start, end)).map { IndexPath(row: $0, section: section) }
        }
    }

    /// Returns the index of the first edge that meets a condition. The edges are in ascending order, which allows a
    /// binary search.
    private func firstIndex(in edges: ArraySlice<CGFloat>, where isBeyond: (CGFloat) -> Bool) -> Int {
        var (low, high) = (edges.startIndex, edges.endIndex)
        while low < high {
            let middle = (low + high) / 2
            if isBeyond(edges[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
