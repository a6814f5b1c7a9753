import Foundation

/// The state of a recognizer during one attempt, from its first touch to the reset.
@MainActor
struct RecognitionAttempt {
    var state = UIGestureRecognizer.State.possible
    /// The requested state, withheld while a required failure is pending (B7.7).
    var held: UIGestureRecognizer.State?
    /// The touches in order of arrival, including lifted ones. They determine with which other recognizers this one
    /// competes.
    var touches: [UITouch] = []
    /// The recognizers that must fail first. They are determined once per attempt (B7.7).
    var required: [Weak<UIGestureRecognizer>]?
    weak var arena: GestureArena?

    nonisolated init() {}

    var isEngaged: Bool { !touches.isEmpty }
    var isUndecided: Bool { isEngaged && state == .possible }
    var hasRecognized: Bool { state == .began || state == .changed || state == .ended }
    var isOver: Bool { state == .ended || state == .cancelled || state == .failed }
    /// Whether the gesture is complete and only waits for other recognizers to fail.
    var waitsWithoutTouches: Bool { held == .ended }
}
