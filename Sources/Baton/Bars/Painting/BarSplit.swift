import UIKit

/// Two backgrounds side by side, divided at the edge between two screens. The upper background moves with its screen.
/// The lower one stays, in a clip that moves with the edge.
@MainActor
struct BarSplit {
    let upper: any BarBackdrop
    let lower: any BarBackdrop
    let clip: BarClip
    private let distance: CGFloat

    /// - Parameter space: The superview of the bar. UIKit slides the screens in its layout direction (B10.31).
    init(upper: any BarBackdrop, lower: any BarBackdrop, clip: BarClip, in space: UIView) {
        self.upper = upper
        self.lower = lower
        self.clip = clip
        distance = upper.bounds.width * space.effectiveUserInterfaceLayoutDirection.sign
    }

    /// Places the upper background: over the lower one at 0, beside it at 1.
    func placeUpper(apart: CGFloat) {
        upper.transform = CGAffineTransform(translationX: distance * apart, y: 0)
    }

    /// Shows as much of the lower background as the upper one leaves free.
    func placeLower(apart: CGFloat) {
        clip.transform = CGAffineTransform(translationX: -distance * (1 - apart), y: 0)
        lower.transform = CGAffineTransform(translationX: distance * (1 - apart), y: 0)
    }
}
