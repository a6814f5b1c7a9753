import Baton
import BatonTesting
import UIKit

/// Writes the decisions of Baton's drivers into the log of a scene, in the turn in which they are made.
@MainActor
final class DecisionReader {
    private unowned let stage: Stage
    private var drivers: [TransitionDriver] = []
    private var counts: [ObjectIdentifier: Int] = [:]
    private var observer: Int?

    init(_ stage: Stage) {
        self.stage = stage
        observer = TurnLoop.main.addFrameObserver { [weak self] in self?.read() }
    }

    func stop() {
        observer.map(TurnLoop.main.removeFrameObserver)
        observer = nil
    }

    private func read() {
        for driver in present where !drivers.contains(where: { $0 === driver }) { drivers.append(driver) }
        for driver in drivers {
            let known = counts[ObjectIdentifier(driver)] ?? 0
            for decision in driver.decisions.dropFirst(known) { stage.note("Baton: \(decision)") }
            counts[ObjectIdentifier(driver)] = driver.decisions.count
        }
    }

    /// The drivers of the screens in the window.
    private var present: [TransitionDriver] {
        let root = stage.window.rootViewController
        let stack = root as? UINavigationController
        let tabs = root as? UITabBarController
        return [
            stack.flatMap { NavigationTransitionDriver.driver(of: $0) },
            tabs.flatMap { TabTransitionDriver.driver(of: $0) },
            root?.presentedViewController.flatMap { ModalTransitionDriver.driver(of: $0) },
        ].compactMap { $0 }
    }
}
