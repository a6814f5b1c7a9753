public import Foundation

/// The content of a navigation bar for one view controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, AssociationHolder {
    open var title: String? {
        didSet { seat(isEqual: title == oldValue) }
    }
    /// The title with attributes. It is shown instead of `title`.
    open var attributedTitle: NSAttributedString? {
        didSet { changed() }
    }
    /// A line of text below the title (B17.40).
    open var subtitle: String? {
        didSet { changed() }
    }
    /// The subtitle with attributes. It is shown instead of `subtitle`.
    open var attributedSubtitle: NSAttributedString? {
        didSet { changed() }
    }
    /// The view that is shown in place of the subtitle.
    open var subtitleView: UIView? {
        didSet { changed() }
    }
    /// The large title. If it is nil, the title is shown large.
    open var largeTitle: String? {
        didSet { changed() }
    }
    /// A line of text below the large title. If it is nil, the subtitle is shown.
    open var largeSubtitle: String? {
        didSet { changed() }
    }
    /// The view that is shown in place of the subtitle below the large title.
    open var largeSubtitleView: UIView? {
        didSet { changed() }
    }
    /// The view that is shown in place of the title.
    open var titleView: UIView? {
        didSet { seat(isEqual: titleView === oldValue) }
    }
    /// A line of text above the title. It makes the bar taller.
    open var prompt: String? {
        didSet { changed() }
    }
    /// The search controller whose search bar belongs to this item.
    open var searchController: UISearchController? {
        didSet { searchControllerHasChanged(from: oldValue) }
    }

    /// The groups of leading buttons.
    open var leadingItemGroups: [UIBarButtonItemGroup] {
        get { leadingGroupsOrSingles }
        set { leadingGroupsOrSingles = newValue }
    }

    /// The groups of trailing buttons.
    open var trailingItemGroups: [UIBarButtonItemGroup] {
        get { trailingGroupsOrSingles }
        set { trailingGroupsOrSingles = newValue }
    }

    /// Whether a stacked search bar hides while the content scrolls. It is then hidden at first, and pulling the content
    /// down shows it.
    open var hidesSearchBarWhenScrolling = true {
        didSet { changed() }
    }
    /// Where the search bar should be. `searchBarPlacement` says where it is.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
        didSet { searchPlacementHasChanged() }
    }
    /// Whether the search bar can be in the toolbar, on phones that run iOS 26 or later (B17.73).
    open var searchBarPlacementAllowsToolbarIntegration = true {
        didSet { searchPlacementHasChanged() }
    }
    /// The item that stands for the search bar in a toolbar. If the toolbar items do not contain it, it is the last one.
    open var searchBarPlacementBarButtonItem: UIBarButtonItem { searchItem }
    /// Where the search bar is. For an item that no navigation bar shows, this is the preferred placement.
    open var searchBarPlacement: SearchBarPlacement {
        guard let bar = managedBar, let place = searchPlace(with: bar.traitCollection) else {
            return preferredSearchBarPlacement
        }
        let wanted = preferredSearchBarPlacement == .automatic ? .integrated : preferredSearchBarPlacement
        return place == .stacked ? .stacked : wanted
    }
    private lazy var searchItem = UIBarButtonItem()

    /// How the bar minimizes while the content of this item scrolls, on iOS 27 and later (B17.60).
    open var navigationBarMinimization = UIBarMinimization() {
        didSet { changed() }
    }
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { changed() }
    }

    /// The back button that leads to this item. It is shown while the next item is on top.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { hold([backBarButtonItem], insteadOf: [oldValue]) }
    }
    open var backButtonTitle: String? {
        didSet { changed() }
    }
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { changed() }
    }
    open var hidesBackButton = false {
        didSet { changed() }
    }
    /// The action of the back button. It replaces the default behaviour of going back. Before iOS 16 there is none.
    open var backAction: UIAction? {
        didSet {
            if HeadlessDevice.current.systemVersion < 16 { backAction = nil }
            changed()
        }
    }

    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet {
            leadingGroups = nil
            hold(leftBarButtonItems ?? [], insteadOf: oldValue ?? [])
        }
    }
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet {
            trailingGroups = nil
            hold(rightBarButtonItems ?? [], insteadOf: oldValue ?? [])
        }
    }
    /// The groups that were set, until buttons are set without groups.
    var leadingGroups: [UIBarButtonItemGroup]?
    var trailingGroups: [UIBarButtonItemGroup]?
    /// Whether the left items are shown next to the back button instead of replacing it.
    open var leftItemsSupplementBackButton = false {
        didSet { changed() }
    }

    /// The first of the left items. Setting it replaces all left items.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first of the right items. Setting it replaces all right items.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        change(animated: animated) { leftBarButtonItem = item }
    }

    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        change(animated: animated) { rightBarButtonItem = item }
    }

    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        change(animated: animated) { leftBarButtonItems = items }
    }

    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        change(animated: animated) { rightBarButtonItems = items }
    }

    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        change(animated: animated) { self.hidesBackButton = hidesBackButton }
    }

    /// The groups of buttons in the middle. The stand-in bar shows them after the leading ones.
    open var centerItemGroups: [UIBarButtonItemGroup] = [] {
        didSet { hold(centerItemGroups.flatMap(\.barButtonItems), insteadOf: oldValue.flatMap(\.barButtonItems)) }
    }
    /// The group of buttons at the trailing end, after all others.
    open var pinnedTrailingGroup: UIBarButtonItemGroup? {
        didSet { hold(pinnedTrailingGroup?.barButtonItems ?? [], insteadOf: oldValue?.barButtonItems ?? []) }
    }

    // MARK: Appearances

    open var standardAppearance: UINavigationBarAppearance? {
        get { appearances.standard }
        set { keep(newValue, as: \.standard, .standard) }
    }

    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set { keep(newValue, as: \.compact, .compact) }
    }

    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set { keep(newValue, as: \.scrollEdge, .scrollEdge) }
    }

    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set { keep(newValue, as: \.compactScrollEdge, .compactScrollEdge) }
    }

    /// The appearances of this item, which have priority over those of the bar.
    ///
    /// They are copies, so that other code cannot change them.
    private(set) var appearances = AppearanceSlots<UINavigationBarAppearance>() {
        didSet {
            observer?.navigationItemAppearanceDidChange(self)
            KeyValueObservations.note(self)
        }
    }

    /// Sets all appearances to those that the item had before.
    func putBack(_ former: AppearanceSlots<UINavigationBarAppearance>) {
        appearances = former
    }

    nonisolated(unsafe) var associations = Associations()

    /// The bar that shows the item.
    weak var observer: (any NavigationItemObserver)?
    /// The bar whose running change is to or from this item.
    weak var changingBar: UINavigationBar?
    private var animatesChanges = false

    public override init() {
        super.init()
    }

    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Returns nil. Archives are not supported.
    public required init?(coder: NSCoder) {
        return nil
    }

    func changed() {
        observer?.navigationItemDidChange(self, animated: animatesChanges)
        KeyValueObservations.note(self)
    }

    /// Performs changes that the bar may animate.
    func change(animated: Bool, _ changes: () -> Void) {
        animatesChanges = animated
        defer { animatesChanges = false }
        changes()
    }

    private func hold(_ items: [UIBarButtonItem?], insteadOf old: [UIBarButtonItem?]) {
        old.forEach { $0?.observer = nil }
        items.forEach { $0?.observer = self }
        seat(isEqual: items.elementsEqual(old) { $0 === $1 })
    }

    /// Tells the bar that a title, a title view or buttons were set.
    private func seat(isEqual: Bool) {
        if !isEqual || !HeadlessQuirks.equalBarItemsAreIgnored { observer?.navigationItemWasSeated(self) }
        changed()
    }

    /// Stores a copy of an appearance. The copy can be changed in place through the item.
    func keep(
        _ appearance: UINavigationBarAppearance?,
        as slot: WritableKeyPath<AppearanceSlots<UINavigationBarAppearance>, UINavigationBarAppearance?>,
        _ name: AppearanceSlotName
    ) {
        changingBar?.noteWrite(of: name, ofItem: self)
        let copy = appearance?.copy()
        copy?.observer = self
        appearances[keyPath: slot] = copy
    }
}

extension UINavigationItem: BarPartObserver {
    func barPartDidChange() {
        changed()
    }
}
