import UIKit

/// Two backgrounds side by side, divided at the edge between two screens: the upper one moves with its screen, and of the
/// lower one that much is seen as of its screen.
@MainActor
struct BarSplit {
    let upper: any BarBackdrop
    let lower: any BarBackdrop
    private let mask: UIView
    private let distance: CGFloat

    /// - Parameter stack: the view whose reading direction UIKit slides the screens in (B10.31).
    init(upper: any BarBackdrop, lower: any BarBackdrop, in stack: UIView?) {
        self.upper = upper
        self.lower = lower
        distance = upper.bounds.width * (stack ?? upper).effectiveUserInterfaceLayoutDirection.sign
        // As high as the screen: the bar may become higher on the way, and the line is below it.
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
