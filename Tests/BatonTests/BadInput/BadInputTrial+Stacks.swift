import BatonTesting
import UIKit

@testable import Baton

/// Changes of a stack from inside its callbacks.
extension BadInputTrial {
    /// Pushes on a stack one of whose callbacks changes it, once.
    func push(
        _ setUp: (UINavigationController, @escaping () -> Void) -> Void,
        changing change: @escaping @MainActor (UINavigationController) -> Void
    ) throws {
        let stand = try stack(showsB: true)
        setUp(stand.navigation, once(change, on: stand.navigation))
        stand.push(TestScreen("C"))
        try comeToRest(stand)
    }

    /// Swipes back on a stack of which an option of the swipe changes it, once.
    func swipe(
        _ options: (@escaping () -> Void) -> SwipePop.Options,
        changing change: @escaping @MainActor (UINavigationController) -> Void
    ) throws {
        let stand = try stack(showsB: true)
        stand.navigation.transitions = NavigationTransitions.slide.swipe(options(once(change, on: stand.navigation)))
        try swipeBack(on: stand)
        try comeToRest(stand)
    }

    private func once(
        _ change: @escaping @MainActor (UINavigationController) -> Void, on navigation: UINavigationController
    ) -> () -> Void {
        var hasChanged = false
        return { [weak navigation] in
            guard let navigation, !hasChanged else { return }
            hasChanged = true
            change(navigation)
        }
    }

    private func comeToRest(_ stand: StackStage) throws {
        try settle()
        expect(stand.titles.first == "A", "the stack is \(stand.titles)")
        let top = stand.navigation.topViewController?.viewIfLoaded
        expect(top?.window === stand.stage.window, "the top screen is not shown")
        stand.navigation.transitions = .slide
    }

    func batonStack() throws -> BatonNavigationController {
        let stack = BatonNavigationController(showing: TestScreen("A"))
        stack.transitions = .slide
        let stage = Stage(root: stack)
        take(stage)
        try stage.settle()
        return stack
    }
}
