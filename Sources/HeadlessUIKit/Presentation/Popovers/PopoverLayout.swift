import Foundation

/// Computes the frame of a popover beside its source. The result depends on these values only.
struct PopoverLayout {
    /// The distance between the popover and its source.
    static let arrowLength: CGFloat = 13
    static let defaultSize = CGSize(width: 320, height: 480)
    /// The directions, in the order in which they are tried.
    private static let directions: [UIPopoverArrowDirection] = [.up, .down, .left, .right]

    /// The part of the container that the popover can cover.
    let room: CGRect
    let source: CGRect
    let size: CGSize
    let permitted: UIPopoverArrowDirection

    /// The first permitted direction with space for the whole popover, or else the one with the most space.
    var arrow: UIPopoverArrowDirection {
        let open = Self.directions.filter(permitted.contains)
        return open.first { fits(in: side($0)) } ?? open.max { area(of: side($0)) < area(of: side($1)) } ?? []
    }

    /// The frame beside the source, centred on it where the space allows. If no direction is permitted, the popover
    /// covers the source.
    var frame: CGRect {
        let arrow = arrow
        let side = side(arrow)
        let own = CGSize(width: min(size.width, side.width), height: min(size.height, side.height))
        var frame = CGRect(
            x: source.midX - own.width / 2, y: source.midY - own.height / 2, width: own.width, height: own.height)
        switch arrow {
        case .up: frame.origin.y = side.minY
        case .down: frame.origin.y = side.maxY - own.height
        case .left: frame.origin.x = side.minX
        case .right: frame.origin.x = side.maxX - own.width
        default: break
        }
        frame.origin.x = min(max(frame.minX, side.minX), side.maxX - own.width)
        frame.origin.y = min(max(frame.minY, side.minY), side.maxY - own.height)
        return frame
    }

    /// Returns the space for the popover when its arrow points in the given direction.
    private func side(_ arrow: UIPopoverArrowDirection) -> CGRect {
        var (left, right, top, bottom) = (room.minX, room.maxX, room.minY, room.maxY)
        switch arrow {
        case .up: top = max(top, source.maxY + Self.arrowLength)
        case .down: bottom = min(bottom, source.minY - Self.arrowLength)
        case .left: left = max(left, source.maxX + Self.arrowLength)
        case .right: right = min(right, source.minX - Self.arrowLength)
        default: break
        }
        return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }

    private func fits(in side: CGRect) -> Bool {
        size.width <= side.width && size.height <= side.height
    }

    private func area(of side: CGRect) -> CGFloat {
        min(size.width, side.width) * min(size.height, side.height)
    }
}
