public import Foundation

/// What a navigation bar shows for one screen.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, AssociationHolder {
    public var title: String? {
        didSet { changed() }
    }
    /// Takes the place of the title.
    public var titleView: UIView? {
        didSet { changed() }
    }
    /// A line above the title, which makes the bar higher.
    public var prompt: String? {
        didSet { changed() }
    }
    public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { changed() }
    }

    /// The button that leads back *to* this item; it is shown while the next one is on top.
    public var backBarButtonItem: UIBarButtonItem? {
        didSet { hold([backBarButtonItem], insteadOf: [oldValue]) }
    }
    public var backButtonTitle: String? {
        didSet { changed() }
    }
    public var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { changed() }
    }
    public var hidesBackButton = false {
        didSet { changed() }
    }
    /// Replaces going back when the back button is tapped.
    public var backAction: UIAction? {
        didSet { changed() }
    }

    public var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { hold(leftBarButtonItems ?? [], insteadOf: oldValue ?? []) }
    }
    public var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { hold(rightBarButtonItems ?? [], insteadOf: oldValue ?? []) }
    }
    /// Left items usually take the place of the back button.
    public var leftItemsSupplementBackButton = false {
        didSet { changed() }
    }

    /// What this item says instead of its bar; copies, so that nobody else changes them.
    private(set) var appearances = AppearanceSlots<UINavigationBarAppearance>() {
        didSet { changed() }
    }

    var associations = Associations()

    /// The bar that shows the item.
    weak var observer: (any NavigationItemObserver)?
    private var animatesChanges = false

    public override init() {
        super.init()
    }

    public init(title: String) {
        self.title = title
        super.init()
    }

    /// There are no archives on this host: nothing can be decoded from a coder.
    public required init?(coder: NSCoder) {
        return nil
    }

    private func changed() {
        observer?.navigationItemDidChange(self, animated: animatesChanges)
    }

    /// Makes changes that the bar may animate.
    func change(animated: Bool, _ changes: () -> Void) {
        animatesChanges = animated
        defer { animatesChanges = false }
        changes()
    }

    private func hold(_ items: [UIBarButtonItem?], insteadOf old: [UIBarButtonItem?]) {
        old.forEach { $0?.observer = nil }
        items.forEach { $0?.observer = self }
        changed()
    }

    /// Keeps a copy of an appearance, which from then on may be changed in place through the item.
    func keep(
        _ appearance: UINavigationBarAppearance?,
        as slot: WritableKeyPath<AppearanceSlots<UINavigationBarAppearance>, UINavigationBarAppearance?>
    ) {
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
