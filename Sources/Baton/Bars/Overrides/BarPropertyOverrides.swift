import UIKit

/// What of a bar's own properties a look overwrites: the tint where it names one, and of a hidden bar what can be seen and
/// heard.
@MainActor
struct BarPropertyOverrides {
    private var tint = PropertyOverride<UIColor?>()
    private var alpha = PropertyOverride<CGFloat>()
    private var isUnheard = PropertyOverride<Bool>()

    /// Shows on the bar what is named, and gives back the rest; on the way along with a transition it may be cancelled.
    mutating func show(tint color: UIColor?, isHidden: Bool, on bar: UINavigationBar, mayBeCancelled: Bool) {
        let own = ownTint(of: bar)
        tint.write(color.map(Optional.some), over: own, mayBeCancelled: mayBeCancelled) { bar.tintColor = $0 }
        alpha.write(isHidden ? 0 : nil, over: bar.alpha, mayBeCancelled: mayBeCancelled) { bar.alpha = $0 }
        let wasUnheard = bar.accessibilityElementsHidden
        isUnheard.write(isHidden ? true : nil, over: wasUnheard, mayBeCancelled: mayBeCancelled) {
            bar.accessibilityElementsHidden = $0
        }
    }

    /// A bar's tint reads as the inherited one where it has none of its own; then it must be given back as nil.
    private func ownTint(of bar: UINavigationBar) -> UIColor? {
        let isInherited = bar.tintColor == bar.superview?.tintColor
        let seen = bar.undimmedTint
        return isInherited && !tint.wrote(seen) ? nil : seen
    }
}

extension UINavigationBar {
    /// The tint as it is while no alert or sheet dims it.
    var undimmedTint: UIColor? {
        guard tintAdjustmentMode == .dimmed else { return tintColor }
        let isInherited = superview?.tintAdjustmentMode == .dimmed
        tintAdjustmentMode = .normal
        defer { tintAdjustmentMode = isInherited ? .automatic : .dimmed }
        return tintColor
    }
}
