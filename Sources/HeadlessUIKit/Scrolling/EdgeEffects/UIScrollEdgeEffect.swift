import Foundation

/// The effect at an edge of a scroll view that keeps a bar legible above the content (B17.20, B17.21).
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
    weak var scrollView: UIScrollView?

    open var style = UIScrollEdgeEffectStyle.automatic {
        didSet { scrollView?.followBars() }
    }
    open var isHidden = false {
        didSet { scrollView?.followBars() }
    }

    init(of scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init()
    }
}
