public import Foundation

/// Recognises one or more fingers that drag, in any direction.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The distance that the fingers move before the pan begins, in points (B7.11).
    static let threshold: CGFloat = 10

    /// The result of evaluating the movement while the gesture is still possible.
    enum Verdict {
        case undecided
        case begins
        case fails
    }

    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    /// The scrolls of trackpads and mice that the pan recognises like a drag. None by default.
    open var allowedScrollTypesMask: UIScrollTypeMask = []
    private var motion = PanMotion(at: 0)

    open func translation(in view: UIView?) -> CGPoint {
        window.directed(motion.translation, in: view)
    }

    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        motion.translation = window.undirected(translation, from: view)
    }

    open func velocity(in view: UIView?) -> CGPoint {
        window.directed(motion.velocity, in: view)
    }

    /// The velocity at which a scroll view goes on. Other than an app, it takes no velocity from before a rest (B7.14). What
    /// UIKit's other gestures take is not known. Here they take none either.
    final func currentVelocity(in view: UIView?) -> CGPoint {
        window.directed(motion.currentVelocity, in: view)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard numberOfTouches <= maximumNumberOfTouches else {
            return state == .possible ? enter(.failed) : touches.forEach { ignore($0, for: event) }
        }
        if state == .possible { motion = PanMotion(at: event.timestamp) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard numberOfTouches >= minimumNumberOfTouches || state != .possible else { return }
        // The centroid moves by the mean movement of the fingers. Adding up movements avoids a jump when a finger lands
        // or lifts.
        var sum = CGPoint.zero
        for touch in touches { sum = sum + touch.point - touch.previousPoint }
        follow(sum / CGFloat(max(1, numberOfTouches)), at: event.timestamp)
    }

    /// Follows a scroll. No touches belong to it.
    final func scroll(_ phase: UITouch.Phase, by way: CGPoint, at time: TimeInterval) {
        switch phase {
        case .began: motion = PanMotion(at: time)
        case .moved: follow(way, at: time)
        case .ended: lift(to: .ended, at: time)
        default: lift(to: .cancelled, at: time)
        }
    }

    private func follow(_ way: CGPoint, at time: TimeInterval) {
        motion.move(by: way, at: time)
        guard state == .possible else { return enter(.changed) }
        switch verdict(on: motion.travel) {
        case .undecided: break
        case .begins: enter(.began)
        case .fails: enter(.failed)
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        lift(to: .ended, at: event.timestamp)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        lift(to: .cancelled, at: event.timestamp)
    }

    open override func reset() {
        super.reset()
        motion = PanMotion(at: 0)
    }

    /// The translation when the pan begins (B7.12).
    var translationAtBegin: HeadlessQuirks.TranslationAtBegin { HeadlessQuirks.translationOfPansAtBegin }

    /// Shortens the translation when the pan has begun. The delegate that was asked about it has seen all of it (B7.4).
    override func hasBegun() {
        switch translationAtBegin {
        case .whole: break
        case .withoutThreshold: motion.absorb(Self.threshold)
        case .zero: motion.translation = .zero
        }
    }

    func verdict(on travel: CGPoint) -> Verdict {
        travel.length >= Self.threshold ? .begins : .undecided
    }

    /// Ends the gesture when the last finger lifts (B7.15).
    private func lift(to end: State, at time: TimeInterval) {
        guard numberOfTouches == 0 else { return }
        motion.rest(at: time)
        enter(state == .possible ? .failed : end)
    }
}
