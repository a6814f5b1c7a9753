import UIKit

/// A wrapper around the presented view. It rounds the corners, is modal for VoiceOver and handles the escape gesture.
///
/// The app's own view therefore needs no changes that would have to be removed later.
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

    /// Removes the content, so that it can be shown elsewhere.
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
