import UIKit

/// Shows the ground of an overlay. A material and glass appear and disappear by their effect. In a view that is not
/// opaque they are drawn wrongly, or not at all (B28.3).
final class OverlayGroundView: CodeView {
    private let ground: OverlayGround
    private lazy var effectView = OverlayBlurView()
    private var transparency: NotificationObserver?

    init(_ ground: OverlayGround) {
        self.ground = ground
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        show(true)
        guard hasEffect else { return }
        addSubview(effectView)
        transparency = ReducedTransparency.observe { [weak self] in self?.effectView.update() }
    }

    /// Whether the ground is shown by an effect.
    var hasEffect: Bool { if case .color = ground { false } else { true } }

    /// Shows the ground, or hides its effect. Inside an animation block the effect appears and disappears along with it.
    func show(_ isShown: Bool) {
        switch ground {
        case .color(let color): backgroundColor = color
        case .material(let style): effectView.show(isShown ? style : nil)
        case .glass: effectView.show(isShown ? .systemMaterial : nil, asGlass: BarDesign.current == .glass)
        }
    }

    /// Rounds glass, which has the shape of a capsule by itself, like the view around it.
    func round(_ mask: CACornerMask, radius: CGFloat, followsContainer: Bool, evenly isEven: Bool) {
        guard ground == .glass, #available(iOS 26, *) else { return }
        if followsContainer, effectView.followCorners(minimum: radius, evenly: isEven) { return }
        let fixed = { (corner: CACornerMask) -> UICornerRadius? in mask.contains(corner) ? .fixed(radius) : nil }
        effectView.cornerConfiguration = .corners(
            topLeftRadius: fixed(.layerMinXMinYCorner), topRightRadius: fixed(.layerMaxXMinYCorner),
            bottomLeftRadius: fixed(.layerMinXMaxYCorner), bottomRightRadius: fixed(.layerMaxXMaxYCorner))
    }
}
