public import Foundation

/// A finger on the screen, from landing to lifting. The object stays the same while the finger moves.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// The phase of a touch.
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

    /// The type of a touch. Only direct touches are created here.
    public enum TouchType: Int, Sendable {
        case direct = 0
        case indirect = 1
        case pencil = 2
        case indirectPointer = 3

        static let all: [TouchType] = [.direct, .indirect, .pencil, .indirectPointer]
    }

    private var currentPhase = Phase.began
    /// The phase that is reported while a view receives a delayed event.
    private var toldPhase: Phase?
    private var lastChange: TimeInterval
    private let taps: Int
    /// Whether this is no finger, but the pointer during a scroll.
    final let isPointer: Bool
    private weak var hitWindow: UIWindow?
    private weak var hitView: UIView?
    private(set) var point: CGPoint
    private(set) var previousPoint: CGPoint
    /// The recognizers that still receive this touch, and those that are gone.
    private(set) var receivers: [Weak<UIGestureRecognizer>] = []

    init(
        at point: CGPoint, in window: UIWindow, hitting view: UIView?, tapCount: Int, timestamp: TimeInterval,
        isPointer: Bool = false
    ) {
        self.isPointer = isPointer
        self.point = point
        previousPoint = point
        hitWindow = window
        hitView = view
        taps = tapCount
        lastChange = timestamp
        super.init()
    }

    open var phase: Phase { toldPhase ?? currentPhase }
    open var timestamp: TimeInterval { lastChange }
    open var tapCount: Int { taps }
    open var type: TouchType { .direct }
    open var window: UIWindow? { hitWindow }
    /// The view that was hit when the finger landed. It stays the same wherever the finger moves.
    open var view: UIView? { hitView }
    /// The recognizers that still receive this touch.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        var alive: [UIGestureRecognizer] = []
        for receiver in receivers { if let recognizer = receiver.object { alive.append(recognizer) } }
        return alive
    }

    open func location(in view: UIView?) -> CGPoint {
        hitWindow.located(point, in: view)
    }

    open func previousLocation(in view: UIView?) -> CGPoint {
        hitWindow.located(previousPoint, in: view)
    }

    /// Returns the same location as `location(in:)`. Scripted touches have no additional precision.
    open func preciseLocation(in view: UIView?) -> CGPoint {
        location(in: view)
    }

    open func precisePreviousLocation(in view: UIView?) -> CGPoint {
        previousLocation(in: view)
    }

    /// Whether the touch counts among those that make up a gesture.
    final var isCounted: Bool { isDown && !isPointer }
    final var isDown: Bool { currentPhase != .ended && currentPhase != .cancelled }

    func enter(_ phase: Phase, at point: CGPoint, timestamp: TimeInterval) {
        previousPoint = self.point
        self.point = point
        currentPhase = phase
        lastChange = timestamp
    }

    func whileIn(_ phase: Phase, _ tell: () -> Void) {
        let outer = toldPhase
        toldPhase = phase
        tell()
        toldPhase = outer
    }

    func add(_ recognizer: UIGestureRecognizer) {
        receivers.append(Weak(recognizer))
    }

    func remove(_ recognizer: UIGestureRecognizer) {
        for index in receivers.indices {
            HeadlessVisits.comparisons += 1
            guard receivers[index].object === recognizer else { continue }
            receivers.remove(at: index)
            return
        }
    }
}

@MainActor
extension [UITouch] {
    /// The recognizers that still receive these touches. Each is listed once, in the order of the touches.
    var recognizers: [UIGestureRecognizer] {
        guard count > 1 else { return first?.gestureRecognizers ?? [] }
        var found: [UIGestureRecognizer] = []
        var known: Set<ObjectIdentifier> = []
        for touch in self {
            for recognizer in touch.gestureRecognizers ?? [] where known.insert(ObjectIdentifier(recognizer)).inserted {
                found.append(recognizer)
            }
        }
        return found
    }
}
