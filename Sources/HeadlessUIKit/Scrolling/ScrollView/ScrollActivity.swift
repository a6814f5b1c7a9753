import Foundation

/// What moves the content of a scroll view at the moment.
@MainActor
enum ScrollActivity {
    case resting
    case dragging(x: ScrollDrag, y: ScrollDrag)
    /// Let go of by a finger.
    case decelerating(ScrollRun)
    /// Sent somewhere by code.
    case animating(ScrollRun)

    /// The movement without a finger.
    var run: ScrollRun? {
        get {
            switch self {
            case .resting, .dragging: nil
            case .decelerating(let run), .animating(let run): run
            }
        }
        set {
            guard let newValue else { return self = .resting }
            switch self {
            case .decelerating: self = .decelerating(newValue)
            case .resting, .dragging, .animating: self = .animating(newValue)
            }
        }
    }

    var isDragging: Bool {
        if case .dragging = self { true } else { false }
    }

    var isDecelerating: Bool {
        if case .decelerating = self { true } else { false }
    }

    var isResting: Bool {
        if case .resting = self { true } else { false }
    }
}
