import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Failures that are known from other libraries, in swipes on a stack at rest.
@MainActor
final class NamedSwipeTests: NamedSwipeTestCase {
    func testAnEndFollowedByALateUpdate() async throws {
        try each([.slide, .cover]) { scene, _ in
            let interaction = try XCTUnwrap(scene.stand.driver?.swipe.interaction)
            scene.down()
            scene.drag(to: 300)
            scene.stage.finger.up()
            let settling = scene.way(of: scene.c)
            interaction.update(0.1)
            XCTAssertEqual(scene.way(of: scene.c), settling, accuracy: 1)
            try scene.stage.settle()
            interaction.update(0.5)
            scene.expect(["A", "B"])
        }
    }

    func testCancelPopAndPushAgain() async throws {
        try each { scene, _ in
            try scene.swipe(to: 100)
            XCTAssertEqual(scene.titles, ["A", "B", "C"])
            scene.stand.pop()
            try scene.stage.settle()
            scene.stand.push(scene.c)
            try scene.stage.settle()
            scene.expect(["A", "B", "C"])
        }
    }

    func testACancelledSwipeDoesNotFreezeTheScreen() async throws {
        try each { scene, _ in
            let button = UIButton(frame: CGRect(x: 145, y: 350, width: 100, height: 100))
            var taps = 0
            button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            scene.c.view.addSubview(button)
            try scene.swipe(to: 100)
            scene.stage.finger.tap(at: CGPoint(x: 195, y: 400))
            XCTAssertEqual(taps, 1)
            scene.expect(["A", "B", "C"])
        }
    }

    func testAVeryFastFlick() async throws {
        try each { scene, _ in
            scene.down()
            scene.drag(to: 150, in: 0.034)
            scene.stage.finger.up()
            try scene.stage.settle()
            scene.expect(["A", "B"])
        }
    }

    func testACancelAtTheStart() async throws {
        try each { scene, _ in
            scene.down()
            scene.drag(to: 40)
            scene.drag(to: 1)
            try scene.release()
            scene.expect(["A", "B", "C"])
        }
    }

    func testAReleaseExactlyAtTheLimit() async throws {
        for below in [false, true] {
            try each([.slide, .cover]) { scene, _ in
                let interaction = try XCTUnwrap(scene.stand.driver?.swipe.interaction)
                scene.down()
                scene.drag(to: 200)
                scene.stage.finger.hold(for: 0.3)
                interaction.rule = ReleaseRule(threshold: interaction.percentComplete + (below ? 0.001 : 0))
                scene.stage.finger.up()
                try scene.stage.settle()
                scene.expect(below ? ["A", "B", "C"] : ["A", "B"])
            }
        }
    }

    func testASwipeOnTheRoot() async throws {
        try each { scene, _ in
            scene.navigation.popToRootViewController(animated: false)
            try scene.stage.settle()
            try scene.swipe()
            scene.expect(["A"])
        }
    }

    func testHalfASwipeAndReturn() async throws {
        try each { scene, _ in
            let before = WindowDump(scene.stage.window)
            scene.down()
            scene.drag(to: 200)
            scene.drag(to: 60)
            try scene.release()
            XCTAssertEqual(WindowDump(scene.stage.window).difference(from: before), [])
            scene.expect(["A", "B", "C"])
        }
    }

    func testTheSystemCancelsTheFinger() async throws {
        try each { scene, _ in
            scene.down()
            scene.drag(to: 350)
            scene.stage.finger.cancel()
            try scene.stage.settle()
            scene.expect(["A", "B", "C"])
        }
    }

    /// The recognizer that drives the swipe cancels it (B2.45). The others do nothing.
    func testARecognizerIsDisabledInViewWillAppearOfTheRevealedScreen() async throws {
        try each { scene, isSystems in
            let driver = try XCTUnwrap(scene.stand.driver)
            let edges = [scene.navigation.interactivePopGestureRecognizer, driver.edgeSwipeRecognizer]
            let contents = [scene.navigation.contentPopRecognizer, driver.contentSwipeRecognizer]
            let driving = (scene.landing == 2 ? edges : contents)[isSystems ? 0 : 1]
            for recognizer in (edges + contents).compactMap({ $0 }) {
                scene.stand.b.onWillAppear = { recognizer.isEnabled = false }
                try scene.swipe()
                scene.stand.b.onWillAppear = {}
                XCTAssertFalse(recognizer.isEnabled)
                recognizer.isEnabled = true
                XCTAssertEqual(scene.titles, recognizer === driving ? ["A", "B", "C"] : ["A", "B"])
                guard recognizer !== driving else { continue }
                scene.stand.push(scene.c)
                try scene.stage.settle()
            }
            scene.expect(["A", "B", "C"])
        }
    }

    func testASecondFinger() async throws {
        try each { scene, _ in
            let second = Finger(on: scene.stage, number: 1)
            scene.down()
            scene.drag(to: 200)
            let seen = scene.way(of: scene.c)
            second.down(at: scene.point(300, 600))
            XCTAssertEqual(scene.way(of: scene.c), seen, accuracy: 0.5, "no jump")
            second.drag(to: scene.point(250, 650), in: 0.2)
            second.up()
            // The pan follows the middle of both fingers, which is at 227 - 25 of 390 points in the content.
            scene.drag(to: 380)
            try scene.release()
            scene.expect(["A", "B"])
        }
    }

    /// The position and the velocity are continuous from the last sample of the finger to the first frame after the
    /// release, also where the screen turns round. The bounds are those of `Release`.
    func testNoJumpOnRelease() async throws {
        for (end, seconds, finishes) in [(300, 0.5, true), (120, 0.5, false), (250, 0.15, true), (298, 0.2, true)]
            as [(CGFloat, Double, Bool)]
        {
            for mirrored in [false, true] {
                let scene = try SwipeStage(.slide, mirrored: mirrored)
                scene.down()
                scene.drag(to: 60, in: 0.2)
                let speed = (end - 60) / seconds
                scene.drag(to: end, in: seconds)
                let seen = scene.stage.lift([scene.stage.finger], speed: speed) { scene.way(of: scene.c) }
                seen.assertSpring(to: (0, 390), "\(end), mirrored: \(mirrored)")
                try scene.stage.settle()
                XCTAssertEqual(scene.titles.count, finishes ? 2 : 3)
            }
        }
    }
}
