import UIKit

/// A blur, by its style or as the effect of an appearance.
enum BarBlur: Equatable {
    case style(UIBlurEffect.Style)
    case effect(UIBlurEffect)

    @MainActor var effect: UIBlurEffect {
        switch self {
        case .style(let style): UIBlurEffect(style: style)
        case .effect(let effect): effect
        }
    }

    /// The colour that is shown in place of the blur while the user reduces transparency.
    @MainActor var cover: UIColor {
        switch self {
        case .style(let style): ReducedTransparency.color(for: style)
        case .effect: ReducedTransparency.color(for: nil)
        }
    }
}
