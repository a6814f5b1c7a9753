import Baton
import BatonTesting
import UIKit

/// A navigation controller on a stage, with A as the root and, if requested, B above it.
@MainActor
final class StackStage {
    let stage: Stage
    let navigation: UINavigationController
    let a: TestScreen
    let b: TestScreen

    init(_ device: HeadlessDevice = .phone, showsB: Bool = true, setUp: (UINavigationController) -> Void = { _ in })
        throws
    {
        a = TestScreen("A")
        b = TestScreen("B")
        navigation = UINavigationController(rootViewController: a)
        if showsB { navigation.pushViewController(b, animated: false) }
        setUp(navigation)
        stage = Stage(device, root: navigation)
        try stage.settle()
    }

    /// The titles of the stack, from the root to the top.
    var titles: [String] {
        navigation.viewControllers.map { $0.title ?? "-" }
    }

    var driver: NavigationTransitionDriver? { NavigationTransitionDriver.driver(of: navigation) }

    func push(_ controller: UIViewController? = nil) {
        navigation.pushViewController(controller ?? b, animated: true)
    }

    func pop() {
        navigation.popViewController(animated: true)
    }
}
