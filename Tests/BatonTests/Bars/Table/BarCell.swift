import BatonTesting
import UIKit

@testable import Baton
@testable import TestStages

/// Runs a change of one field with one driver and measures it.
@MainActor
struct BarCell {
    /// What changes the screens. The raw values are the names in the table.
    enum Driver: String {
        case systemPush = "UIKit's push"
        case systemSwipe = "UIKit's swipe"
        case baton = "Baton's animator"
        case foreign = "another animator"
        case none

        fileprivate var barDriver: BarDriver {
            switch self {
            case .systemPush, .systemSwipe, .none: .system
            case .baton: .slide
            case .foreign: .property
            }
        }

        /// These drivers are tested with a pop instead of a push.
        fileprivate var isPop: Bool { self == .systemSwipe || self == .baton }
    }

    let scene: BarStage
    let tabs = UITabBarController()
    private let field: BarField
    private let driver: Driver

    init(_ field: BarField, _ driver: Driver) throws {
        self.field = field
        self.driver = driver
        let tabs = self.tabs
        let ends = driver.isPop ? (field.to, field.from) : (field.from, field.to)
        scene = try BarStage(
            driver.barDriver, from: ends.0, to: ends.1, on: field.isLow ? .phone.turned : .phone,
            in: BatonNavigationController(navigationBarClass: nil, toolbarClass: nil),
            root: {
                $0.isToolbarHidden = false
                tabs.viewControllers = [$0]
                return tabs
            })
        scene.bar.prefersLargeTitles = field.prefersLargeTitles
        // Both screens have a screen below them.
        scene.navigation.setViewControllers([UIViewController(), scene.first], animated: false)
        scene.stage.turn()
        if driver.isPop { try scene.arrive() }
    }

    /// Returns the word of the table that describes the values measured at the given progress values.
    func course(at parts: [Double]) throws -> String {
        defer { scene.stage.close() }
        guard driver != .none else {
            scene.push(animated: false)
            return isClose(field.look(self), (0, 1)) ? "at once" : "late: \(field.look(self))"
        }
        if !driver.isPop { scene.push() }
        return name(
            of: parts.map { part in
                go(to: part)
                return (progress, field.look(self))
            })
    }

    private func go(to part: Double) {
        guard !driver.isPop else { return scene.drivePop(to: part) }
        while progress < part, scene.navigation.transitionCoordinator != nil { scene.stage.advance(by: 1.0 / 240) }
    }

    private func name(of seen: [(part: Double, look: (old: Double, new: Double))]) -> String {
        if scene.backdrops.contains(where: { $0.superview is BarClip }) { return "travels" }
        if seen.allSatisfy({ isClose($0.look, (0, 1)) }) { return "at the start" }
        if seen.allSatisfy({ isClose($0.look, (1, 0)) }) { return "at the end" }
        guard seen.allSatisfy({ isClose($0.look, (1 - $0.part, $0.part)) }) else {
            return "neither: \(seen.map { "\($0.part): \($0.look)" })"
        }
        return field.isOfTwo ? "cross-fade" : "continuous"
    }

    private func isClose(_ one: (Double, Double), _ other: (Double, Double)) -> Bool {
        abs(one.0 - other.0) < 0.01 && abs(one.1 - other.1) < 0.01
    }

    /// The progress of the screens.
    private var progress: Double {
        driver.isPop ? Double(scene.popProgress) : 1 - Double(scene.popProgress)
    }
}

// MARK: Measurements

extension BarCell {
    /// The visible alpha of the one view in the stack that matches a predicate.
    func opacity(of isMeant: (UIView) -> Bool) -> Double {
        opacity(of: isMeant, below: scene.bar) + scene.backdrops.filter { isMeant($0) }.map(\.seenPart).reduce(0, +)
    }

    private func opacity(of isMeant: (UIView) -> Bool, below view: UIView) -> Double {
        view.subviews.filter { !$0.isHidden }.reduce(0) { sum, next in
            sum + opacity(next) * ((isMeant(next) ? 1 : 0) + opacity(of: isMeant, below: next))
        }
    }

    private func opacity(_ view: UIView) -> Double {
        Double((view.layer.presentation() ?? view.layer).opacity)
    }
}
