import Foundation

/// The glass of iOS 26. In a visual effect view it is a translucent area, by default with the shape of a capsule.
///
/// The material itself is not imitated: nothing behind the glass is bent or blurred, and touches do not light it up.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
    /// How much of the content behind the glass is visible.
    public enum Style: Int, Sendable {
        case regular = 0
        case clear = 1
    }

    nonisolated let style: Style
    /// Whether the glass reacts to touches on a device.
    open var isInteractive = false
    open var tintColor: UIColor?

    private static let opacities: [Style: CGFloat] = [.regular: 0.7, .clear: 0.3]

    private init(of style: Style) {
        self.style = style
        super.init()
    }

    public convenience init(style: Style) {
        self.init(of: style)
    }

    /// The colour of the area that stands for the glass.
    var color: UIColor {
        (tintColor ?? .systemBackground).withAlphaComponent(Self.opacities[style] ?? 1)
    }
}
