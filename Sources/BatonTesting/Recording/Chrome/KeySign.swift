import UIKit

/// What stands on a key that has no letter.
enum KeySign: String {
    case shift
    case delete
    case digits = "123"
    case space
    case `return`

    /// Returns the drawn sign in the middle of a key, or nil if the sign is a word.
    func picture(in key: CGRect, color: RecordedColor) -> RecordedPicture? {
        guard !outlines.isEmpty else { return nil }
        let moved = outlines.map { outline in
            outline.map { CGPoint(x: key.midX + $0.0, y: key.midY + $0.1) }
        }
        return RecordedPicture(marks: [.fill(RecordedOutline(polygons: moved, usesEvenOdd: true), color)])
    }

    /// The edges of the sign around the middle of the key. An edge inside another one is a hole.
    private var outlines: [[(CGFloat, CGFloat)]] {
        switch self {
        case .shift:
            [
                [(0, -9), (9, 0), (4.5, 0), (4.5, 8), (-4.5, 8), (-4.5, 0), (-9, 0)],
                [(0, -6.6), (5.2, -1.4), (3.1, -1.4), (3.1, 6.6), (-3.1, 6.6), (-3.1, -1.4), (-5.2, -1.4)],
            ]
        case .delete:
            [
                [(-11, 0), (-4.5, -7.5), (10, -7.5), (10, 7.5), (-4.5, 7.5)],
                [(-9, 0), (-3.8, -6), (8.6, -6), (8.6, 6), (-3.8, 6)],
                Self.stroke((-1, -3), (5, 3)), Self.stroke((-1, 3), (5, -3)),
            ]
        case .digits, .space, .return: []
        }
    }

    /// A line that goes down by as much as it goes to the right, or up.
    private static func stroke(_ start: (CGFloat, CGFloat), _ end: (CGFloat, CGFloat)) -> [(CGFloat, CGFloat)] {
        let slope: CGFloat = end.1 > start.1 ? 0.6 : -0.6
        return [
            (start.0 - 0.6, start.1 + slope), (start.0 + 0.6, start.1 - slope), (end.0 + 0.6, end.1 - slope),
            (end.0 - 0.6, end.1 + slope),
        ]
    }
}
