import BatonTesting
import UIKit

@testable import Baton
@testable import TestStages

/// An app whose bars are UIKit's own, with or without Baton. It notes everything that can be seen of the window and the
/// items at rest and during one change.
@MainActor
final class SystemBarRun {
    enum Change: String, CaseIterable {
        case push, pop, finishedSwipe, cancelledSwipe, replacement, modal, tab
    }

    let tabs = UITabBarController()
    let navigation = UINavigationController()
    let screens = ["A", "B", "C"].map { WriteCountingScreen($0) }
    private(set) var moments: [String] = []
    private let stage: Stage
    /// The appearances that the app has set, and the counts of writes to each item by then.
    private let own: [[UINavigationBarAppearance?]]
    private let writes: [Int]

    init(_ transitions: NavigationTransitions?, state: BarState? = nil) throws {
        navigation.setViewControllers(Array(screens.prefix(2)), animated: false)
        tabs.viewControllers = [navigation, UIViewController()]
        let bar = UINavigationBarAppearance()
        bar.configureWithOpaqueBackground()
        navigation.navigationBar.scrollEdgeAppearance = bar
        navigation.navigationBar.prefersLargeTitles = true
        let red = UINavigationBarAppearance()
        red.backgroundColor = .red
        screens[1].navigationItem.standardAppearance = red
        screens[1].navigationItem.scrollEdgeAppearance = red
        screens[2].navigationItem.largeTitleDisplayMode = .never
        own = screens.map { Self.appearances(of: $0.navigationItem) }
        writes = screens.map(\.writes)
        if let state { screens.forEach { $0.navigationItem.barState = state } }
        navigation.transitions = transitions
        stage = Stage(root: tabs)
        try stage.settle()
        look()
    }

    /// Performs a change. The window is looked at after each quarter.
    func perform(_ change: Change) throws {
        switch change {
        case .push: navigation.pushViewController(screens[2], animated: true)
        case .pop: navigation.popViewController(animated: true)
        case .finishedSwipe, .cancelledSwipe: return try swipe(finishing: change == .finishedSwipe)
        case .replacement: navigation.setViewControllers([screens[2]], animated: true)
        case .modal:
            let cover = UIViewController()
            cover.modalPresentationStyle = .fullScreen
            navigation.present(cover, animated: true)
            try watch()
            navigation.dismiss(animated: true)
        case .tab:
            tabs.selectedIndex = 1
            try watch()
            tabs.selectedIndex = 0
        }
        try watch()
    }

    private func watch() throws {
        stage.turn()
        for _ in 1...3 {
            stage.advance(by: 0.35 / 4)
            look()
        }
        try stage.settle()
        look()
    }

    private func swipe(finishing: Bool) throws {
        stage.finger.down(at: CGPoint(x: 1, y: 400))
        for part in [0.25, 0.5, 0.75] {
            stage.finger.drag(to: CGPoint(x: 390 * part, y: 400), in: 0.1)
            look()
        }
        finishing ? stage.finger.up() : stage.finger.cancel()
        stage.advance(by: 0.1)
        look()
        try stage.settle()
        look()
    }

    private func look() {
        let window = WindowDump(stage.window).text
            .replacingOccurrences(of: "delegate NavigationTransitionDriver", with: "delegate none")
        let bar = navigation.navigationBar
        moments.append(
            """
            \(window)
            constraints \(constraints(below: stage.window))
            kept \(zip(screens, own).map { zip(Self.appearances(of: $0.navigationItem), $1).map { $0 === $1 } })
            writes \(zip(screens, writes).map { $0.writes - $1 })
            large titles \(screens.map(\.navigationItem.largeTitleDisplayMode.rawValue))
            edge effects \(screens.map { ($0.viewIfLoaded as? UIScrollView)?.topEdgeEffect.isHidden })
            bar \(bar.alpha) \(bar.accessibilityElementsHidden) \(bar.isUserInteractionEnabled) \(bar.frame)
            hidden \(navigation.isNavigationBarHidden), insets \(screens.map(\.additionalSafeAreaInsets.top))
            """)
    }

    private static func appearances(of item: UINavigationItem) -> [UINavigationBarAppearance?] {
        [item.standardAppearance, item.compactAppearance, item.scrollEdgeAppearance, item.compactScrollEdgeAppearance]
    }

    private func constraints(below view: UIView) -> [Int] {
        [view.constraints.count] + view.subviews.flatMap { constraints(below: $0) }
    }
}
