import UIKit

/// Hears of scrolling without a delegate and without observing properties of the scroll view. A small view inside it is
/// constrained to the content. When that moves, Auto Layout moves the small view, and lays this view out.
final class ScrollWatch: CodeView {
    private let marker = UIView()
    private weak var scrollView: UIScrollView?
    private var constraint: NSLayoutConstraint?
    /// Called when the content has moved, or the scroll view was removed.
    private let onScroll: () -> Void

    init(below bar: UIView, onScroll: @escaping () -> Void) {
        self.onScroll = onScroll
        super.init(frame: .zero)
        isHidden = true
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        UIView.performWithoutAnimation {
            addSubview(marker)
            bar.superview?.insertSubview(self, at: 0)
            place()
        }
    }

    /// Follows a scroll view, which has to be in the stack. UIKit removes the constraint when the scroll view leaves it.
    func follow(_ scrollView: UIScrollView?) {
        let isFollowed = scrollView === self.scrollView && constraint?.isActive == (scrollView != nil)
        guard !isFollowed else { return }
        constraint?.isActive = false
        constraint = nil
        self.scrollView = nil
        guard let scrollView, let stack = superview, scrollView.isDescendant(of: stack) else { return }
        self.scrollView = scrollView
        constraint = marker.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor)
        // A view that moves out of reach must not break a constraint of the app.
        constraint?.priority = UILayoutPriority(999)
        constraint?.isActive = true
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        onScroll()
    }

    /// Places the marker where nothing else does.
    private func place() {
        marker.translatesAutoresizingMaskIntoConstraints = false
        let top = marker.topAnchor.constraint(equalTo: topAnchor)
        top.priority = UILayoutPriority(1)
        NSLayoutConstraint.activate([
            top, marker.leadingAnchor.constraint(equalTo: leadingAnchor),
            marker.widthAnchor.constraint(equalToConstant: 0),
            marker.heightAnchor.constraint(equalToConstant: 0),
        ])
    }
}
