import Baton
import BatonTesting
import UIKit

/// Measures updates of a pop that a finger drives, with the same animator by Baton's swipe and by the least that UIKit needs.
@MainActor
enum SwipeBenchmarks {
    /// What turns the finger into progress.
    enum Driver: String, CaseIterable {
        /// A `SwipePop`.
        case baton
        /// A pan whose action updates a bare subclass of `UIPercentDrivenInteractiveTransition`.
        case floor
    }

    /// The counts of 1,000 movements of a finger.
    struct Work {
        let alone: Counts
        let withFrames: Counts
    }

    /// Compares a movement of the finger without its frame.
    static func times(views: Int) throws -> Comparison {
        try Comparison(pairs: 15) {
            try seconds(.baton, views: views)
        } to: {
            try seconds(.floor, views: views)
        }
    }

    /// Compares a movement on a screen of many views with one on a screen of few.
    static func growth(many: Int, few: Int) throws -> Comparison {
        try Comparison(pairs: 15) {
            try seconds(.baton, views: many)
        } to: {
            try seconds(.baton, views: few)
        }
    }

    /// Counts the work of 1,000 movements.
    static func work(_ driver: Driver, views: Int) throws -> Work {
        let swipe = try Swipe(driver, views: views)
        let alone = Counts.of { for _ in 0..<1_000 { swipe.move() } }
        let withFrames = Counts.of {
            for _ in 0..<1_000 {
                swipe.move()
                swipe.stage.advance(by: 1.0 / 60)
            }
        }
        try swipe.end()
        return Work(alone: alone, withFrames: withFrames)
    }

    private static func seconds(_ driver: Driver, views: Int) throws -> Double {
        let swipe = try Swipe(driver, views: views)
        let seconds = Stopwatch.seconds(per: 1_000, rounds: 5) { swipe.move() }
        try swipe.end()
        return seconds
    }

    /// Moves the finger of a swipe a number of times, for a tool that counts instructions in this function.
    @inline(never)
    static func moves(_ count: Int, of swipe: Swipe) {
        for _ in 0..<count { swipe.move() }
    }

    /// A swipe back whose finger is in the middle of its way.
    @MainActor
    final class Swipe {
        let stage: Stage
        private let window: UIWindow
        private let delegate: StackDelegate
        private var x: CGFloat = 100

        init(_ driver: Driver, views: Int) throws {
            let navigation = UINavigationController(rootViewController: Self.screen(views))
            navigation.pushViewController(Self.screen(views), animated: false)
            delegate = StackDelegate(driver, of: navigation)
            stage = Stage(root: navigation)
            window = stage.window
            try stage.settle()
            stage.finger.down(at: CGPoint(x: 2, y: 400))
            stage.finger.drag(to: CGPoint(x: x, y: 400), in: 0.2)
            for _ in 0..<100 { move() }
            precondition(navigation.transitionCoordinator?.isInteractive == true, "No finger drives the pop.")
        }

        private static func screen(_ views: Int) -> UIViewController {
            let screen = UIViewController()
            for _ in 1..<views { screen.view.addSubview(UIView(frame: CGRect(x: 0, y: 700, width: 40, height: 20))) }
            return screen
        }

        func move() {
            x = x > 350 ? 100 : x + 1
            HeadlessTouches.moved(finger: 0, to: CGPoint(x: x, y: 400), in: window)
        }

        func end() throws {
            stage.finger.cancel()
            try stage.settle()
            stage.close()
        }
    }

    /// A delegate with a stock animator for pops.
    private final class StackDelegate: NSObject, UINavigationControllerDelegate {
        private let swipe = SwipePop()
        private var floor: PercentDriven?
        private let driver: Driver

        init(_ driver: Driver, of navigation: UINavigationController) {
            self.driver = driver
            super.init()
            navigation.delegate = self
            switch driver {
            case .baton: swipe.attach(to: navigation)
            case .floor: attachPan(to: navigation)
            }
        }

        private func attachPan(to navigation: UINavigationController) {
            let pan = UIScreenEdgePanGestureRecognizer()
            pan.edges = .left
            pan.addAction { [weak self, unowned pan, unowned navigation] _ in self?.panned(pan, navigation) }
            navigation.view.addGestureRecognizer(pan)
        }

        private func panned(_ pan: UIPanGestureRecognizer, _ navigation: UINavigationController) {
            guard let view = pan.view else { return }
            switch pan.state {
            case .began:
                floor = PercentDriven()
                navigation.popViewController(animated: true)
            case .changed:
                floor?.update(pan.translation(in: view).x / view.bounds.width)
            default:
                floor?.cancel()
                floor = nil
            }
        }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            operation == .pop ? PopAnimator(.slide) : nil
        }

        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            driver == .floor ? floor : swipe.interaction.isBeginning ? swipe.interaction : nil
        }
    }

    private final class PercentDriven: UIPercentDrivenInteractiveTransition {}
}
