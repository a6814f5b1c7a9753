public import Foundation

/// A control that begins refreshing when the user pulls the content of its scroll view down.
///
/// When the content has been pulled far enough, the control sends `valueChanged`. The app calls `endRefreshing()` when
/// it has new content. While the control refreshes, the adjusted content inset of the scroll view includes its height.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    private let indicator = UIActivityIndicatorView(style: .medium)
    private var refresh = RefreshState.idle
    final weak var scrollView: UIScrollView?

    static let height: CGFloat = 60
    /// How far the content is pulled beyond its start before the refreshing begins.
    static let threshold: CGFloat = 110
    private static let standardColor = UIColor.systemGray

    public init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
        prepare()
    }

    public override init(frame: CGRect) {
        super.init(frame: CGRect(x: 0, y: 0, width: frame.width, height: Self.height))
        prepare()
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    private func prepare() {
        indicator.hidesWhenStopped = false
        indicator.alpha = 0
        indicator.color = Self.standardColor
        addSubview(indicator)
    }

    /// The colour of the wheel. If it is not set, the wheel is grey.
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set {
            super.tintColor = newValue
            indicator.color = newValue ?? Self.standardColor
        }
    }

    // MARK: Refreshing

    open var isRefreshing: Bool { refresh.isRefreshing }

    /// Begins refreshing from code. No action is sent.
    open func beginRefreshing() {
        take(.begin(isDragging: scrollView?.isDragging == true))
    }

    open func endRefreshing() {
        take(.end(isDragging: scrollView?.isDragging == true))
    }

    /// The height by which the adjusted content inset grows.
    final var room: CGFloat { refresh.hasRoom ? Self.height : 0 }

    private func take(_ event: RefreshState.Event) {
        let former = refresh
        refresh = former.after(event)
        guard refresh != former else { return }
        refresh.isRefreshing ? indicator.startAnimating() : indicator.stopAnimating()
        if refresh.hasRoom != former.hasRoom { scrollView?.refreshRoomHasChanged() }
        if let scrollView { follow(scrollView) }
    }

    // MARK: Following the scroll view

    /// Begins refreshing if a finger has pulled the content far enough.
    final func contentHasMoved(in scrollView: UIScrollView) {
        if scrollView.isDragging, pull(of: scrollView) >= Self.threshold, refresh == .idle, isEnabled {
            take(.pull)
            sendActions(for: .valueChanged)
            sendActions(for: .primaryActionTriggered)
        }
        follow(scrollView)
    }

    final func fingerHasLifted() {
        take(.lift)
    }

    /// Shows the wheel as far as the content is pulled.
    private func follow(_ scrollView: UIScrollView) {
        let shown = refresh.isRefreshing ? 1 : min(max(0, pull(of: scrollView) / Self.threshold), 1)
        if indicator.alpha != shown { indicator.alpha = shown }
    }

    /// Places the control above the content. If the content is pulled farther, the control stays at the top.
    final func place(in scrollView: UIScrollView) {
        let top = scrollView.contentOffset.y + scrollView.restingInset.top - room
        let frame = CGRect(
            x: scrollView.contentOffset.x, y: min(-Self.height, top), width: scrollView.bounds.width,
            height: Self.height)
        if self.frame != frame { self.frame = frame }
    }

    /// The distance of the content from its start without the control.
    private func pull(of scrollView: UIScrollView) -> CGFloat {
        room - scrollView.contentOffset.y - scrollView.restingInset.top
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: bounds.width, height: Self.height) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        indicator.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
