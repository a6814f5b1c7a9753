import UIKit

/// The view directly below a bar on which Baton paints; it is there only while there is something to paint.
final class BarBackdrop: UIView {
    private let fill = UIView()
    private let shadow = UIView()
    private weak var bar: UINavigationBar?
    /// Called when the backdrop comes into a window or is laid out: changes that no delegate hears of end up here.
    private let onLayout: () -> Void
    private static let hairline: CGFloat = 1 / 3

    init(below bar: UINavigationBar, onLayout: @escaping () -> Void) {
        self.bar = bar
        self.onLayout = onLayout
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        autoresizingMask = .flexibleWidth
        shadow.backgroundColor = .separator
        addSubview(fill)
        addSubview(shadow)
        follow()
        bar.superview?.insertSubview(self, belowSubview: bar)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A backdrop is made in code only.")
    }

    func show(_ paint: BarPaint) {
        UIView.performWithoutAnimation(follow)
        fill.backgroundColor = paint.color
        fill.alpha = paint.alpha
        shadow.alpha = paint.shadowAlpha
    }

    /// From the top of the screen to the bottom of the bar, wherever that is now.
    func follow() {
        guard let bar, let space = bar.superview else { return }
        let place = CGRect(x: 0, y: 0, width: space.bounds.width, height: max(0, bar.frame.maxY))
        guard frame != place else { return }
        frame = place
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        UIView.performWithoutAnimation {
            follow()
            fill.frame = bounds
            shadow.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: Self.hairline)
        }
        onLayout()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { onLayout() }
    }
}
