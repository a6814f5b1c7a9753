public import Foundation

/// Watches the touches of a view and its subviews for a gesture, and tells its actions about it.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, AssociationHolder {
    /// Where in an attempt a recognizer is (B7.1).
    public enum State: Int, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5

        /// The end of a gesture that has only one moment.
        public static let recognized = State.ended
    }

    final var associations = Associations()
    final var attempt = RecognitionAttempt()
    final var requiredToFail: [Weak<UIGestureRecognizer>] = []
    /// Those that wait for this one by `require(toFail:)`.
    final var dependents: [Weak<UIGestureRecognizer>] = []
    final var actions: [(id: Int, perform: @MainActor (UIGestureRecognizer) -> Void)] = []
    final var nextActionID = 0
    /// The state that the actions are being told: a later one may have been reached in the same event.
    final var announced: State?

    open var name: String?
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var view: UIView? { attachedView }
    private weak var attachedView: UIView?
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    /// The raw values of the `UITouch.TouchType`s that count.
    open var allowedTouchTypes: [NSNumber] = UITouch.TouchType.all.map { NSNumber(value: $0.rawValue) }

    public override init() {
        super.init()
    }

    /// Subclasses write where they want to go; whether they get there is decided among all recognizers of a touch.
    open var state: State {
        get { announced ?? attempt.state }
        set { request(newValue) }
    }

    /// Off while recognising means cancelled (B7.9).
    open var isEnabled = true {
        didSet { if !isEnabled { cancelAttempt() } }
    }

    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requiredToFail.append(Weak(otherGestureRecognizer))
        otherGestureRecognizer.dependents.append(Weak(self))
    }

    open var numberOfTouches: Int { countedTouches.count }

    /// The middle of the touches; after the last finger lifted, where that one was.
    open func location(in view: UIView?) -> CGPoint {
        let counted = countedTouches.isEmpty ? attempt.touches.suffix(1) : countedTouches[...]
        guard !counted.isEmpty else { return .zero }
        let sum = counted.reduce(CGPoint.zero) { $0 + $1.point }
        return window.located(sum / CGFloat(counted.count), in: view)
    }

    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        precondition(
            countedTouches.indices.contains(touchIndex),
            "Touch \(touchIndex) of \(numberOfTouches) was asked for: ask for numberOfTouches first.")
        return countedTouches[touchIndex].location(in: view)
    }

    /// The touches of which the gesture consists at present.
    var countedTouches: [UITouch] { attempt.touches.filter(\.isDown) }

    /// The window in whose coordinates the touches are kept.
    final var window: UIWindow? { attempt.touches.last?.window ?? view?.window }

    // MARK: For subclasses

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called after an attempt, for subclasses to forget what they know of it.
    open func reset() {}

    /// Gives a touch back that is no part of the gesture. Without any touch left there is no gesture either.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        guard attempt.touches.contains(touch) else { return }
        if attempt.touches.count == 1 { request(.cancelled) }
        touch.remove(self)
        attempt.touches.removeAll { $0 === touch }
    }

    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    // MARK: For the view

    /// Called by a view when the recognizer joins it (nil: leaves it).
    func attach(to view: UIView?) {
        cancelAttempt()
        attachedView = view
    }
}
