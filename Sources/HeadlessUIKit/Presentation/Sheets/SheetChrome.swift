import Foundation

/// The dimming view, the corners and the grabber of a sheet. They are removed with the sheet.
@MainActor
final class SheetChrome {
    static let cornerRadius: CGFloat = 10
    private static let darkness: CGFloat = 0.2
    private static let grabberSize = CGSize(width: 36, height: 5)

    private let veil = UIView()
    private let grabber = UIView()
    private let tap = UITapGestureRecognizer()
    private weak var dressed: UIView?
    private var corners: (radius: CGFloat, mask: CACornerMask, clips: Bool)?
    private var tapAction: Int?

    func install(in container: UIView, whenTapped: @escaping () -> Void) {
        veil.frame = container.bounds
        veil.backgroundColor = .black
        veil.alpha = 0
        container.insertSubview(veil, at: 0)
        tapAction = tap.addAction { if $0.state == .ended { whenTapped() } }
        veil.addGestureRecognizer(tap)
    }

    /// Sets how much of the dimming is shown, from 0 to 1.
    func dim(_ part: CGFloat) {
        veil.alpha = part * Self.darkness
    }

    func layOut(in container: UIView, isUndimmed: Bool) {
        guard veil.superview === container else { return }
        veil.frame = container.bounds
        veil.isUserInteractionEnabled = !isUndimmed
    }

    /// Applies the corners of the sheet and, if requested, its grabber.
    func dress(_ view: UIView, as sheet: UISheetPresentationController) {
        let form = sheet.currentLayout?.form ?? .card
        if let wrapper = sheet.wrapper {
            wrapper.show(sheet.look)
        } else {
            round(view, as: form, radius: sheet.preferredCornerRadius)
        }
        let host = sheet.wrapper?.foreground ?? view
        placeGrabber(in: host, isVisible: sheet.prefersGrabberVisible && form != .floating && form != .full)
        if !sheet.isMoving { dim(sheet.isUndimmed ? 0 : 1) }
    }

    private func round(_ view: UIView, as form: SheetLayout.Form, radius: CGFloat) {
        if dressed !== view {
            dressed = view
            corners = (view.layer.cornerRadius, view.layer.maskedCorners, view.clipsToBounds)
        }
        let isAutomatic = radius == UISheetPresentationController.automaticDimension
        view.layer.cornerRadius = form == .full ? 0 : isAutomatic ? Self.cornerRadius : radius
        view.layer.maskedCorners = form == .floating ? .all : .top
        view.clipsToBounds = true
    }

    /// The shape that the corners in the sheet follow.
    var concentricShape: ConcentricContainer? {
        guard let dressed else { return nil }
        let radius = dressed.layer.cornerRadius
        let isFloating = dressed.layer.maskedCorners.contains(.layerMinXMaxYCorner)
        let below = isFloating ? radius : 0
        return ConcentricContainer(rect: dressed.bounds, radii: CornerRadii([radius, radius, below, below]))
    }

    private func placeGrabber(in view: UIView, isVisible: Bool) {
        guard isVisible else { return grabber.removeFromSuperview() }
        let size = Self.grabberSize
        grabber.frame = CGRect(
            x: (view.bounds.width - size.width) / 2, y: size.height, width: size.width, height: size.height)
        grabber.backgroundColor = .systemGray
        grabber.layer.cornerRadius = size.height / 2
        grabber.isUserInteractionEnabled = false
        if view.subviews.last !== grabber { view.addSubview(grabber) }
    }

    /// Removes the views and restores the presented view.
    func takeOff() {
        veil.removeFromSuperview()
        grabber.removeFromSuperview()
        veil.removeGestureRecognizer(tap)
        tapAction.map(tap.removeAction)
        tapAction = nil
        guard let view = dressed, let corners else { return }
        view.layer.cornerRadius = corners.radius
        view.layer.maskedCorners = corners.mask
        view.clipsToBounds = corners.clips
        dressed = nil
    }
}

extension CACornerMask {
    /// The two corners at the top, and all four.
    static let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}
