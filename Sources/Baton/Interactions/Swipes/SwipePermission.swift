import UIKit

/// Decides on the swipes back of one stack: UIKit's own, and Baton's.
///
/// UIKit disables its swipes if the navigation delegate implements the animator query, even if the query returns nil
/// (B2.40), and where the bar is hidden, unless the recognizers have a different delegate. In that case UIKit's own
/// checks are not made (B2.43, B2.44, B16.13). While that is needed, this object wraps the recognizers' delegates and
/// makes the checks of `SwipeCircumstances`. Everything else it asks the delegates that were there (B16.14).
///
/// A stack has one such object. The stack retains it, because a recognizer without a delegate makes no checks at all.
@MainActor
final class SwipePermission {
    private static let key = AssociationKey()
    /// The objects of all stacks. An item does not tell which stack it belongs to.
    private static var all: [Weak<SwipePermission>] = []
    /// The views of which the app has said that they use drags. Which stack a view will be in is not known then.
    private static var dragViews: [Weak<UIView>] = []

    /// Whether Baton, and not the app, has hidden the bar.
    var hidesBar = false {
        didSet { if hidesBar != oldValue { update() } }
    }
    /// The rules of the stack's transitions, if it has any.
    private(set) weak var rules: (any SwipeRules)?
    /// A `SwipePop` that the app has attached itself.
    weak var attachedSwipe: AnyObject? {
        didSet { update() }
    }

    private(set) weak var navigationController: UINavigationController?
    /// The item of the screen that was followed last.
    private weak var item: UINavigationItem?
    private let escape = EscapeInterception()
    private var wrapped: [SwipePermissionDelegate] = []

    private struct Weak<Object: AnyObject> {
        weak var object: Object?
    }

    static func of(_ navigationController: UINavigationController) -> SwipePermission {
        if let known = key.get(from: navigationController) as? SwipePermission { return known }
        let made = SwipePermission()
        made.navigationController = navigationController
        key.set(made, on: navigationController)
        all.removeAll { $0.object == nil }
        all.append(Weak(object: made))
        return made
    }

    /// Whether the swipes back call the interceptor of an item: it is on top of a stack with transitions or a `SwipePop`.
    static func isInterceptedBySwipes(_ item: UINavigationItem) -> Bool {
        all.compactMap(\.object).contains {
            ($0.rules != nil || $0.attachedSwipe != nil) && $0.topItem === item
        }
    }

    /// Called when the app says of a view that it uses drags. While there is none, UIKit's swipes need not be asked.
    static func askViews(like view: UIView) {
        dragViews.removeAll { $0.object == nil || $0.object === view }
        dragViews.append(Weak(object: view))
        if dragViews.count == 1 { all.compactMap(\.object).forEach { $0.update() } }
    }

    /// Called when the interceptor of an item is set or removed, or its area has changed.
    static func itemDidChange(_ item: UINavigationItem) {
        // The screen may be in another stack since.
        for permission in all.compactMap(\.object) where permission.item === item && permission.topItem === item {
            permission.escape.follow(item, in: permission.rules?.escapeView)
            permission.update()
        }
    }

    /// Follows rules and the top screen of the stack, or forgets them.
    func follow(_ rules: (any SwipeRules)?) {
        let view = (rules ?? self.rules)?.escapeView
        self.rules = rules
        item = rules == nil ? nil : topItem
        escape.follow(item, in: view)
        update()
    }

    private var topItem: UINavigationItem? { navigationController?.topViewController?.navigationItem }

    /// Whether Baton animates some of the transitions.
    var bringsAnimators: Bool { rules?.bringsAnimators == true }

    /// What the app allows beyond UIKit's rules.
    var allowances: SwipeAllowances { rules?.allowances ?? SwipeAllowances() }

    private var isIntercepted: Bool { rules != nil && topItem?.backInterceptor != nil }

    /// Called when a finger lands. Wraps a delegate of a swipe that the app has set since the last change of screens, and
    /// notices another delegate of the stack.
    func touched() {
        look()
        if rules?.isDriving ?? true, isNeeded { update() }
    }

    /// Notices another delegate of the stack.
    func look() {
        navigationController.map(StackTimeline.of)?.look()
    }

    // MARK: Wrapping

    /// Whether the delegates must be wrapped.
    var isNeeded: Bool {
        overrulesApps || hidesBar || allowances.hiddenBar || allowances.replacedBackButton
    }

    /// Whether a delegate of the app's must be wrapped too. Where Baton only hides the bar, it has its own rules.
    private var overrulesApps: Bool {
        bringsAnimators || attachedSwipe != nil || isIntercepted || allowances.area.isLimited || asksViews
    }

    /// Whether UIKit's swipe in the content depends on the view under the finger.
    var asksViews: Bool { rules != nil && Self.dragViews.contains { $0.object?.isSaidToUseDrags == true } }

    /// Wraps or restores the delegates. A delegate that the app has set since is wrapped as well.
    private func update() {
        guard isNeeded else { return detach() }
        guard let navigationController, navigationController.isViewLoaded else { return }
        for recognizer in navigationController.systemSwipes {
            guard !(recognizer.delegate is SwipePermissionDelegate) else { continue }
            let isUIKits = recognizer.delegate.map { UINavigationController.comesWith(type(of: $0)) } ?? false
            guard isUIKits || overrulesApps else { continue }
            wrapped.removeAll { $0.recognizer === recognizer }
            let delegate = SwipePermissionDelegate(of: recognizer, in: self, isUIKits: isUIKits)
            recognizer.delegate = delegate
            wrapped.append(delegate)
        }
    }

    /// Restores the delegates. A delegate that the app has set in the meantime stays.
    private func detach() {
        for delegate in wrapped {
            guard let recognizer = delegate.recognizer, recognizer.delegate === delegate else { continue }
            recognizer.delegate = delegate.former
        }
        wrapped = []
    }
}
