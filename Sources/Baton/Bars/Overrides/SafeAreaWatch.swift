import UIKit

/// Keeps the top of a screen's safe area at the expected value while UIKit changes the height of the bar (B9.8).
///
/// UIKit reports every change of a safe area only to views, so this is a view inside the screen's own view. It
/// corrects the safe area at once, so the content never moves.
final class SafeAreaWatch: UIView {
    private let delta: SafeAreaDelta
    /// Returns the expected top inset, or nil to stop watching.
    private let expected: () -> CGFloat?
    private var isOver = false

    /// - Parameter view: The visible view of the screen.
    init(in view: UIView, delta: SafeAreaDelta, expected: @escaping () -> CGFloat?) {
        self.delta = delta
        self.expected = expected
        // The view extends beyond the top, because a view whose safe area is zero is not notified when it would
        // become smaller.
        super.init(frame: view.bounds.inset(by: UIEdgeInsets(top: -200, left: 0, bottom: 0, right: 0)))
        isHidden = true
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        UIView.performWithoutAnimation {
            view.addSubview(self)
            keep()
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A watch is made in code only.")
    }

    /// Stops watching. The delta is not changed any more.
    func end() {
        isOver = true
        removeFromSuperview()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        keep()
    }

    private func keep() {
        guard !isOver, let view = superview, view.window != nil else { return }
        guard let expected = expected() else {
            delta.set(top: 0)
            return end()
        }
        delta.set(top: delta.top + expected - view.safeAreaInsets.top)
    }
}
