import UIKit

/// Two backgrounds side by side, divided at the edge between two screens. The upper background moves with its screen.
/// The lower one is masked to the visible part of its screen.
@MainActor
struct BarSplit {
    let upper: any BarBackdrop
    let lower: any BarBackdrop
    private let mask: UIView
    private let distance: CGFloat

    /// - Parameter stack: The view in whose layout direction UIKit slides the screens (B10.31).
    init(upper: any BarBackdrop, lower: any BarBackdrop, in stack: UIView?) {
        self.upper = upper
        self.lower = lower
        distance = upper.bounds.width * (stack ?? upper).effectiveUserInterfaceLayoutDirection.sign
        // The mask is as high as the screen, because the bar may grow during the transition and the line is below it.
        let height = max(lower.superview?.bounds.height ?? 0, lower.bounds.height)
        mask = UIView(frame: CGRect(x: 0, y: 0, width: lower.bounds.width, height: height))
        mask.backgroundColor = .black
        UIView.performWithoutAnimation { [lower, mask] in lower.mask = mask }
    }

    func place(isApart: Bool) {
        placeUpper(isApart: isApart)
        placeLower(isApart: isApart)
    }

    func placeUpper(isApart: Bool) {
        upper.transform = isApart ? CGAffineTransform(translationX: distance, y: 0) : .identity
    }

    func placeLower(isApart: Bool) {
        mask.transform = isApart ? .identity : CGAffineTransform(translationX: -distance, y: 0)
    }
}
