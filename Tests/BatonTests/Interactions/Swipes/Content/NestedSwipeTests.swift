import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests swipes in stacks inside stacks.
@MainActor
final class NestedSwipeTests: GenerationTestCase {
    func testTheStackInsideGoesBackFirst() async throws {
        for device in [HeadlessDevice.phone, .phone.rightToLeft] {
            for inside in [NavigationTransitions.cover, .system] { try checkNest(Nest(.slide, inside, on: device)) }
        }
    }

    private func checkNest(_ nest: Nest) throws {
        for way in [2, 150] as [CGFloat] {
            nest.inner.pushViewController(TestScreen("I2"), animated: false)
            try nest.stage.settle()
            try nest.swipe(from: way)
            let isSystemsOnOldSystem =
                nest.inner.transitions?.pop.isSystem == true && HeadlessDevice.current.systemVersion < 26
            let pops = way < 20 || !isSystemsOnOldSystem
            XCTAssertEqual(nest.inner.viewControllers.count, pops ? 1 : 2, "\(way)")
            XCTAssertEqual(nest.outer.viewControllers.count, 2)
            nest.inner.popToRootViewController(animated: false)
            try nest.stage.settle()
        }
        try nest.swipe(from: 2, against: true)
        XCTAssertEqual(nest.outer.viewControllers.count, 2, "the other edge")
        try nest.swipe(from: 2)
        XCTAssertEqual(nest.outer.viewControllers.count, 1, "the inner one is at its root")
    }
}

/// A stack inside a tab inside a stack.
@MainActor
private final class Nest {
    let outer = UINavigationController(rootViewController: TestScreen("O1"))
    let inner = UINavigationController(rootViewController: TestScreen("I1"))
    let stage: Stage

    init(_ outside: NavigationTransitions, _ inside: NavigationTransitions, on device: HeadlessDevice) throws {
        let tabs = UITabBarController()
        tabs.viewControllers = [inner]
        let holder = UIViewController()
        holder.addChild(tabs)
        tabs.view.frame = holder.view.bounds
        tabs.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        holder.view.addSubview(tabs.view)
        tabs.didMove(toParent: holder)
        outer.pushViewController(holder, animated: false)
        var outside = outside
        outside.swipe.area = .content
        var inside = inside
        inside.swipe.area = .content
        (outer.transitions, inner.transitions) = (outside, inside)
        stage = Stage(device, root: outer)
        try stage.settle()
    }

    /// Swipes from a distance to the leading edge back, or from the trailing edge.
    func swipe(from way: CGFloat, against: Bool = false) throws {
        let mirrors = (stage.device.layoutDirection == .rightToLeft) != against
        let (start, end) = mirrors ? (390 - way, 5) : (way, 385)
        stage.finger.drag(from: CGPoint(x: start, y: 400), to: CGPoint(x: end, y: 400), in: 0.2)
        try stage.settle()
    }
}
