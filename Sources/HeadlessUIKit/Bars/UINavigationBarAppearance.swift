public import Foundation

/// The appearance of a navigation bar: its background, titles, buttons and back indicator.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { barPartDidChange() }
    }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { barPartDidChange() }
    }
    open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { barPartDidChange() }
    }
    open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { barPartDidChange() }
    }
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { barPartDidChange() }
    }

    private var buttons: NavigationBarButtons {
        didSet { barPartDidChange() }
    }
    private var backIndicator: BackIndicator? {
        didSet { barPartDidChange() }
    }

    public override init() {
        buttons = NavigationBarButtons()
        super.init()
        buttons.observe(for: self)
    }

    public override init(idiom: UIUserInterfaceIdiom) {
        buttons = NavigationBarButtons()
        super.init(idiom: idiom)
        buttons.observe(for: self)
    }

    public override init(barAppearance: UIBarAppearance) {
        let source = barAppearance as? UINavigationBarAppearance
        titleTextAttributes = source?.titleTextAttributes ?? [:]
        largeTitleTextAttributes = source?.largeTitleTextAttributes ?? [:]
        subtitleTextAttributes = source?.subtitleTextAttributes ?? [:]
        largeSubtitleTextAttributes = source?.largeSubtitleTextAttributes ?? [:]
        titlePositionAdjustment = source?.titlePositionAdjustment ?? .zero
        buttons = source?.buttons.copy() ?? NavigationBarButtons()
        backIndicator = source?.backIndicator
        super.init(barAppearance: barAppearance)
        buttons.observe(for: self)
    }

    open var buttonAppearance: UIBarButtonItemAppearance {
        get { buttons.plain }
        set { buttons.plain = newValue.copy(observedBy: self) }
    }

    open var backButtonAppearance: UIBarButtonItemAppearance {
        get { buttons.back }
        set { buttons.back = newValue.copy(observedBy: self) }
    }

    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { buttons.done }
        set { buttons.done = newValue.copy(observedBy: self) }
    }

    /// The appearance of prominent buttons. It is the same as `doneButtonAppearance`, which is its older name.
    open var prominentButtonAppearance: UIBarButtonItemAppearance {
        get { doneButtonAppearance }
        set { doneButtonAppearance = newValue }
    }

    /// The back indicator image that the app set, or nil if the system's image is used.
    var ownBackIndicator: UIImage? { backIndicator?.image }

    open var backIndicatorImage: UIImage {
        (backIndicator ?? .system).image
    }

    open var backIndicatorTransitionMaskImage: UIImage {
        (backIndicator ?? .system).mask
    }

    /// Sets the back indicator image and its mask. If either is nil, both revert to the system's images.
    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
    ) {
        if let image = backIndicatorImage, let mask = backIndicatorTransitionMaskImage {
            backIndicator = BackIndicator(image: image, mask: mask)
        } else {
            backIndicator = nil
        }
    }

    override func isSame(as other: UIBarAppearance) -> Bool {
        guard let other = other as? UINavigationBarAppearance else { return false }
        return super.isSame(as: other)
            && titleTextAttributes.isSame(as: other.titleTextAttributes)
            && largeTitleTextAttributes.isSame(as: other.largeTitleTextAttributes)
            && subtitleTextAttributes.isSame(as: other.subtitleTextAttributes)
            && largeSubtitleTextAttributes.isSame(as: other.largeSubtitleTextAttributes)
            && titlePositionAdjustment == other.titlePositionAdjustment
            && buttons == other.buttons
            && backIndicator == other.backIndicator
    }
}

/// The appearances of the three kinds of buttons in a navigation bar.
private struct NavigationBarButtons: Equatable {
    var plain: UIBarButtonItemAppearance
    var back: UIBarButtonItemAppearance
    var done: UIBarButtonItemAppearance

    @MainActor
    func copy() -> NavigationBarButtons {
        NavigationBarButtons(plain: plain.copy(), back: back.copy(), done: done.copy())
    }

    @MainActor
    func observe(for observer: any BarPartObserver) {
        for appearance in [plain, back, done] {
            appearance.observer = observer
        }
    }
}

extension NavigationBarButtons {
    @MainActor
    fileprivate init() {
        self.init(
            plain: UIBarButtonItemAppearance(),
            back: UIBarButtonItemAppearance(),
            done: UIBarButtonItemAppearance(style: .done)
        )
    }
}

/// The back indicator image, and the mask behind which an outgoing title disappears.
private struct BackIndicator: Equatable {
    var image: UIImage
    var mask: UIImage

    static var system: BackIndicator {
        let chevron = UIImage(systemName: "chevron.backward") ?? UIImage()
        return BackIndicator(image: chevron, mask: chevron)
    }
}
