import UIKit

/// How a view is moved, scaled and faded as a whole, in addition to what an animator changes inside of it.
struct ViewShift: Equatable {
    var scale = CGSize(width: 1, height: 1)
    var way = CGPoint.zero
    var alpha: CGFloat = 1

    static let none = ViewShift()

    /// Whether nobody sees the difference to another shift.
    func isClose(to other: ViewShift) -> Bool {
        abs(way.x - other.way.x) < 0.01 && abs(way.y - other.way.y) < 0.01 && abs(alpha - other.alpha) < 0.001
            && abs(scale.width - other.scale.width) < 1e-5 && abs(scale.height - other.scale.height) < 1e-5
    }

    /// Returns the shift at a part of the distance to another one.
    func mixed(with other: ViewShift, at part: CGFloat) -> ViewShift {
        var mix = self
        mix.scale.width += (other.scale.width - scale.width) * part
        mix.scale.height += (other.scale.height - scale.height) * part
        mix.way.x += (other.way.x - way.x) * part
        mix.way.y += (other.way.y - way.y) * part
        mix.alpha += (other.alpha - alpha) * part
        return mix
    }
}

extension ViewShift {
    /// Creates the shift that moves a frame to another one.
    init(from planned: CGRect, to actual: CGRect) {
        scale = CGSize(width: actual.width / planned.width, height: actual.height / planned.height)
        way = CGPoint(
            x: actual.minX - planned.minX * scale.width, y: actual.minY - planned.minY * scale.height)
    }
}

extension CGRect {
    func moved(by shift: ViewShift) -> CGRect {
        CGRect(
            x: minX * shift.scale.width + shift.way.x, y: minY * shift.scale.height + shift.way.y,
            width: width * shift.scale.width, height: height * shift.scale.height)
    }
}
