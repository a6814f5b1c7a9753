package import UIKit

/// What a `HostingScreen` shows. It fills the view of the screen, and places its content in its own safe area.
package final class HostingView: UIView, HeadlessFrameworkView {
    /// Whether the view returns itself wherever it is asked, over empty places too (B18.12). It then recognizes taps itself, as
    /// SwiftUI does. Otherwise it lets touches through, to the button below it.
    package var hitsItself = false
    /// Whether constraints tell the size of the content.
    package var hasIntrinsicSize = false
    /// The size of the content.
    package var contentSize = CGSize.zero {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// The content, or nil until it arrives.
    package private(set) var content: UIView?
    /// How often the button was tapped in the view itself.
    package private(set) var taps = 0
    private let tap = UITapGestureRecognizer()

    package override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tap.addAction { [weak self] _ in self?.wasTapped() }
        addGestureRecognizer(tap)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A hosting view is made in code only.")
    }

    /// Shows the content.
    package func show(_ content: UIView) {
        self.content = content
        addSubview(content)
        setNeedsLayout()
    }

    package override var intrinsicContentSize: CGSize {
        hasIntrinsicSize
            ? contentSize : CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    package override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

    package override func layoutSubviews() {
        super.layoutSubviews()
        content?.frame = bounds.inset(by: safeAreaInsets)
    }

    package override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        hitsItself && bounds.contains(point) ? self : nil
    }

    private func wasTapped() {
        let (place, button) = (tap.location(in: self), GeometryKeepingView.buttonPlace)
        if abs(place.x - button.x) < 100, abs(place.y - button.y) < 30 { taps += 1 }
    }
}
