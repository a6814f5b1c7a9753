import Foundation

/// The views between the container of a sheet and the presented view, in the iOS 26 design.
///
/// The outer view has the frame of the sheet in layout, and is what animations move. The card in it has the scale of an
/// inset sheet and contains the background and the presented view, whose frame is that in layout (B18.1, C26).
@preconcurrency @MainActor
final class SheetWrapper: UIView {
    /// What is drawn of the sheet.
    struct Look {
        /// The inset, or nil if the sheet is attached to the edges.
        var inset: SheetInset?
        /// The radius that is shown, and the corners that have it.
        var radius: CGFloat = 0
        var corners: CACornerMask = []
        /// The radius below, which the corners of the content follow. Those of an attached sheet are the screen's.
        var radiusBelow: CGFloat = 0
        /// The background, or nil if the sheet has none.
        var background: Background?
    }

    enum Background {
        case opaque
        case effect(UIVisualEffect?)
    }

    private let card = UIView()
    private let background = UIVisualEffectView(effect: nil)
    private let standard = UIGlassEffect(style: .regular)
    private weak var content: UIView?
    private var look = Look()

    convenience init(around content: UIView) {
        self.init(frame: content.bounds)
        self.content = content
        background.isUserInteractionEnabled = false
        card.clipsToBounds = true
        addSubview(card)
        card.addSubview(background)
        card.addSubview(content)
    }

    /// The presented view, unless another presentation has taken it away.
    private var held: UIView? { content?.superview === card ? content : nil }

    var holdsContent: Bool { held != nil }

    /// The view above the content, for the grabber.
    var foreground: UIView { card }

    /// The place of what is drawn, in the superview.
    var shownFrame: CGRect {
        arrange()
        return card.frame.offsetBy(dx: frame.minX - bounds.minX, dy: frame.minY - bounds.minY)
    }

    /// The shape that the corners in the content follow.
    var concentricShape: ConcentricContainer {
        let scale = look.inset?.scale(ofWidth: bounds.width) ?? 1
        let (above, below) = (look.radius / max(scale, 0.01), look.radiusBelow / max(scale, 0.01))
        return ConcentricContainer(rect: card.bounds, radii: CornerRadii([above, above, below, below]))
    }

    func show(_ look: Look) {
        self.look = look
        switch look.background {
        case .effect(let effect)?: show(effect ?? standard, color: .clear)
        case .opaque?: show(nil, color: .systemBackground)
        case nil: break
        }
        background.isHidden = look.background == nil
        arrange()
        held?.updateSafeArea()
        held?.updateConcentricCorners()
    }

    private func show(_ effect: UIVisualEffect?, color: UIColor) {
        if background.effect !== effect { background.effect = effect }
        if !(effect is UIGlassEffect) { background.backgroundColor = color }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        arrange()
    }

    private func arrange() {
        let scale = look.inset?.scale(ofWidth: bounds.width) ?? 1
        fill(card)
        card.transform = look.inset?.transform(of: bounds.size) ?? .identity
        card.layer.cornerRadius = look.radius / max(scale, 0.01)
        card.layer.maskedCorners = look.corners
        fill(background)
        background.cornerConfiguration = .uniformCorners(
            radius: .fixed(look.inset == nil ? 0 : Double(card.layer.cornerRadius)))
        held.map(fill)
    }

    /// Gives a view the size of the sheet. The view can have a transform of its own.
    private func fill(_ view: UIView) {
        view.bounds.size = bounds.size
        view.center = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    }

    /// Beside the card the screen is seen.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    func takeOff() {
        held?.removeFromSuperview()
        removeFromSuperview()
    }
}
