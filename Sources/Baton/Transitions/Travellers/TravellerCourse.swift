import UIKit

/// The shift of a traveller as a function of the progress: from one end over the place at which a finger has caught it to the
/// other end.
struct TravellerCourse: Equatable {
    /// A shift at a progress.
    struct Stop: Equatable {
        var progress: CGFloat
        var shift: ViewShift
    }

    var ends = TransitionEnds(leaving: ViewShift.none, entering: ViewShift.none)
    /// Where a finger has caught the traveller, so that it does not jump there.
    var caught: Stop?

    func shift(at progress: CGFloat) -> ViewShift {
        guard let caught else { return ends.leaving.mixed(with: ends.entering, at: progress) }
        if progress < caught.progress {
            return ends.leaving.mixed(with: caught.shift, at: progress / caught.progress)
        }
        guard caught.progress < 1 else { return ends.entering }
        let part = (progress - caught.progress) / (1 - caught.progress)
        return caught.shift.mixed(with: ends.entering, at: part)
    }
}
