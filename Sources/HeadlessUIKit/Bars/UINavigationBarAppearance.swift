public import Foundation

/// How a navigation bar looks: background, titles, buttons and the arrow that leads back.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { barPartDidChange() }
    }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
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

    public override init(idiom: UIUserInterfaceIdiom) {
        buttons = NavigationBarButtons()
        super.init(idiom: idiom)
        buttons.observe(for: self)
    }

    public required init(barAppearance: UIBarAppearance) {
        let source = barAppearance as? UINavigationBarAppearance
        titleTextAttributes = source?.titleTextAttributes ?? [:]
        largeTitleTextAttributes = source?.largeTitleTextAttributes ?? [:]
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

    /// Nil where it is the system's.
    var ownBackIndicator: UIImage? { backIndicator?.image }

    open var backIndicatorImage: UIImage {
        (backIndicator ?? .system).image
    }

    open var backIndicatorTransitionMaskImage: UIImage {
        (backIndicator ?? .system).mask
    }

    /// The two belong together: with one of them missing, both are the system's again.
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
            && titleTextAttributes.comparable == other.titleTextAttributes.comparable
            && largeTitleTextAttributes.comparable == other.largeTitleTextAttributes.comparable
            && titlePositionAdjustment == other.titlePositionAdjustment
            && buttons == other.buttons
            && backIndicator == other.backIndicator
    }
}

/// The looks of the three kinds of buttons in a navigation bar.
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

/// The arrow that leads back, and the shape behind which a leaving title vanishes.
private struct BackIndicator: Equatable {
    var image: UIImage
    var mask: UIImage

    static var system: BackIndicator {
        let chevron = UIImage(systemName: "chevron.backward") ?? UIImage()
        return BackIndicator(image: chevron, mask: chevron)
    }
}
