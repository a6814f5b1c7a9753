import Baton
package import BatonTesting
package import UIKit

/// The app with which Baton itself is tested: tabs, stacks and presentations with all of Baton's transitions.
@MainActor
package final class BatonMonkeyApp: MonkeyApp {
    /// How many apps there are.
    static let count = 5

    /// Which of the apps it is.
    private let number: Int

    private struct Weak {
        weak var object: AnyObject?
    }

    private var made: [Weak] = []
    private(set) var delegates: [MonkeyDelegate] = []
    /// What happens in the next callback of a kind.
    private var plans: [MonkeyScreen.Callback: () -> Void] = [:]

    init(_ number: Int) {
        self.number = number
    }

    /// Whether the app has changed screens in a callback. What UIKit calls then, in which order, is not known.
    private(set) var hasActedInCallbacks = false
    /// A screen that the app has popped, and keeps to push it again.
    var kept: UIViewController?
    /// What was asked for, and how often the end was told.
    var orders: [MonkeyOrder] = []
    /// Sheets that belong to screens, and are retained by the stacks while they are away.
    var belonging: [MonkeyBelonging] = []
    /// Whether the app has hidden or shown a bar itself.
    var hidesBars = false

    // MARK: Screens

    package func makeRoot() -> UIViewController {
        switch number {
        case 0, 1:
            let tabs = UITabBarController()
            tabs.viewControllers = [makeStack(0), makeStack(1), make(2)]
            keep(tabs)
            return tabs
        case 2, 3: return makeStack(1)
        default: return make(0)
        }
    }

    /// A plain stack, or one of Baton's class.
    private func makeStack(_ screen: Int) -> UINavigationController {
        let root = make(screen)
        let isBatons = number % 2 == 1
        let stack =
            isBatons ? BatonNavigationController(showing: root) : UINavigationController(rootViewController: root)
        stack.navigationBar.prefersLargeTitles = true
        keep(stack)
        return stack
    }

    package func makeScreen(_ number: Int) -> UIViewController { make(number) }

    func make(_ number: Int) -> MonkeyScreen {
        let screen = MonkeyScreen(number)
        screen.onCallback = { [weak self] in self?.act(in: $0) }
        if number >= MonkeyScreen.Kind.allCases.count {
            screen.navigationItem.barState = Self.barStates[number / MonkeyScreen.Kind.allCases.count]
        }
        keep(screen)
        return screen
    }

    /// Remembers an object, to find out whether it still exists.
    func keep(_ object: AnyObject) {
        made.removeAll { $0.object == nil }
        made.append(Weak(object: object))
    }

    /// The objects that were made and still exist.
    var living: [AnyObject] { made.compactMap(\.object) }

    func makeDelegate() -> MonkeyDelegate {
        let delegate = MonkeyDelegate { [weak self] in self?.act(in: $0) }
        delegates.append(delegate)
        return delegate
    }

    func releaseDelegates() { delegates = [] }

    /// Another delegate may receive the end of a change than has received its beginning.
    func delegatesMayHaveChanged() { delegates.forEach { $0.forget() } }

    // MARK: Callbacks

    /// Does something in the next callback of a kind.
    func plan(in callback: MonkeyScreen.Callback, _ change: @escaping () -> Void) {
        plans[callback] = change
    }

    func act(in callback: MonkeyScreen.Callback) {
        guard let plan = plans.removeValue(forKey: callback) else { return }
        hasActedInCallbacks = true
        plan()
    }

    func forgetPlans() { plans = [:] }

    // MARK: Beginning and ending

    package func begin(_ hand: MonkeyHand) {
        for stack in hand.stacks { stack.transitions = .slide }
    }

    package func undo(_ hand: MonkeyHand) throws {
        forgetPlans()
        kept = nil
        // What waits is dropped, and what is away does not return.
        for pair in belonging { pair.sheet?.dismissPresentations(animated: false) { _ in } }
        hand.stage.window.rootViewController?.dismissPresentations(animated: false) { _ in }
        try hand.rest()
        for stack in hand.stacks { stack.transitions = nil }
        for tabs in hand.tabs { tabs.transitions = nil }
    }

    package func checkAfterwards() -> String? {
        living.isEmpty ? nil : "\(living.map { "\(type(of: $0))" }) still exist"
    }

    // MARK: Looks

    static let barStates: [BarState] = [
        BarState(),
        BarState(background: .clear, titleColor: .white),
        BarState(background: .color(.systemIndigo), showsShadowLine: false, titleColor: .white),
        BarState(isHidden: true),
        BarState(background: .color(.systemRed), backgroundAlpha: 0.5),
        BarState(background: .gradient([.systemBlue, .systemPurple])),
        BarState(background: .blur(.systemMaterial)),
    ]

    static let styles: [TransitionStyle] = [
        .slide, .fade, .depth, .cover, .slideAcross, .flip, .cube, .zoom("picture"), .expand("picture"),
        .slide.sharing("picture"), .fade.sharing("picture"), .card, .slide.combined(with: .fade),
    ]
}
