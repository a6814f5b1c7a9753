import UIKit

/// Keeps the top of a leaving screen's safe area where it was, while UIKit already gives the bar another height (B9.8).
///
/// It is a view in the screen's own, since only that hears of the safe area whenever UIKit changes it; it answers in the
/// same breath, so that content never moves. When the screen gets another size, as in a rotation, it gives up.
final class SafeAreaWatch: UIView {
    private weak var controller: UIViewController?
    private let delta: SafeAreaDelta
    private let expected: CGFloat
    private let size: CGSize
    private var isOver = false

    init?(on controller: UIViewController) {
        guard let view = controller.viewIfLoaded, view.window != nil else { return nil }
        self.controller = controller
        delta = SafeAreaDelta(on: controller)
        expected = view.safeAreaInsets.top
        size = view.bounds.size
        // It reaches beyond the top, so that it also hears where no safe area is left, of which a view has none less.
        super.init(frame: view.bounds.inset(by: UIEdgeInsets(top: -200, left: 0, bottom: 0, right: 0)))
        isHidden = true
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        UIView.performWithoutAnimation { view.addSubview(self) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A watch is made in code only.")
    }

    /// The screen's safe area is its own again.
    func end() {
        guard !isOver else { return }
        isOver = true
        delta.set(top: 0)
        removeFromSuperview()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        guard !isOver, let view = superview, view.window != nil else { return }
        guard view.bounds.size == size else { return end() }
        delta.set(top: delta.top + expected - view.safeAreaInsets.top)
    }
}
