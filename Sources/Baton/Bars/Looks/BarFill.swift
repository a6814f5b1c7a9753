import UIKit

/// Something that Baton can paint behind a bar's content.
enum BarFill: Equatable {
    case color(UIColor)
    case blur(UIBlurEffect.Style)
    case gradient(BarGradient)
    case image(UIImage)

    /// Nil where there is nothing to paint.
    init?(_ background: BarState.Background) {
        switch background {
        case .system, .clear: return nil
        case .color(let color): self = .color(color)
        case .blur(let style): self = .blur(style)
        case .gradient(let gradient): self = .gradient(gradient)
        case .image(let image): self = .image(image)
        }
    }

    /// The colour, where it is one: only colours have something in between.
    var color: UIColor? {
        if case .color(let color) = self { color } else { nil }
    }

    /// Whether one view shows both, and so turns from one into the other: two colours, nothing and a colour, or twice the
    /// same. All else has nothing in between.
    static func areOneView(_ fill: BarFill?, _ other: BarFill?) -> Bool {
        let areColors = [fill, other].allSatisfy { $0 == nil || $0?.color != nil }
        return areColors || fill == other
    }
}
