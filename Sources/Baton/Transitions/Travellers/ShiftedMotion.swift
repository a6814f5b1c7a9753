import UIKit

/// What is moved in addition to its planned animation, because a place has changed or because a finger pulls it.
@MainActor
protocol ShiftedMotion: AnyObject {
    var course: TravellerCourse { get set }
    /// The shift that is shown. Inside an animation a change is animated.
    var shift: ViewShift { get set }
}

extension ShiftedMotion {
    /// Lets a finger hold it where it is.
    func hold(at progress: CGFloat) {
        course.caught = TravellerCourse.Stop(progress: progress, shift: shift)
    }

    /// Returns the shift at a progress, while a finger holds it and pulls it.
    func shift(at progress: CGFloat, pulled pull: CGPoint) -> ViewShift {
        var wanted = course.shift(at: progress)
        wanted.way.x += pull.x
        wanted.way.y += pull.y
        return wanted
    }

    /// Whether the planned animation alone does not bring it to an end.
    func isShifted(at end: TransitionEnd) -> Bool { !course.ends[end].isClose(to: shift) }

    /// Shows the shift at an end. Inside an animation the change is animated.
    func land(at end: TransitionEnd) { shift = course.ends[end] }

    /// Shows only the place at an end.
    func landInPlace(at end: TransitionEnd) { shift.way = course.ends[end].way }

    /// Returns a spring for the way to an end, from the velocity of a finger.
    func spring(
        to end: TransitionEnd, from velocity: CGPoint, within time: TimeInterval
    ) -> UISpringTimingParameters {
        let (wanted, now) = (course.ends[end].way, shift.way)
        let left = CGVector(dx: wanted.x - now.x, dy: wanted.y - now.y)
        return PlaneSpring(left, from: CGVector(dx: velocity.x, dy: velocity.y), within: time).parameters
    }
}
