import UIKit

/// The upper screen, which grows from a view of the lower one or shrinks onto it. A finger pulls it in two dimensions.
@MainActor
final class GrownScreen: ShiftedMotion {
    /// The frames of the visible part at both ends, as they were planned.
    private let frames: TransitionEnds<CGRect>
    private weak var screen: TransitionParticipant?
    private let container: UIView
    /// The progress at which the screen fills its place.
    private let progressInPlace: CGFloat
    var course = TravellerCourse()
    /// Where fingers hold the screen, and how many.
    private var held: (point: HeldPoint, count: Int)?

    /// Returns nil if the screen does not grow from any view, and if it can only be masked. Then nothing is moved in addition to its
    /// planned animation.
    init?(_ growth: ScreenGrowth, of transition: RunningTransition, on screens: SharedScreens) {
        screen = transition.upper
        container = transition.containerView
        progressInPlace = transition.operation.isForward ? 1 : 0
        let ends = TransitionEnds { end in
            screens.place(of: .source(growth), at: end)?.frame
                ?? growth.view.flatMap { screens[end].look(of: $0) }?.frame
        }
        guard let leaving = ends.leaving, let entering = ends.entering, let screen,
            ScreenClip.isPossible(around: screen.view)
        else { return nil }
        frames = TransitionEnds(leaving: leaving, entering: entering)
    }

    var shift: ViewShift {
        get { screen?.posed.space?.shift ?? .none }
        set { screen?.posed.space?.shift = newValue }
    }

    // MARK: The pull of fingers

    /// Whether fingers hold the screen at a point, so that they pull it. Another number of fingers holds it anew.
    func isHeld(by fingers: GestureFingers?) -> Bool {
        guard let fingers, fingers.count > 0 else { return true }
        return held?.count == fingers.count
    }

    /// Notes where fingers hold the screen.
    func hold(under fingers: GestureFingers?, at progress: CGFloat) {
        held = fingers.map { fingers in
            let finger = held == nil ? fingers.start(in: container) : fingers.location(in: container)
            return (HeldPoint(finger, in: frame(at: progress), progressInPlace: progressInPlace), fingers.count)
        }
    }

    /// Returns how far fingers pull the screen, now or a short time later.
    func pull(by fingers: GestureFingers?, at progress: CGFloat, after time: CGFloat = 0) -> CGPoint {
        guard let fingers, let held else { return .zero }
        let (now, velocity) = (fingers.location(in: container), fingers.velocity(in: container))
        let finger = CGPoint(x: now.x + velocity.x * time, y: now.y + velocity.y * time)
        return held.point.pull(by: finger, outOf: frame(at: progress), at: progress)
    }

    /// The frame at a progress, without the pull of a finger.
    private func frame(at progress: CGFloat) -> CGRect {
        frames.leaving.mixed(with: frames.entering, at: progress).moved(by: course.shift(at: progress))
    }
}

extension CGRect {
    fileprivate func mixed(with other: CGRect, at part: CGFloat) -> CGRect {
        CGRect(
            x: minX + (other.minX - minX) * part, y: minY + (other.minY - minY) * part,
            width: width + (other.width - width) * part, height: height + (other.height - height) * part)
    }
}
