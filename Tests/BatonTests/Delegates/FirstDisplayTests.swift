import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests a stack whose first screen UIKit reports only as shown (B1.29).
@MainActor
final class FirstDisplayTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    override func setUp() async throws {
        await MainActor.run { HeadlessQuirks.firstDisplaysSkipWillShow = true }
    }

    override func tearDown() async throws {
        await MainActor.run { HeadlessQuirks.firstDisplaysSkipWillShow = false }
    }

    func testTheFirstScreenHasItsBarItsInterceptorAndItsSwipe() async throws {
        let (a, b) = (TestScreen("A"), TestScreen("B"))
        b.navigationItem.barState = .ember
        var attempts = 0
        b.navigationItem.backInterceptor = { attempts += 1 }
        let navigation = UINavigationController()
        navigation.viewControllers = [a, b]
        navigation.transitions = .slide
        let stage = Stage(root: navigation)
        try stage.settle()
        XCTAssertEqual(navigation.view.barBackdrops.count, 1)
        XCTAssertEqual(navigation.keyCommands?.compactMap(\.discoverabilityTitle), ["A"])
        stage.finger.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 350, y: 400), in: 0.3)
        try stage.settle()
        XCTAssertEqual(attempts, 1)
        b.navigationItem.backInterceptor = nil
        stage.finger.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 350, y: 400), in: 0.3)
        try stage.settle()
        XCTAssertEqual(navigation.viewControllers, [a])
    }
}
