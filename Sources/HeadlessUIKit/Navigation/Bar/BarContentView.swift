import Foundation

/// The titles and buttons of a navigation item.
@preconcurrency @MainActor
final class BarContentView: UIView {
    private let title: UILabel
    private let largeTitle: UILabel?
    private let prompt: UILabel?
    private let titleView: UIView?
    private let subtitle: UIView?
    let leading: [BarButtonView]
    let trailing: [BarButtonView]
    /// The buttons in the vertical bar, from top to bottom. They lie outside of the bounds (B21.2).
    let side: [BarButtonView]
    /// The glass behind the buttons. There is none in the classic design.
    var pieces: [GlassPieceView] = []
    private let hasGlass = HeadlessDevice.hasGlass
    var metrics: NavigationBarMetrics {
        didSet { if metrics != oldValue { metricsHaveChanged() } }
    }
    /// Whether a scroll view shows the large title instead of the bar (B17.41).
    var isTitleInContent = false {
        didSet { if isTitleInContent != oldValue { showTitles() } }
    }
    private var plate: BarButtonPlate?
    /// The width at the trailing end of the row that a search bar takes.
    var searchWidth: CGFloat = 0 {
        didSet { if searchWidth != oldValue { setNeedsLayout() } }
    }
    private let titlePlace: UIOffset
    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 8

    /// The horizontal distance of the title from its position. The built-in push and pop animate it.
    var titleOffset: CGFloat {
        get { middle.transform.tx }
        set {
            for view in [middle, subtitle] { view?.transform = CGAffineTransform(translationX: newValue, y: 0) }
        }
    }

    private var middle: UIView { titleView ?? title }

    init(
        item: UINavigationItem?, backItem: UINavigationItem?, style: BarTitleStyle, metrics: NavigationBarMetrics
    ) {
        self.metrics = metrics
        let largeText = hasGlass ? item?.largeTitle ?? item?.title : item?.title
        titlePlace = style.offset
        titleView = item?.titleView
        let own = Self.leadingButtons(item, backItem, style.backIndicator) + Self.buttons(item?.centerItems)
        let right = Self.buttons(item?.pinnedItems) + Self.buttons(item?.rightBarButtonItems)
        let isAside = { (button: BarButtonView) in
            metrics.verticalBar != nil && button.item.map(VerticalBar.takes) == true
        }
        leading = own.filter { !isAside($0) }
        trailing = right.filter { !isAside($0) }
        side = (own + right).filter(isAside)
        title = BarTitles.label(item?.title, BarTitles.titleFont, style.attributes)
        if hasGlass, let text = item?.attributedTitle { title.attributedText = text }
        title.textAlignment = .center
        subtitle = hasGlass ? BarTitles.subtitle(of: item, style) : nil
        (subtitle as? UILabel)?.textAlignment = .center
        largeTitle =
            metrics.largeTitle == 0
            ? nil : BarTitles.label(largeText, BarTitles.largeTitleFont, style.largeAttributes)
        prompt = item?.prompt.map { BarTitles.label($0, .systemFont(ofSize: 13), [:]) }
        super.init(frame: .zero)
        showTitles()
        ([middle] + leading + trailing + side).forEach(addSubview)
        [subtitle, largeTitle, prompt].compactMap { $0 }.forEach(addSubview)
        addGlass()
        addTouchReceiver()
    }

    /// Adds what else receives touches than the buttons, by `HeadlessQuirks.touchesOnBarButtons`.
    private func addTouchReceiver() {
        switch HeadlessQuirks.touchesOnBarButtons {
        case .reachControls: break
        case .reachPlainViews:
            let plate = BarButtonPlate()
            addSubview(plate)
            self.plate = plate
        case .reachControlsInAFilledBar:
            let tap = UITapGestureRecognizer()
            tap.numberOfTouchesRequired = 5
            addGestureRecognizer(tap)
        }
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private func metricsHaveChanged() {
        showTitles()
        setNeedsLayout()
    }

    /// Shows the large title instead of the small title while there is space for the large one. A title view stays
    /// visible (B8.24).
    private func showTitles() {
        title.isHidden = largeTitle != nil && metrics.largeRoom > 0
        subtitle?.isHidden = title.isHidden
        largeTitle?.isHidden = metrics.largeRoom == 0 || isTitleInContent
        isHidden = metrics.search == .alone
    }

    func applyTint() {
        buttons.forEach { $0.applyTint() }
        pieces.forEach { $0.applyTint(of: self) }
    }

    var buttons: [BarButtonView] { leading + trailing + side }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard let plate, let button = buttons.first(where: { $0 === hit }) else { return hit }
        plate.button = button
        return plate
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) || side.contains { $0.frame.contains(point) }
    }

    /// Creates the leading buttons. Left items replace the back button unless `leftItemsSupplementBackButton` is set
    /// (B8.20, B8.21).
    private static func leadingButtons(
        _ item: UINavigationItem?, _ backItem: UINavigationItem?, _ indicator: UIImage?
    ) -> [BarButtonView] {
        let own = buttons(item?.leftBarButtonItems)
        guard let item, let backItem, !item.hidesBackButton, own.isEmpty || item.leftItemsSupplementBackButton else {
            return own
        }
        return [BarButtonView(back: backItem.backTitle, indicator: indicator, isOnGlass: HeadlessDevice.hasGlass)] + own
    }

    private static func buttons(_ items: [UIBarButtonItem]?) -> [BarButtonView] {
        (items ?? []).map { BarButtonView($0, isOnGlass: HeadlessDevice.hasGlass) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        // The bar makes room for the window controls (B19.9).
        let insets = edgeInsets(for: .safeArea(cornerAdaptation: .horizontal))
        let controls = isMirrored ? insets.right - safeAreaInsets.right : insets.left - safeAreaInsets.left
        let start = layOut(leading, fromLeft: !isMirrored, after: controls)
        let end = layOut(trailing, fromLeft: isMirrored, after: searchWidth)
        if let bar = metrics.verticalBar {
            for (index, button) in side.enumerated() { button.occupy(bar.button(index, besideBarOf: bounds.width)) }
        }
        layOutMiddle(room: max(0, bounds.width - 2 * max(start, end)))
        pieces.forEach { $0.coverButtons() }
        let width = max(0, bounds.width - 2 * Self.margin)
        prompt?.frame = CGRect(x: Self.margin, y: 0, width: width, height: metrics.prompt)
        prompt?.textAlignment = .center
        largeTitle?.frame = CGRect(
            x: Self.margin, y: metrics.searchTop - metrics.largeTitle, width: width, height: metrics.largeTitle)
    }

    private func layOutMiddle(room: CGFloat) {
        let wanted = middle.wantedSize(in: CGSize(width: room, height: metrics.itemHeight))
        let width = min(room, wanted.width)
        let height = titleView == nil ? metrics.itemHeight : min(metrics.itemHeight, wanted.height)
        let place = titleView == nil ? titlePlace : .zero
        // Set the size and the centre, because the title's offset is a transform.
        middle.bounds.size = CGSize(width: width, height: height)
        middle.center = CGPoint(
            x: bounds.width / 2 + place.horizontal, y: metrics.prompt + metrics.itemHeight / 2 + place.vertical)
        layOutSubtitle(room: room)
    }

    /// Places the subtitle below the title, which then gets less height (B17.40).
    private func layOutSubtitle(room: CGFloat) {
        guard let subtitle else { return }
        let top = metrics.prompt + max(0, metrics.itemHeight - BarTitles.height) / 2
        let titleHeight = BarTitles.height - BarTitles.subtitleHeight
        middle.bounds.size.height = titleHeight
        middle.center.y = top + titleHeight / 2 + titlePlace.vertical
        let width = subtitle.wantedSize(in: CGSize(width: room, height: BarTitles.subtitleHeight)).width
        subtitle.bounds.size = CGSize(width: min(room, width), height: BarTitles.subtitleHeight)
        subtitle.center = CGPoint(x: middle.center.x, y: top + titleHeight + BarTitles.subtitleHeight / 2)
    }

    /// Lays out buttons from one side. Returns the width that they take, measured from that side.
    private func layOut(_ buttons: [BarButtonView], fromLeft: Bool, after covered: CGFloat) -> CGFloat {
        var used = covered + Self.margin
        for button in buttons {
            let width = button.sizeThatFits(bounds.size).width
            let x = fromLeft ? used : bounds.width - used - width
            button.occupy(CGRect(x: x, y: metrics.prompt, width: width, height: metrics.itemHeight))
            used += width + (pieces.joinsWithNext(button) ? 0 : Self.spacing)
        }
        return used
    }
}

extension UIView {
    /// Returns the intrinsic content size. A dimension without an intrinsic size comes from `sizeThatFits(_:)` (B8.24).
    fileprivate func wantedSize(in room: CGSize) -> CGSize {
        let own = intrinsicContentSize
        let fitting = sizeThatFits(room)
        return CGSize(
            width: own.width == UIView.noIntrinsicMetric ? fitting.width : own.width,
            height: own.height == UIView.noIntrinsicMetric ? fitting.height : own.height)
    }
}

extension UINavigationItem {
    /// The title that the item provides for the back button of the next item (B8.20).
    var backTitle: String {
        switch backButtonDisplayMode {
        case .default: backBarButtonItem?.title ?? backButtonTitle ?? title ?? Self.genericBackTitle
        case .generic: Self.genericBackTitle
        case .minimal: ""
        }
    }

    private static let genericBackTitle = "Back"
}
