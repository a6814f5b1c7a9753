public import Foundation

/// Shows the search bar of a navigation item, and the results of a search over the content.
///
/// A search begins when the search bar becomes the first responder or `isActive` is set. The navigation bar then consists
/// of the search bar alone, if that is stacked.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    /// The item whose search controller this is.
    final weak var item: UINavigationItem?
    /// Whether content has come to rest below the search bar.
    final var hasSettled = false
    private let bar = UISearchBar()
    private let results: UIViewController?
    /// Whether the search controller is presented automatically, so that its delegate is notified.
    private var tellsDelegate = false
    private var cancelsAutomatically = true
    private var showsResultsAutomatically = true

    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)? {
        didSet {
            UncalledMethods.check(delegate, for: "UISearchControllerDelegate") {
                $0 is any UISearchControllerDelegate.Type
            }
        }
    }

    /// Whether a stacked search bar takes the place of the titles and buttons while a search is active.
    open var hidesNavigationBarDuringPresentation = true {
        didSet { item?.changed() }
    }
    /// Whether the content is dimmed while a search is active. A tap on the dimmed content ends the search.
    open var obscuresBackgroundDuringPresentation = true {
        didSet { showParts() }
    }

    /// Creates a search controller. Without a results controller, the searched screen shows the results itself.
    public init(searchResultsController: UIViewController?) {
        results = searchResultsController
        super.init(nibName: nil, bundle: nil)
        begin()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        results = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        begin()
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    private func begin() {
        modalPresentationStyle = .custom
        bar.searchController = self
    }

    open var searchBar: UISearchBar { bar }
    open var searchResultsController: UIViewController? { results }

    /// Where the search bar is.
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement { item?.searchBarPlacement ?? .automatic }

    // MARK: Active search

    /// Whether a search is active. Setting it begins or ends a search.
    open var isActive: Bool {
        get { presentation.run?.isOver == false && !isBeingDismissed }
        set { newValue ? activate() : deactivate() }
    }

    /// Whether the bar and the content have the places that they have during a search. They change with the transition.
    final var isInPlace = false

    /// Whether the search bar takes the place of the titles.
    final var takesBar: Bool { hidesNavigationBarDuringPresentation && isInPlace }

    private func activate() {
        guard !isActive else { return }
        if let ending = presentation.run, isBeingDismissed {
            return ending.whenAtRest { [weak self] in self?.activate() }
        }
        delegate?.presentSearchController(self)
        guard !isActive else { return }
        guard let item, let screen = item.managedBar?.manager?.screen(of: item), screen.viewIfLoaded?.window != nil
        else {
            return HeadlessLog.warn(
                "A search cannot become active: no navigation bar shows its search bar. Set the search controller as the "
                    + "searchController of the navigation item of a screen in a navigation controller first.")
        }
        tellsDelegate = true
        delegate?.willPresentSearchController(self)
        screen.present(self, animated: true) { [unowned self] in delegate?.didPresentSearchController(self) }
    }

    private func deactivate() {
        guard isActive else { return }
        if tellsDelegate { delegate?.willDismissSearchController(self) }
        presentingViewController?.dismiss(animated: true) { [unowned self] in
            if tellsDelegate { delegate?.didDismissSearchController(self) }
            tellsDelegate = false
        }
    }

    /// Ends the search without animation, because its screen leaves the stack.
    final func endWithScreen() {
        if isActive { presentingViewController?.dismiss(animated: false) }
    }

    final func barHasBegunEditing() {
        activate()
        updateResults()
    }

    final func textHasChanged() {
        updateResults()
        // Results that are shown leave with the search.
        if !isBeingDismissed { showParts() }
    }

    private func updateResults() {
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    /// Prepares the search bar for the beginning or the end of a search.
    final func searchWill(begin: Bool) {
        if cancelsAutomatically { bar.setShowsCancelButton(begin, animated: false) }
        guard !begin else { return showParts() }
        bar.resignFirstResponder()
        bar.text = ""
    }

    // MARK: Parts

    /// Whether the Cancel button is shown while a search is active.
    open var automaticallyShowsCancelButton: Bool {
        get { cancelsAutomatically }
        set { cancelsAutomatically = newValue }
    }

    /// Whether the results controller is shown while the search bar has a text.
    open var automaticallyShowsSearchResultsController: Bool {
        get { showsResultsAutomatically }
        set {
            showsResultsAutomatically = newValue
            showParts()
        }
    }

    /// Whether the results controller is shown. Setting it turns off that it is shown automatically.
    open var showsSearchResultsController = false {
        didSet {
            showsResultsAutomatically = false
            showParts()
        }
    }

    private var showsResults: Bool {
        showsResultsAutomatically ? !(bar.text ?? "").isEmpty : showsSearchResultsController
    }

    open override func loadView() {
        let view = SearchView(frame: UIScreen.main.bounds)
        view.whenTapped = { [unowned self] in isActive = false }
        self.view = view
        showParts()
    }

    /// Shows or hides the dimming view and the results.
    private func showParts() {
        guard isViewLoaded, let view = view as? SearchView else { return }
        view.dimsContent = obscuresBackgroundDuringPresentation
        guard let results else { return }
        guard showsResults else {
            guard results.parent === self else { return }
            results.willMove(toParent: nil)
            results.viewIfLoaded?.removeFromSuperview()
            return results.removeFromParent()
        }
        guard results.parent !== self else { return }
        addChild(results)
        let own: UIView = results.view
        own.frame = view.bounds
        own.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(own)
        results.didMove(toParent: self)
    }
}
