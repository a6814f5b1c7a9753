import UIKit

/// The view between an overlay and the presenting view. It shows the backdrop, and receives or passes the touches
/// beside the overlay.
final class OverlayBackdropView: CodeView {
    /// Returns the view that receives the touches that a clear backdrop passes.
    var behind: () -> UIView? = { nil }
    /// Dismisses by the user's wish. Returns whether that was possible.
    var close: () -> Bool = { false }
    /// Dismisses by the escape gesture.
    var escape: () -> Bool = { false }

    private var backdrop = OverlayBackdrop.clear
    /// The part of the backdrop that was shown last.
    private(set) var part: CGFloat = 0
    private var paint: UIView?
    private var transparency: NotificationObserver?

    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        transparency = ReducedTransparency.observe { [weak self] in (self?.paint as? OverlayBlurView)?.update() }
    }

    /// Shows a backdrop, or a part of it from 0 to 1. Inside an animation block it appears along with it.
    func show(_ wanted: OverlayBackdrop, part: CGFloat) {
        UIView.performWithoutAnimation { prepare(for: wanted) }
        backdrop = wanted
        self.part = part
        switch wanted {
        case .dimmed(_, let color):
            paint?.backgroundColor = color
            dim(part)
        case .blur(let style):
            // There is no part of a blur.
            (paint as? OverlayBlurView)?.show(part < 0.5 ? nil : style)
        case .clear: break
        }
    }

    /// Shows a part of a dimming backdrop, while a finger moves the overlay.
    func dim(_ part: CGFloat) {
        self.part = part
        guard case .dimmed(let strength, _) = backdrop else { return }
        paint?.alpha = (strength.isFinite ? min(1, max(0, strength)) : 0.3) * part
    }

    /// Hides the backdrop. Inside an animation block it disappears along with it.
    func hide() {
        if let blur = paint as? OverlayBlurView { blur.show(nil) } else { paint?.alpha = 0 }
    }

    private func prepare(for wanted: OverlayBackdrop) {
        let view: UIView? =
            switch wanted {
            case .dimmed(_, let color): paint as? DimmingView ?? DimmingView(frame: bounds, color: color)
            case .blur: paint as? OverlayBlurView ?? OverlayBlurView()
            case .clear: nil
            }
        guard view !== paint else { return }
        paint?.removeFromSuperview()
        paint = view
        view?.frame = bounds
        view.map(addSubview)
    }

    // MARK: Touches and accessibility

    /// The place decides what receives a touch, and not the view that the overlay's content would return: on iOS 26 a
    /// hosting view returns itself over empty places too (B18.12).
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard backdrop.passesTouches || part == 0 else { return super.hitTest(point, with: event) }
        guard let behind = behind() else { return nil }
        return behind.hitTest(convert(point, to: behind), with: event)
    }

    override func accessibilityActivate() -> Bool { close() }

    override func accessibilityPerformEscape() -> Bool { escape() }
}
