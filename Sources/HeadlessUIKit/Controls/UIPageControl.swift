public import Foundation

/// A row of dots, one for each page. The dot of the current page is highlighted.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    private var dots: [UIView] = []
    private var storedPage = 0

    private static let dot: CGFloat = 8
    private static let gap: CGFloat = 10
    /// The room on both sides of the dots.
    private static let padding: CGFloat = 36
    private static let height: CGFloat = 26

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(ControlGrip(.tap))
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    // MARK: Pages

    open var numberOfPages: Int = 0 {
        didSet {
            numberOfPages = max(0, numberOfPages)
            guard numberOfPages != oldValue else { return }
            makeDots()
            currentPage = storedPage
            invalidateIntrinsicContentSize()
        }
    }

    /// The index of the current page. A value beyond the pages is replaced by the nearest page. Setting it sends no
    /// action.
    open var currentPage: Int {
        get { storedPage }
        set {
            storedPage = min(max(0, newValue), max(0, numberOfPages - 1))
            show()
        }
    }

    /// Whether the dots are hidden if there is only one page.
    open var hidesForSinglePage = false { didSet { show() } }

    /// The colour of the dots of other pages, or nil for the standard one.
    open var pageIndicatorTintColor: UIColor? { didSet { show() } }

    /// The colour of the dot of the current page, or nil for the standard one.
    open var currentPageIndicatorTintColor: UIColor? { didSet { show() } }

    private func makeDots() {
        dots.forEach { $0.removeFromSuperview() }
        dots = (0..<numberOfPages).map { _ in
            let dot = UIView()
            dot.isUserInteractionEnabled = false
            dot.layer.cornerRadius = Self.dot / 2
            addSubview(dot)
            return dot
        }
        setNeedsLayout()
    }

    private func show() {
        for (page, dot) in dots.enumerated() {
            dot.isHidden = hidesForSinglePage && numberOfPages < 2
            dot.backgroundColor =
                page == currentPage ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
        }
    }

    // MARK: Geometry

    /// Returns the size that a number of pages needs.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let count = CGFloat(max(0, pageCount))
        let row = count * Self.dot + max(0, count - 1) * Self.gap
        return CGSize(width: row + 2 * Self.padding, height: Self.height)
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let pitch = Self.dot + Self.gap
        let row = CGFloat(dots.count) * pitch - Self.gap
        for (page, dot) in dots.enumerated() {
            let place = CGFloat(isMirrored ? dots.count - 1 - page : page)
            dot.frame = CGRect(
                x: bounds.midX - row / 2 + place * pitch, y: bounds.midY - Self.dot / 2, width: Self.dot,
                height: Self.dot)
        }
    }

    // MARK: Tracking

    /// A tap on the leading half selects the page before, and a tap on the trailing half the page after.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, counts(touch) else { return }
        let isTrailing = (touch.location(in: self).x >= bounds.midX) != isMirrored
        let former = currentPage
        currentPage += isTrailing ? 1 : -1
        guard currentPage != former else { return }
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
    }
}
