import UIKit

/// Stands around the presented view: rounds its corners, is modal to VoiceOver and answers the escape gesture, none of
/// which could be written on the app's own view without leaving a trace there.
final class OverlayWrapperView: UIView {
    private let content: UIView
    private let escape: () -> Bool
    private let onSafeArea: () -> Void

    init(around content: UIView, onSafeArea: @escaping () -> Void, escape: @escaping () -> Bool) {
        self.content = content
        self.onSafeArea = onSafeArea
        self.escape = escape
        super.init(frame: content.bounds)
        clipsToBounds = true
        accessibilityViewIsModal = true
        content.frame = bounds
        addSubview(content)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("An overlay's wrapper is made in code only.")
    }

    /// Gives the content back to whoever shows it next.
    func letGo() {
        if content.superview === self { content.removeFromSuperview() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        onSafeArea()
    }

    override func accessibilityPerformEscape() -> Bool {
        escape()
    }
}
