public import Foundation

/// Gives a container of views that float above a scroll view an edge effect of its own (B17.24).
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    private let effectView = ScrollEdgeView(frame: .zero)

    /// The scroll view below the container.
    open weak var scrollView: UIScrollView? {
        didSet {
            guard scrollView !== oldValue else { return }
            effectView.removeFromSuperview()
            oldValue?.edgeParts.interactions.removeAll { $0.object === self || $0.object == nil }
            scrollView?.edgeParts.interactions.append(Weak(self))
            scrollView?.followBars()
        }
    }

    /// The edge of the scroll view at which the container is.
    open var edge: UIRectEdge = [] {
        didSet { scrollView?.followBars() }
    }

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) {
        self.view = view
        if view == nil { effectView.removeFromSuperview() }
        scrollView?.followBars()
    }

    /// Places the effect between the edge of the scroll view and the far side of the container. It is shown while
    /// content is there.
    func place(in scrollView: UIScrollView) {
        guard let view, view.window != nil, view.window === scrollView.window,
            !scrollView.edgeEffect(at: edge).isHidden
        else { return effectView.removeFromSuperview() }
        let band = band(in: scrollView, below: view.convert(view.bounds, to: scrollView))
        guard !band.intersection(CGRect(origin: .zero, size: scrollView.contentSize)).isEmpty else {
            return effectView.removeFromSuperview()
        }
        effectView.show(scrollView.edgeEffect(at: edge).style)
        effectView.frame = band
        if effectView.superview !== scrollView { scrollView.addSubview(effectView) }
    }

    private func band(in scrollView: UIScrollView, below container: CGRect) -> CGRect {
        let seen = scrollView.bounds
        let part =
            switch edge {
            case .top: CGRect(x: seen.minX, y: seen.minY, width: seen.width, height: container.maxY - seen.minY)
            case .bottom:
                CGRect(x: seen.minX, y: container.minY, width: seen.width, height: seen.maxY - container.minY)
            case .left: CGRect(x: seen.minX, y: seen.minY, width: container.maxX - seen.minX, height: seen.height)
            case .right:
                CGRect(x: container.minX, y: seen.minY, width: seen.maxX - container.minX, height: seen.height)
            default: CGRect.null
            }
        return part.intersection(seen)
    }
}
