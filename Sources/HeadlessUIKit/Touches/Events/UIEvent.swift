public import Foundation

/// The touches of a window at one moment, including those that did not move.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// The type of an event. Only touches and scrolls are created here.
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    private let moment: TimeInterval
    private let kind: EventType
    private var touches: [UITouch]

    init(_ touches: [UITouch], timestamp: TimeInterval, type: EventType = .touches) {
        self.touches = touches
        kind = type
        moment = timestamp
        super.init()
    }

    open var timestamp: TimeInterval { moment }
    open var type: EventType { kind }
    open var allTouches: Set<UITouch>? { Set(touches) }

    open func touches(for window: UIWindow) -> Set<UITouch>? {
        Set(touches.filter { $0.window === window })
    }

    open func touches(for view: UIView) -> Set<UITouch>? {
        Set(touches.filter { $0.view === view })
    }

    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        Set(touches.filter { $0.gestureRecognizers?.contains(gesture) == true })
    }

    /// Adds a new touch to the event with which its view was hit-tested.
    func add(_ touch: UITouch) {
        touches.append(touch)
    }
}
