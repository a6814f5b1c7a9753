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

    func place(isApart: Bool) {
        placeUpper(isApart: isApart)
        placeLower(isApart: isApart)
    }

    func placeUpper(isApart: Bool) {
        upper.transform = isApart ? CGAffineTransform(translationX: distance, y: 0) : .identity
    }

    func placeLower(isApart: Bool) {
        clip.transform = isApart ? .identity : CGAffineTransform(translationX: -distance, y: 0)
        lower.transform = isApart ? .identity : CGAffineTransform(translationX: distance, y: 0)
    }
}
