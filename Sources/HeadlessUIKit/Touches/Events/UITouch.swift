public import Foundation

/// One finger from its landing to its lifting. The object stays the same while the finger moves.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// Where in its life a touch is.
    public enum Phase: Int, Sendable {
        case began = 0
        case moved = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
        case regionEntered = 5
        case regionMoved = 6
        case regionExited = 7
    }

    public internal(set) var phase = Phase.began
    public internal(set) var timestamp: TimeInterval
    public let tapCount: Int
    public private(set) weak var window: UIWindow?
    /// The view that was hit; the touch sticks to it wherever the finger goes.
    public private(set) weak var view: UIView?
    private(set) var point: CGPoint
    private(set) var previousPoint: CGPoint
    private var receivers: [Weak<UIGestureRecognizer>] = []

    init(at point: CGPoint, in window: UIWindow, hitting view: UIView?, tapCount: Int, timestamp: TimeInterval) {
        self.point = point
        self.previousPoint = point
        self.window = window
        self.view = view
        self.tapCount = tapCount
        self.timestamp = timestamp
        super.init()
    }

    /// The recognizers that still receive this touch.
    open var gestureRecognizers: [UIGestureRecognizer]? { receivers.compactMap(\.object) }

    open func location(in view: UIView?) -> CGPoint {
        window.located(point, in: view)
    }

    open func previousLocation(in view: UIView?) -> CGPoint {
        window.located(previousPoint, in: view)
    }

    var isDown: Bool { phase != .ended && phase != .cancelled }

    func enter(_ phase: Phase, at point: CGPoint, timestamp: TimeInterval) {
        previousPoint = self.point
        self.point = point
        self.phase = phase
        self.timestamp = timestamp
    }

    func add(_ recognizer: UIGestureRecognizer) {
        receivers.append(Weak(recognizer))
    }

    func remove(_ recognizer: UIGestureRecognizer) {
        receivers.removeAll { $0.object === recognizer }
    }
}
