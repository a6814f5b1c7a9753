import UIKit

extension Pose {
    /// The least alpha with which glass is drawn that is laid out for the first time. It was seen to work from 0.01 to 0.05 on
    /// (B28.3).
    private static let leastAlphaOfGlass: CGFloat = 0.02

    /// The pose in which a screen enters that starts in this one. On the iOS 26 design a transparent screen is not quite so: glass
    /// in it would stay flat (B28.3).
    @MainActor var ofEnteringScreen: Pose {
        guard alpha < Self.leastAlphaOfGlass, BarDesign.current == .glass else { return self }
        return changing { $0.alpha = Self.leastAlphaOfGlass }
    }
}
