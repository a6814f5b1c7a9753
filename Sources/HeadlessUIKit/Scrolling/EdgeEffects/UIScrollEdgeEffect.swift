import Foundation

/// The effect at an edge of a scroll view that keeps a bar legible above the content (B17.20, B17.21).
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
    /// The scroll view whose edge has this effect.
    weak var scrollView: UIScrollView?

    open var style = Style.automatic {
        didSet { scrollView?.followBars() }
    }
    open var isHidden = false {
        didSet { scrollView?.followBars() }
    }

    public override init() {
        super.init()
    }
}
