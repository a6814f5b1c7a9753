import Foundation

/// Divides the width of a segmented control among its segments.
enum SegmentWidths {
    /// Returns the widths of segments in a room.
    ///
    /// - Parameters:
    ///   - fixed: The widths that the app has set; 0 for an automatic width.
    ///   - content: The widths of the contents.
    ///   - byContent: Whether automatic widths differ as the contents do. Otherwise they are equal.
    static func widths(fixed: [CGFloat], content: [CGFloat], in room: CGFloat, byContent: Bool) -> [CGFloat] {
        let automatic = fixed.indices.filter { fixed[$0] <= 0 }
        guard !automatic.isEmpty else { return fixed }
        let rest = max(0, room - fixed.reduce(0, +))
        let needed = automatic.reduce(0) { $0 + content[$1] }
        return fixed.indices.map { index in
            guard fixed[index] <= 0 else { return fixed[index] }
            guard byContent, needed > 0 else { return rest / CGFloat(automatic.count) }
            return rest * content[index] / needed
        }
    }

    /// Returns the width at which each content fits in its segment.
    static func fitting(fixed: [CGFloat], content: [CGFloat], byContent: Bool) -> CGFloat {
        let automatic = fixed.indices.filter { fixed[$0] <= 0 }
        let widest = automatic.map { content[$0] }.max() ?? 0
        let needed = byContent ? automatic.reduce(0) { $0 + content[$1] } : widest * CGFloat(automatic.count)
        return fixed.reduce(0, +) + needed
    }
}
