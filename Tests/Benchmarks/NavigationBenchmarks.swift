import Foundation
import UIKit

/// Measures the cost of the stand-in's navigation stacks.
@MainActor
enum NavigationBenchmarks {
    /// Measures a push and a pop of an empty view controller without animation, each with one turn of the run loop.
    static func pushAndPop() -> Double {
        let stack = Stack()
        let seconds = Stopwatch.seconds(per: 1_000) { stack.pushAndPop() }
        stack.close()
        return seconds
    }

    /// Measures the system's own push between two views with 50 subviews each, to its end at 60 frames per second. The
    /// result is how many times faster than real time it is.
    static func builtInPush() -> Double {
        let stack = Stack(views: 50)
        var next = UIViewController()
        var virtual = 0.0
        let real = Stopwatch.seconds(per: 1, rounds: 100) {
            stack.navigation.popToRootViewController(animated: false)
            TurnLoop.main.runTurn()
            next = Stack.screen(views: 50)
        } _: {
            let start = TurnLoop.main.now
            stack.navigation.pushViewController(next, animated: true)
            while stack.navigation.transitionCoordinator != nil { TurnLoop.main.advance(by: 1.0 / 60) }
            virtual = TurnLoop.main.now - start
        }
        stack.close()
        return virtual / real
    }

    /// Returns the resident size of the process in bytes after given numbers of pushes and pops.
    static func residentSize(after counts: [Int]) -> [Int] {
        let stack = Stack()
        var done = 0
        let sizes = counts.map { count in
            while done < count {
                stack.pushAndPop()
                done += 1
            }
            return Memory.residentSize()
        }
        stack.close()
        return sizes
    }

    /// A navigation stack in a window.
    @MainActor
    private struct Stack {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let navigation: UINavigationController

        init(views count: Int = 0) {
            TurnLoop.main.reset()
            navigation = UINavigationController(rootViewController: Self.screen(views: count))
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            TurnLoop.main.runTurn()
        }

        static func screen(views count: Int) -> UIViewController {
            let screen = UIViewController()
            for number in 0..<count {
                screen.view.addSubview(UIView(frame: CGRect(x: 0, y: CGFloat(number) * 10, width: 100, height: 10)))
            }
            return screen
        }

        func pushAndPop() {
            navigation.pushViewController(UIViewController(), animated: false)
            TurnLoop.main.runTurn()
            navigation.popViewController(animated: false)
            TurnLoop.main.runTurn()
        }

        func close() {
            window.isHidden = true
            TurnLoop.main.reset()
        }
    }
}
