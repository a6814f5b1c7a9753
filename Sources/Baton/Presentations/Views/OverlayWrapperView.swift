import UIKit

/// A wrapper around the presented view. It rounds the corners, passes the elevated level on to the content, and handles
/// the escape gesture. The app's own view therefore needs no changes that would have to be removed later.
final class OverlayWrapperView: CodeView {
    /// The corners that are rounded, and their radius.
    struct Corners: Equatable {
        var mask: CACornerMask
        var radius: CGFloat
    }

    var corners = Corners(mask: .all, radius: 0) {
        didSet { round() }
    }
    /// Whether the corners follow those of the container.
    private var followsCorners = false
    private let content: UIView
    /// What is drawn of a sheet that may float.
    private var card: OverlayCard?
    /// The visible part of a sheet that may float.
    var cut: SheetCut? {
        didSet {
            guard cut != oldValue else { return }
            if cut != nil, card == nil, content.superview === self { addCard() }
            card?.show(cut, of: bounds.size, radius: corners.radius)
            if (cut == nil) != (oldValue == nil) { round() }
        }
    }
    /// Returns the visible part of a sheet that has not been placed yet.
    var firstCut: () -> SheetCut? = { nil }
    /// Called when the safe area has changed.
    var onSafeArea: () -> Void = {}
    /// The grabber of a sheet, above the content.
    var grabber: SheetGrabber? {
        didSet {
            guard grabber !== oldValue else { return }
            oldValue?.removeFromSuperview()
            grabber.map(drawn.addSubview)
        }
    }
    /// What is below the content, or nil for nothing.
    var ground: OverlayGround? {
        didSet {
            guard ground != oldValue else { return }
            let seen = alpha
            UIView.performWithoutAnimation { replaceGround() }
            alpha = seen
            if ground != nil, content.backgroundColor?.cgColor.alpha == 1 { adviseOfBackground() }
        }
    }
    private var groundView: OverlayGroundView?
    /// Called when somebody else takes the content out of the wrapper.
    var onTaking: () -> Void = {}
    /// Handles the escape gesture. Returns whether it had an effect.
    var onEscape: () -> Bool = { false }

    /// Creates a wrapper around the presented view, which may be a sheet that floats.
    init(around content: UIView, floats: Bool) {
        self.content = content
        super.init(frame: content.bounds)
        clipsToBounds = true
        content.frame = bounds
        floats ? addCard() : addSubview(content)
    }

    /// A card keeps content that fades above an effect apart from the app's own view.
    private func replaceGround() {
        alpha = 1
        groundView?.removeFromSuperview()
        groundView = ground.map(OverlayGroundView.init)
        guard let groundView else { return }
        if groundView.hasEffect, card == nil, content.superview === self { addCard() }
        groundView.frame = drawn.bounds
        groundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        drawn.insertSubview(groundView, at: 0)
        round()
    }

    private func adviseOfBackground() {
        Advice.give(
            about: OverlayGround.self, "The root view of the content is opaque, so the ground below it is not seen.",
            "Set its backgroundColor to .clear.")
    }

    /// Puts a card around the content.
    private func addCard() {
        let (made, taken) = (OverlayCard(), onTaking)
        made.show(nil, of: bounds.size, radius: 0)
        addSubview(made)
        (card, clipsToBounds, layer.cornerRadius) = (made, false, 0)
        // The content stays in the wrapper.
        onTaking = {}
        made.room.addSubview(content)
        onTaking = taken
        made.room.onTaking = { [weak self] in self?.onTaking() }
        made.room.onSafeArea = { [weak self] in self?.onSafeArea() }
        grabber.map(made.addSubview)
        groundView.map { made.insertSubview($0, at: 0) }
    }

    /// The alpha, which a transition changes. A ground with an effect cannot be faded (B28.3): the effect appears and disappears, and
    /// the content fades. A reversed animation restores neither of them here, so that the last value is kept.
    override var alpha: CGFloat {
        get { hasEffect ? contentAlpha : super.alpha }
        set {
            guard hasEffect, let card, let groundView else { return super.alpha = newValue }
            contentAlpha = newValue
            card.room.alpha = newValue
            groundView.show(newValue > 0.5)
        }
    }
    private var contentAlpha: CGFloat = 1
    private var hasEffect: Bool { card != nil && groundView?.hasEffect == true }

    /// The view that is rounded, and clips.
    var drawn: UIView { card ?? self }
    /// The view around the content, which is given the same safe area.
    var surroundings: UIView { card?.room ?? self }

    /// Whether the content is above the presenting view, so that the colours of its background are the elevated ones.
    /// In apps that are linked with the SDK of iOS 27 a presented view controller inherits its traits through the views
    /// around its view (B18.16).
    var isElevated = false {
        didSet {
            guard isElevated != oldValue, #available(iOS 17, *) else { return }
            traitOverrides.userInterfaceLevel = isElevated ? .elevated : .base
        }
    }

    /// Removes the content, so that it can be shown elsewhere.
    func letGo() {
        onTaking = {}
        if content.superview === surroundings { content.removeFromSuperview() }
    }

    override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        if subview === content { onTaking() }
    }

    /// Content that comes back is below the grabber again.
    override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        guard subview === content else { return }
        sendSubviewToBack(content)
        if card == nil { groundView.map(sendSubviewToBack) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        card?.show(cut, of: bounds.size, radius: corners.radius)
        placeContent()
        // UIKit may apply the corners that it knows when the size changes.
        if !followsCorners, drawn.layer.cornerRadius != corners.radius { round() }
    }

    /// Content that UIKit has taken out for a while is placed without animation, to be in its place when it comes back.
    private func placeContent() {
        guard content.window == nil else { return content.frame = bounds }
        UIView.performWithoutAnimation { content.frame = bounds }
    }

    /// Rounds the corners. Only those of a sheet that may float, and of an overlay without an edge, can be close to the corners
    /// of the container. A sheet that floats has the same radius at all of them.
    private func round() {
        let (view, floats) = (drawn, cut != nil)
        let mask = floats ? .all : corners.mask
        view.layer.cornerCurve = .continuous
        if mask == .all, corners.radius > 0, view.followCorners(minimum: corners.radius, evenly: floats) {
            followsCorners = true
            groundView?.round(mask, radius: corners.radius, followsContainer: true, evenly: floats)
            return
        }
        if followsCorners { followsCorners = !view.followCorners(minimum: nil) }
        view.layer.maskedCorners = mask
        view.layer.cornerRadius = corners.radius
        groundView?.round(mask, radius: corners.radius, followsContainer: false, evenly: floats)
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        if card == nil { onSafeArea() }
    }

    /// Where the content is drawn, without the transform of a transition.
    var drawnFrame: CGRect { frame(of: layer, card?.layer) }

    /// Where the content is seen at this moment, without the transform of a transition.
    var shownFrame: CGRect {
        frame(of: layer.presentation() ?? layer, card.map { $0.layer.presentation() ?? $0.layer })
    }

    private func frame(of layer: CALayer, _ card: CALayer?) -> CGRect {
        let (place, bounds) = (layer.position, layer.bounds)
        let corner = CGPoint(x: place.x - bounds.width / 2, y: place.y - bounds.height / 2)
        guard let card else { return CGRect(origin: corner, size: bounds.size) }
        return card.frame.offsetBy(dx: corner.x - bounds.minX, dy: corner.y - bounds.minY)
    }

    /// Beside a sheet that floats the views behind it are visible and touched.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        card.map { $0.frame.contains(point) } ?? super.point(inside: point, with: event)
    }

    override func accessibilityPerformEscape() -> Bool {
        onEscape()
    }
}

/// A sheet that floats is drawn elsewhere than in its frame. A transition moves it until the drawn part has left the
/// container, and no farther.
extension OverlayWrapperView: OffsetView {
    var fadedLayer: CALayer { hasEffect ? surroundings.layer : layer }

    func seenPlace(in place: CGRect) -> CGRect {
        card == nil ? place : (cut ?? firstCut())?.seenPlace(in: place) ?? place
    }
}
