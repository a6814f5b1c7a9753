import UIKit

/// Keeps the top of a screen's safe area where it should be, whatever height UIKit gives the bar meanwhile (B9.8).
///
/// UIKit tells only views whenever it changes a safe area, so this is a view in the screen's own. It answers at once, so that
/// content never moves.
final class SafeAreaWatch: UIView {
    private let delta: SafeAreaDelta
    /// Nil where it should be left alone from now on.
    private let expected: () -> CGFloat?
    private var isOver = false

    /// - Parameter view: that of the screen, which is seen.
    init(in view: UIView, delta: SafeAreaDelta, expected: @escaping () -> CGFloat?) {
        self.delta = delta
        self.expected = expected
        // It reaches beyond the top. A view whose safe area is zero is not told that it would become smaller still.
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

    /// From now on the delta is somebody else's.
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
