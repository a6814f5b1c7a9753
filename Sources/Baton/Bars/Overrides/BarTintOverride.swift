import UIKit

/// The override of a bar's own tint, if a look names one.
@MainActor
struct BarTintOverride {
    private var tint = PropertyOverride<UIColor?>()

    /// Overrides the tint if one is named, and restores it otherwise. During a transition, `mayBeCancelled` is true.
    mutating func show(_ color: UIColor?, on bar: UINavigationBar, mayBeCancelled: Bool) {
        let own = ownTint(of: bar)
        tint.write(color.map(Optional.some), over: own, mayBeCancelled: mayBeCancelled) { bar.tintColor = $0 }
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
