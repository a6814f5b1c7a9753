import UIKit

/// What a traveller is moved, scaled and faded beside the way that was planned, because a place has changed or a finger pulls.
struct TravellerShift: Equatable {
    var scale = CGSize(width: 1, height: 1)
    var way = CGPoint.zero
    var alpha: CGFloat = 1

    static let none = TravellerShift()

    init() {}

    /// Creates the shift that moves a frame to another one.
    init(from planned: CGRect, to actual: CGRect) {
        scale = CGSize(width: actual.width / planned.width, height: actual.height / planned.height)
        way = CGPoint(
            x: actual.minX - planned.minX * scale.width, y: actual.minY - planned.minY * scale.height)
    }

    /// Creates a shift from a transform of the whole space.
    init(_ transform: CGAffineTransform, alpha: CGFloat) {
        scale = CGSize(width: transform.a, height: transform.d)
        way = CGPoint(x: transform.tx, y: transform.ty)
        self.alpha = alpha
    }

    /// Returns the shift at a part of the way to another one.
    func mixed(with other: TravellerShift, at part: CGFloat) -> TravellerShift {
        var mix = self
        mix.scale.width += (other.scale.width - scale.width) * part
        mix.scale.height += (other.scale.height - scale.height) * part
        mix.way.x += (other.way.x - way.x) * part
        mix.way.y += (other.way.y - way.y) * part
        mix.alpha += (other.alpha - alpha) * part
        return mix
    }

    /// The same as a transform of the whole space.
    var transform: CGAffineTransform {
        CGAffineTransform(a: scale.width, b: 0, c: 0, d: scale.height, tx: way.x, ty: way.y)
    }
}

/// The shift of a traveller as a function of the progress: from one end over the place at which a finger has caught it to the
/// other end.
struct TravellerCourse: Equatable {
    /// A shift at a progress.
    struct Stop: Equatable {
        var progress: CGFloat
        var shift: TravellerShift
    }

    var ends = TransitionEnds(leaving: TravellerShift.none, entering: TravellerShift.none)
    /// Where a finger has caught the traveller, so that it does not jump there.
    var caught: Stop?

    func shift(at progress: CGFloat) -> TravellerShift {
        guard let caught else { return ends.leaving.mixed(with: ends.entering, at: progress) }
        if progress < caught.progress {
            return ends.leaving.mixed(with: caught.shift, at: progress / caught.progress)
        }
        guard caught.progress < 1 else { return ends.entering }
        let part = (progress - caught.progress) / (1 - caught.progress)
        return caught.shift.mixed(with: ends.entering, at: part)
    }
}
