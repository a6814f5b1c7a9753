import UIKit

/// The override of a bar's own tint, if a look names one.
@MainActor
final class BarTintOverride {
    private weak var bar: UINavigationBar?
    private lazy var tint = PropertyOverride<UIColor?>(
        read: { [unowned self] in own }, set: { [weak bar] in bar?.tintColor = $0 })

    init(on bar: UINavigationBar) {
        self.bar = bar
    }

    /// Overrides the tint if one is named, and restores it otherwise. A transition may be cancelled.
    func show(_ color: UIColor?, mayBeCancelled: Bool) {
        tint.write(color.map(Optional.some), mayComeBack: mayBeCancelled)
    }

    /// The bar's own tint. A bar without one returns the inherited tint. In that case nil is restored.
    private var own: UIColor? {
        guard let bar else { return nil }
        let seen = bar.undimmedTint
        return bar.tintColor == bar.superview?.tintColor && !tint.wrote(seen) ? nil : seen
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
