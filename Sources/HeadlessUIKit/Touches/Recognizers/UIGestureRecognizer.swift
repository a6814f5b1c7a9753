public import Foundation

/// Observes the touches of a view and its subviews, and calls its actions when it recognises a gesture.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, AssociationHolder {
    /// The state of a gesture recognizer (B7.1).
    public enum State: Int, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5

        /// The final state of a discrete gesture.
        public static let recognized = State.ended
    }

    nonisolated(unsafe) final var associations = Associations()
    final var attempt = RecognitionAttempt()
    final var requiredToFail: [Weak<UIGestureRecognizer>] = []
    /// The recognizers that require this one to fail, by `require(toFail:)`.
    final var dependents: [Weak<UIGestureRecognizer>] = []
    final var actions: [(id: Int, perform: @MainActor (UIGestureRecognizer) -> Void)] = []
    final var nextActionID = 0
    /// The targets, with the numbers of the actions that call them.
    final var targets: [(id: Int, action: TargetAction)] = []
    /// The state with which the actions are being called. The recognizer may have reached a later state in the same
    /// event.
    final var announced: State?

    open var name: String?
    open weak var delegate: (any UIGestureRecognizerDelegate)? {
        didSet {
            UncalledMethods.check(delegate, for: "UIGestureRecognizerDelegate") {
                $0 is any UIGestureRecognizerDelegate.Type
            }
        }
    }
    open var view: UIView? { attachedView }
    private weak var attachedView: UIView?
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    /// The raw values of the `UITouch.TouchType`s that the recognizer accepts.
    open var allowedTouchTypes: [NSNumber] = UITouch.TouchType.all.map { NSNumber(value: $0.rawValue) }

    /// Creates a recognizer that sends an action message to a target.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    /// Whether the recognizer itself is setting its state.
    private var isEntering = false

    /// The current state. A subclass sets the state that it wants to enter. Whether it does so depends on all
    /// recognizers of the touch. Nothing else sets the state of a system class, from iOS 26 on (B19.20).
    open var state: State {
        get { announced ?? attempt.state }
        set {
            let isOwn = isEntering
            isEntering = false
            guard isOwn || !keepsItsState else { return adviseOfState() }
            request(newValue)
        }
    }

    /// Enters a state, as a recognizer of the system does by itself.
    final func enter(_ state: State) {
        isEntering = true
        self.state = state
        isEntering = false
    }

    /// Whether the recognizer receives touches. Disabling it cancels a gesture in progress (B7.9).
    open var isEnabled = true {
        didSet { if !isEnabled { cancelAttempt() } }
    }

    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requiredToFail.append(Weak(otherGestureRecognizer))
        otherGestureRecognizer.dependents.append(Weak(self))
    }

    open var numberOfTouches: Int {
        var count = 0
        for touch in attempt.touches where touch.isCounted { count += 1 }
        return count
    }

    /// Returns the centroid of the touches. After the last finger lifted, returns the location of that finger, and during a
    /// scroll that of the pointer.
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

    /// The touches that currently make up the gesture. A scroll has none.
    var countedTouches: [UITouch] { attempt.touches.filter(\.isCounted) }

    /// The window whose coordinate system the touches use.
    final var window: UIWindow? { attempt.touches.last?.window ?? view?.window }

    // MARK: For subclasses

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called after an attempt, so that a subclass can discard its state.
    open func reset() {}

    /// Called when the gesture has begun, before its actions.
    func hasBegun() {}

    /// Releases a touch that is not part of the gesture. If it is the only touch, the attempt is cancelled.
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

    /// Called by a view when it adds the recognizer, or with nil when it removes the recognizer.
    func attach(to view: UIView?) {
        cancelAttempt()
        attachedView = view
    }
}
