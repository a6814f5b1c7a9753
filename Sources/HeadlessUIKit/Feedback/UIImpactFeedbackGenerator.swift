public import Foundation

/// Generates the feedback of an impact.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The mass or hardness of the colliding objects.
    public enum FeedbackStyle: Int, Sendable {
        case light = 0
        case medium = 1
        case heavy = 2
        case soft = 3
        case rigid = 4
    }

    private let style: FeedbackStyle

    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    public convenience override init() {
        self.init(style: .medium)
    }

    open func impactOccurred() {
        impactOccurred(intensity: 1)
    }

    /// Generates an impact with an intensity from 0 to 1.
    open func impactOccurred(intensity: CGFloat) {
        HeadlessLog.note(.impact(style, intensity: min(1, max(0, intensity))))
    }
}
