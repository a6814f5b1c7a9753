import Foundation

/// Everything a recognizer knows of one attempt, from its first touch to the reset.
@MainActor
struct RecognitionAttempt {
    var state = UIGestureRecognizer.State.possible
    /// The state that is kept back while a required failure is open (B7.7).
    var held: UIGestureRecognizer.State?
    /// In order of arrival, lifted ones included: they say with whom the recognizer competes.
    var touches: [UITouch] = []
    /// The recognizers that have to fail first, asked for once (B7.7).
    var required: [Weak<UIGestureRecognizer>]?
    weak var arena: GestureArena?

    nonisolated init() {}

    var isEngaged: Bool { !touches.isEmpty }
    var isUndecided: Bool { isEngaged && state == .possible }
    var hasRecognized: Bool { state == .began || state == .changed || state == .ended }
    var isOver: Bool { state == .ended || state == .cancelled || state == .failed }
    /// It has seen its whole gesture and only waits for its turn.
    var waitsWithoutTouches: Bool { held == .ended }
}
