import UIKit

/// Something that Baton can paint behind a bar's content.
enum BarFill: Equatable {
    case color(UIColor)
    case blur(BarBlur, tint: UIColor?)
    case gradient([UIColor], to: DirectionalEdge)
    case image(UIImage, UIView.ContentMode)

    /// Creates the fill of a background, or nil if there is nothing to paint.
    init?(_ background: BarState.Background) {
        switch background {
        case .system, .clear: return nil
        case .color(let color): self = .color(color)
        case .blur(let style, let tint): self = .blur(.style(style), tint: tint)
        case .gradient(let colors, let edge): self = .gradient(colors, to: edge)
        case .image(let image, let mode): self = .image(image, mode)
        }
    }

    /// Whether content behind the fill shows through. An image is not examined.
    var isTranslucent: Bool {
        switch self {
        case .color(let color): color.cgColor.alpha < 1
        case .blur: true
        case .gradient(let colors, _): colors.contains { $0.cgColor.alpha < 1 }
        case .image: false
        }
    }

    /// The colour of a colour fill, or nil. Only colours can be interpolated.
    var color: UIColor? {
        if case .color(let color) = self { color } else { nil }
    }

    /// Returns whether one view can show and interpolate both: two colours, a colour and no fill, or two equal fills.
    static func areOneView(_ fill: BarFill?, _ other: BarFill?) -> Bool {
        let areColors = [fill, other].allSatisfy { $0 == nil || $0?.color != nil }
        return areColors || fill == other
    }
}
