import UIKit

/// The overrides of a bar's own properties: the tint if a look names one, and the alpha and accessibility of a hidden
/// bar.
@MainActor
struct BarPropertyOverrides {
    private var tint = PropertyOverride<UIColor?>()
    private var alpha = PropertyOverride<CGFloat>()
    private var isUnheard = PropertyOverride<Bool>()

    /// Overrides the properties that are named, and restores the others. During a transition, `mayBeCancelled` is
    /// true.
    mutating func show(tint color: UIColor?, isHidden: Bool, on bar: UINavigationBar, mayBeCancelled: Bool) {
        let own = ownTint(of: bar)
        tint.write(color.map(Optional.some), over: own, mayBeCancelled: mayBeCancelled) { bar.tintColor = $0 }
        alpha.write(isHidden ? 0 : nil, over: bar.alpha, mayBeCancelled: mayBeCancelled) { bar.alpha = $0 }
        let wasUnheard = bar.accessibilityElementsHidden
        isUnheard.write(isHidden ? true : nil, over: wasUnheard, mayBeCancelled: mayBeCancelled) {
            bar.accessibilityElementsHidden = $0
        }
    }

    /// Returns the bar's own tint. A bar without one returns the inherited tint. In that case nil is restored.
    private func ownTint(of bar: UINavigationBar) -> UIColor? {
        let isInherited = bar.tintColor == bar.superview?.tintColor
        let seen = bar.undimmedTint
        return isInherited && !tint.wrote(seen) ? nil : seen
    }
}

extension UINavigationBar {
    /// The tint without the dimming of an alert or sheet.
    var undimmedTint: UIColor? {
        guard tintAdjustmentMode == .dimmed else { return tintColor }
        let isInherited = superview?.tintAdjustmentMode == .dimmed
        tintAdjustmentMode = .normal
        defer { tintAdjustmentMode = isInherited ? .automatic : .dimmed }
        return tintColor
    }
}
