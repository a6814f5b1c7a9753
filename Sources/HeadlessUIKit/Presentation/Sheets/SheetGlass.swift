import Foundation

/// What is drawn of a sheet in the iOS 26 design: the shape of its content, and the background behind it.
///
/// A low sheet is inset from the edges of the screen, and its background is glass. A high sheet is attached to the edges,
/// and its background is opaque. The frame of the presented view is the same in both cases (B18.1, C26).
@MainActor
final class SheetGlass {
    /// The height of an attached sheet, as a fraction of the height of its container.
    static let attachedPart: CGFloat = 0.9
    /// The distance of an inset sheet from the edges of the screen.
    static let inset: CGFloat = 8
    /// The radius on a screen without round corners.
    private static let smallestRadius: CGFloat = 10
    /// The height below which the safe area of an inset sheet is wrong in UIKit (B18.14).
    private static let lowest: CGFloat = 150

    private let background = UIVisualEffectView(effect: nil)
    private let shape = UIView()
    private let standard = UIGlassEffect(style: .regular)
    private weak var dressed: UIView?
    private var formerMask: UIView?
    private var hasWarned = false
    private(set) var container: ConcentricContainer?

    static var automaticRadius: CGFloat {
        max(smallestRadius, HeadlessDevice.current.screenCornerRadius - inset)
    }

    /// Applies the shape to the presented view, whose frame in its host is given.
    func dress(_ view: UIView, at frame: CGRect, in host: UIView, radius: CGFloat, effect: UIVisualEffect?) {
        if dressed !== view { begin(view) }
        let isInset = frame.height < host.bounds.height * Self.attachedPart
        // The lower corners of an attached sheet are outside the screen.
        let insets = isInset ? UIEdgeInsets(top: 0, left: Self.inset, bottom: Self.inset, right: Self.inset) : .zero
        let bounds = CGRect(origin: view.bounds.origin, size: frame.size)
        var drawn = bounds.inset(by: insets)
        if !isInset { drawn.size.height += radius }
        shape.frame = drawn
        shape.layer.cornerRadius = radius
        remember(isInset ? drawn : bounds, radius: radius, isInset: isInset)
        place(drawn.offsetBy(dx: frame.minX - bounds.minX, dy: frame.minY - bounds.minY), below: view, in: host)
        background.cornerConfiguration = .uniformCorners(radius: .fixed(radius))
        show(isInset ? effect ?? standard : nil)
        view.updateConcentricCorners()
        if isInset, frame.height < Self.lowest { warn() }
    }

    private func begin(_ view: UIView) {
        dressed = view
        formerMask = view.mask
        shape.backgroundColor = .black
        view.mask = shape
    }

    private func remember(_ rect: CGRect, radius: CGFloat, isInset: Bool) {
        let below = isInset ? radius : HeadlessDevice.current.screenCornerRadius
        container = ConcentricContainer(rect: rect, radii: CornerRadii([radius, radius, below, below]))
    }

    /// Places the background behind the view. In a transition the presentation controller moves it beside the view.
    private func place(_ frame: CGRect, below view: UIView, in host: UIView) {
        if background.superview !== host {
            background.isUserInteractionEnabled = false
            view.superview === host ? host.insertSubview(background, belowSubview: view) : host.addSubview(background)
        }
        background.bounds.size = frame.size
        background.center = CGPoint(x: frame.midX, y: frame.midY)
    }

    private func show(_ effect: UIVisualEffect?) {
        if background.effect !== effect { background.effect = effect }
        if !(effect is UIGlassEffect) { background.backgroundColor = effect == nil ? .systemBackground : .clear }
    }

    /// Moves the background below the bottom edge of its container, or back.
    func move(away: Bool) {
        let way = background.superview.map { $0.bounds.maxY - background.center.y + background.bounds.height / 2 } ?? 0
        background.transform = away ? CGAffineTransform(translationX: 0, y: way) : .identity
    }

    private func warn() {
        guard !hasWarned else { return }
        hasWarned = true
        HeadlessLog.warn(
            "A sheet of the iOS 26 design is lower than \(Int(Self.lowest)) points. On a device its safe area is wrong "
                + "then. Give its lowest detent a larger value.")
    }

    func takeOff() {
        background.removeFromSuperview()
        background.transform = .identity
        if dressed?.mask === shape { dressed?.mask = formerMask }
        dressed = nil
        formerMask = nil
        container = nil
    }
}
