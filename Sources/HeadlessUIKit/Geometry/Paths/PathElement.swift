import BatonMotion
import Foundation

/// An element of a path.
enum PathElement: Equatable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, to: CGPoint)
    case curve(CGPoint, CGPoint, to: CGPoint)
    case close

    /// The points of the element, with the end point last.
    var points: [CGPoint] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .quad(let control, let end): [control, end]
        case .curve(let first, let second, let end): [first, second, end]
        case .close: []
        }
    }

    /// The current point after the element, or nil if it is the start of the subpath.
    var end: CGPoint? { points.last }

    func mapped(_ map: (CGPoint) -> CGPoint) -> PathElement {
        switch self {
        case .move(let end): .move(map(end))
        case .line(let end): .line(map(end))
        case .quad(let control, let end): .quad(map(control), to: map(end))
        case .curve(let first, let second, let end): .curve(map(first), map(second), to: map(end))
        case .close: .close
        }
    }

    /// Returns the interpolation between two elements, or nil if the elements are of different types.
    func mixed(with other: PathElement, by fraction: Double) -> PathElement? {
        switch (self, other) {
        case (.move(let from), .move(let to)): .move(from.mixed(with: to, by: fraction))
        case (.line(let from), .line(let to)): .line(from.mixed(with: to, by: fraction))
        case (.quad(let control, let from), .quad(let otherControl, let to)):
            .quad(control.mixed(with: otherControl, by: fraction), to: from.mixed(with: to, by: fraction))
        case (.curve(let first, let second, let from), .curve(let otherFirst, let otherSecond, let to)):
            .curve(
                first.mixed(with: otherFirst, by: fraction), second.mixed(with: otherSecond, by: fraction),
                to: from.mixed(with: to, by: fraction))
        case (.close, .close): .close
        default: nil
        }
    }
}
