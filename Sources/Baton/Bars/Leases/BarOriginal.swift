import UIKit

/// What a bar was before Baton changed its tint or hid it.
@MainActor
struct BarOriginal {
    private let tint: UIColor?
    private let alpha: CGFloat
    private let elementsHidden: Bool

    /// A bar's tint reads as the inherited one where it has none of its own; then it must be given back as nil.
    init(of bar: UINavigationBar) {
        tint = bar.tintColor == bar.superview?.tintColor ? nil : bar.tintColor
        alpha = bar.alpha
        elementsHidden = bar.accessibilityElementsHidden
    }

    /// Shows a look on the bar; what the look leaves open is as it was.
    func apply(_ look: BarLook, to bar: UINavigationBar) {
        let wanted = look.tint ?? tint
        if bar.tintColor != wanted ?? bar.superview?.tintColor { bar.tintColor = wanted }
        bar.alpha = look.isHidden ? 0 : alpha
        bar.accessibilityElementsHidden = look.isHidden || elementsHidden
    }
}
