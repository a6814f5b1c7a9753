import Foundation

/// A plain rounded view in place of the glass behind buttons. The material of the system is not imitated.
@preconcurrency @MainActor
final class GlassPieceView: UIView {
    let buttons: [BarButtonView]

    init(behind buttons: [BarButtonView]) {
        self.buttons = buttons
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Colours the glass of a prominent item with the tint colour (B17.34).
    func applyTint(of bar: UIView) {
        let item = buttons.first?.item
        let isTinted = item?.style == .prominent
        backgroundColor = isTinted ? item?.tintColor ?? bar.tintColor : .systemBackground.withAlphaComponent(0.5)
    }

    /// Covers the buttons with a capsule.
    ///
    /// - Parameter margin: How far the glass extends beyond the buttons.
    func coverButtons(margin: CGFloat = 0) {
        let place = buttons.dropFirst().reduce(buttons.first?.place ?? .null) { $0.union($1.place) }
        cover(place.insetBy(dx: -margin, dy: -margin))
    }

    /// Takes a place as a capsule.
    func cover(_ place: CGRect) {
        bounds.size = place.size
        center = CGPoint(x: place.midX, y: place.midY)
        layer.cornerRadius = place.height / 2
    }
}

extension UIView {
    /// The frame without the transform.
    fileprivate var place: CGRect {
        CGRect(
            x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width, height: bounds.height)
    }
}
