import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that nothing of Baton's stays on a bar after a delegate of the app's has taken over, without any further call of
/// Baton.
@MainActor
final class TakenOverBarTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    private final class App: NSObject, UINavigationControllerDelegate {}

    private let app = App()
    private lazy var advice = AdviceLog()

    override func tearDown() async throws {
        await MainActor.run { advice.close() }
    }

    private func assertLeft(_ scene: BarStage, _ note: String, line: UInt = #line) {
        XCTAssertNil(scene.backdrop, note, line: line)
        for screen in [scene.first, scene.second] {
            XCTAssertNil(screen.navigationItem.standardAppearance, note, line: line)
            XCTAssertEqual(screen.additionalSafeAreaInsets, .zero, note, line: line)
        }
        XCTAssertTrue(scene.navigation.delegate === app, note, line: line)
        XCTAssertFalse(
            scene.navigation.interactivePopGestureRecognizer?.delegate is SwipePermissionDelegate, note, line: line)
        XCTAssertEqual(advice.lines.filter { $0.contains("was set after its transitions") }.count, 1, note, line: line)
        XCTAssertEqual(HeadlessBars.appearanceOffences, [], note, line: line)
    }

    /// What lets Baton notice that another delegate was set. UIKit calls nothing.
    private static let notices: [(String, @MainActor (BarStage) -> Void)] = [
        ("layout", { $0.stage.rotate() }),
        ("window", { $0.stage.window.rootViewController = UIViewController() }),
        ("assignment", { $0.navigation.transitions?.swipe.area = .off }),
        ("state", { $0.second.navigationItem.barState.tintColor = .red }),
        ("stack state", { NavigationTransitionDriver.known(of: $0.navigation)?.carrier?.stackState = .clear }),
        ("touch", { $0.stage.finger.tap(at: CGPoint(x: 200, y: 400)) }),
    ]

    private func each(
        _ drivers: [BarDriver] = [.system, .slide],
        _ body: (BarDriver, String, @MainActor (BarStage) -> Void) throws -> Void
    )
        rethrows
    {
        for driver in drivers {
            for (name, notice) in Self.notices where driver == .slide || name != "touch" {
                advice.close()
                advice = AdviceLog()
                try body(driver, name, notice)
            }
        }
    }

    /// A root whose bar is red, and a plain screen that is pushed after the takeover.
    func testThePaintOfARootIsGoneBehindAPlainScreen() async throws {
        try each { driver, name, notice in
            for animated in [true, false] where name != "state" {
                let scene = try BarStage(driver, from: .ember, to: BarState())
                scene.navigation.delegate = app
                scene.push(animated: animated)
                try scene.stage.settle()
                notice(scene)
                try scene.stage.settle()
                assertLeft(scene, "\(driver) \(name) \(animated)")
                advice.close()
                advice = AdviceLog()
            }
        }
    }

    func testEverythingIsGoneAfterAPop() async throws {
        try each { driver, name, notice in
            guard name != "state" else { return }
            let scene = try BarStage(driver, from: .ember, to: .halfSea)
            try scene.arrive()
            scene.navigation.delegate = app
            scene.pop()
            try scene.stage.settle()
            notice(scene)
            try scene.stage.settle()
            assertLeft(scene, "\(driver) \(name)")
        }
    }

    /// The app takes over during a push that Baton knows, and before one that Baton does not know.
    func testADelegateThatTakesOverWhileAPushRuns() async throws {
        // A stack that leaves its window is restored at once, also during a push, and whoever is its delegate.
        try each { driver, name, notice in
            for isKnown in [true, false] where name != "window" {
                let scene = try BarStage(driver, from: .ember, to: .halfSea)
                if !isKnown { scene.navigation.delegate = app }
                scene.push()
                scene.stage.advance(by: 0.1)
                scene.navigation.delegate = app
                scene.stage.advance(by: 0.05)
                notice(scene)
                try scene.stage.settle()
                notice(scene)
                try scene.stage.settle()
                assertLeft(scene, "\(driver) \(name) known: \(isKnown)")
                advice.close()
                advice = AdviceLog()
            }
        }
    }

    // MARK: Questions

    func testReadingTransitionsChangesNothing() async throws {
        for driver in [BarDriver.system, .slide] {
            for delegate in [app, nil] {
                let scene = try BarStage(driver, from: .ember, to: .halfSea)
                try scene.arrive()
                let advice = AdviceLog()
                defer { advice.close() }
                scene.navigation.delegate = delegate
                let before = scene.dump
                XCTAssertNil(scene.navigation.transitions)
                XCTAssertNil(NavigationTransitionDriver.driver(of: scene.navigation))
                XCTAssertEqual(scene.dump.difference(from: before), [], "\(driver)")
                XCTAssertTrue(scene.navigation.delegate === delegate, "\(driver)")
                XCTAssertNotNil(scene.backdrop, "\(driver)")
                XCTAssertEqual(advice.lines, [], "\(driver)")
                scene.stage.rotate()
                try scene.stage.settle()
                XCTAssertNil(scene.backdrop, "\(driver)")
                XCTAssertEqual(advice.lines.count, 1, "\(driver)")
            }
        }
    }
}
