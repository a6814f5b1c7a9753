import UIKit

/// Something that Baton can paint behind a bar's content.
enum BarFill: Equatable {
    case color(UIColor)
    case blur(UIBlurEffect.Style)
    case gradient(BarGradient)
    case image(UIImage)

    /// Creates the fill of a background, or nil if there is nothing to paint.
    init?(_ background: BarState.Background) {
        switch background {
        case .system, .clear: return nil
        case .color(let color): self = .color(color)
        case .blur(let style): self = .blur(style)
        case .gradient(let gradient): self = .gradient(gradient)
        case .image(let image): self = .image(image)
        }
    }

    /// The colour of a colour fill, or nil. Only colours can be interpolated.
    var color: UIColor? {
        if case .color(let color) = self { color } else { nil }
    }

    /// Returns whether one view can show both fills and animate between them: two colours, a colour and no fill, or
    /// two equal fills. Other fills cannot be interpolated.
    static func areOneView(_ fill: BarFill?, _ other: BarFill?) -> Bool {
        let areColors = [fill, other].allSatisfy { $0 == nil || $0?.color != nil }
        return areColors || fill == other
    }
}
