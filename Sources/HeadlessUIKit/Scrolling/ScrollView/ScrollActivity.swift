import Foundation

/// The cause of the current movement of a scroll view's content.
@MainActor
enum ScrollActivity {
    case resting
    case dragging(x: ScrollDrag, y: ScrollDrag)
    /// The content moves on after a finger released it.
    case decelerating(ScrollRun)
    /// The content moves to an offset set by code.
    case animating(ScrollRun)

    /// The current movement that no finger drives.
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
