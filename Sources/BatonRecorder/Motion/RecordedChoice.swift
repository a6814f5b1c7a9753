import Baton
import UIKit

/// What animates a change.
enum RecordedChoice: Codable, Hashable, Sendable {
    case system
    case style(RecordedStyle)
    /// An animator of the app's. A slide stands for it.
    case own

    @MainActor
    init(_ choice: TransitionChoice) {
        switch choice {
        case .system: self = .system
        case .style(let style): self = .style(RecordedStyle(style))
        case .animator: self = .own
        }
    }

    @MainActor
    var choice: TransitionChoice {
        switch self {
        case .system: .system
        case .style(let style): .style(style.style)
        case .own: .slide
        }
    }
}
