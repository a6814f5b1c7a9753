import UIKit

/// A wrapper around the presented view. It rounds the corners, passes the elevated level on to the content, and
/// handles the escape gesture.
///
/// The app's own view therefore needs no changes that would have to be removed later.
final class OverlayWrapperView: UIView {
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
    /// Called when the safe area has changed.
    var onSafeArea: () -> Void = {}
    /// The grabber of a sheet, above the content.
    var grabber: SheetGrabber? {
        didSet {
            guard grabber !== oldValue else { return }
            oldValue?.removeFromSuperview()
            grabber.map(addSubview)
        }
    }
    /// Called when somebody else takes the content out of the wrapper.
    var onTaking: () -> Void = {}
    /// Handles the escape gesture. Returns whether it had an effect.
    var onEscape: () -> Bool = { false }

    init(around content: UIView) {
        self.content = content
        super.init(frame: content.bounds)
        clipsToBounds = true
        content.frame = bounds
        addSubview(content)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("An overlay's wrapper is made in code only.")
    }

    /// Whether the content is above the presenting view, so that the colours of its background are the elevated ones.
    ///
    /// In apps that are linked with the SDK of iOS 27 a presented view controller inherits its traits through the views
    /// around its view (B18.16).
    var isElevated = false {
        didSet {
            guard isElevated != oldValue, #available(iOS 17, *) else { return }
            traitOverrides.userInterfaceLevel = isElevated ? .elevated : .base
        }
    }

    /// The frame without the transform and the shift of a transition.
    var restingFrame: CGRect {
        get {
            let shift = PosedView.shift(of: self)
            return untransformedFrame.offsetBy(dx: -shift.x, dy: -shift.y)
        }
        set {
            let shift = PosedView.shift(of: self)
            untransformedFrame = newValue.offsetBy(dx: shift.x, dy: shift.y)
        }
    }

    /// Removes the content, so that it can be shown elsewhere.
    func letGo() {
        onTaking = {}
        if content.superview === self { content.removeFromSuperview() }
    }

    override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        if subview === content { onTaking() }
    }

    /// Content that comes back is below the grabber again.
    override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        if subview === content { sendSubviewToBack(content) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
        // UIKit may apply the corners that it knows when the size changes.
        if !followsCorners, layer.cornerRadius != corners.radius { round() }
    }

    /// Rounds the corners. Only those of an overlay without an edge can be close to the corners of the container.
    private func round() {
        layer.cornerCurve = .continuous
        if corners.mask == .all, corners.radius > 0, followCorners(minimum: corners.radius) {
            followsCorners = true
            return
        }
        if followsCorners { followsCorners = !followCorners(minimum: nil) }
        layer.maskedCorners = corners.mask
        layer.cornerRadius = corners.radius
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        onSafeArea()
    }

    override func accessibilityPerformEscape() -> Bool {
        onEscape()
    }
}
