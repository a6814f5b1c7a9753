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
    /// What is drawn of the sheet in the iOS 26 design.
    private var glass: SheetGlass?
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
        if dressed !== view {
            dressed = view
            corners = (view.layer.cornerRadius, view.layer.maskedCorners, view.clipsToBounds)
        }
        let form = sheet.currentLayout?.form ?? .card
        let radius = sheet.preferredCornerRadius
        let rounded = radius == UISheetPresentationController.automaticDimension ? Self.cornerRadius : radius
        let all: CACornerMask = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ]
        if HeadlessDevice.hasGlass, let container = sheet.containerView, sheet.currentLayout?.hasDetents == true {
            let isAutomatic = radius == UISheetPresentationController.automaticDimension
            // The view is in the container from the first layout on.
            let frame = view.superview === container ? Self.place(of: view) : sheet.frameOfPresentedViewInContainerView
            let glass = self.glass ?? SheetGlass()
            self.glass = glass
            glass.dress(
                view, at: frame, in: container, radius: isAutomatic ? SheetGlass.automaticRadius : radius,
                effect: sheet.selectedDetent?.backgroundEffect)
        } else {
            glass?.takeOff()
            view.layer.cornerRadius = form == .full ? 0 : rounded
            view.layer.maskedCorners = form == .floating ? all : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        }
        view.clipsToBounds = true
        placeGrabber(in: view, isVisible: sheet.prefersGrabberVisible && form != .floating && form != .full)
        if !sheet.isMoving { dim(sheet.isUndimmed ? 0 : 1) }
    }

    /// The frame of a view without its transform, which an animation may have set.
    private static func place(of view: UIView) -> CGRect {
        let size = view.bounds.size
        return CGRect(
            x: view.center.x - size.width / 2, y: view.center.y - size.height / 2, width: size.width,
            height: size.height)
    }

    /// The shape that the corners in the sheet follow.
    var concentricShape: ConcentricContainer? {
        if let container = glass?.container { return container }
        guard let dressed else { return nil }
        let radius = dressed.layer.cornerRadius
        let isFloating = dressed.layer.maskedCorners.contains(.layerMinXMaxYCorner)
        let below = isFloating ? radius : 0
        return ConcentricContainer(rect: dressed.bounds, radii: CornerRadii([radius, radius, below, below]))
    }

    /// Moves what is drawn behind the presented view out of the container, or back.
    func moveBackground(away: Bool) {
        glass?.move(away: away)
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
        glass?.takeOff()
        guard let view = dressed, let corners else { return }
        view.layer.cornerRadius = corners.radius
        view.layer.maskedCorners = corners.mask
        view.clipsToBounds = corners.clips
        dressed = nil
    }
}
