import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// The failures that are known from other libraries, swiped by hand in both reading directions, with Baton's transitions
/// and with UIKit's.
@MainActor
final class NamedSwipeTests: GenerationTestCase {
    /// Runs a scenario in each direction. It returns the titles that it expects at the end.
    private func each(
        _ all: [NavigationTransitions] = [.slide, .cover, .mixed], on device: HeadlessDevice? = nil, line: UInt = #line,
        _ scenario: (SwipeScene, Bool) throws -> [String]
    ) throws {
        for transitions in all {
            for mirrored in [false, true] {
                let scene = try SwipeScene(transitions, mirrored: mirrored, on: device ?? .phone)
                let expected = try scenario(scene, transitions.pop.isSystem)
                let name = "\(transitions.pop), mirrored: \(mirrored)"
                XCTAssertEqual(try scene.faults(expecting: expected), [], name, line: line)
            }
        }
    }

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
            return ["A", "B"]
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
            return ["A", "B", "C"]
        }
    }

    /// The retry catches Baton's transition. UIKit's is not over yet, and refuses a second swipe before iOS 26.
    func testCancelAndRetryAtOnce() async throws {
        let isNew = HeadlessDevice.current.systemVersion >= 26
        try each { scene, isSystems in
            scene.down()
            scene.drag(to: 60, in: 0.4)
            scene.stage.finger.hold(for: 0.1)
            scene.stage.finger.up()
            scene.stage.turn()
            scene.down()
            scene.drag(to: 380)
            scene.stage.finger.up()
            try scene.stage.settle()
            let expected = isSystems && !isNew ? ["A", "B", "C"] : ["A", "B"]
            XCTAssertEqual(scene.titles, expected)
            try scene.swipe(to: 20)
            return expected
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
            return ["A", "B", "C"]
        }
    }

    func testASwipeRightAfterSwipingAModalDown() async throws {
        try each { scene, _ in
            let modal = TestScreen("Modal")
            scene.navigation.present(modal, using: ModalTransitions(.cover).pull(PullDismiss.Options()))
            try scene.stage.settle()
            scene.stage.finger.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 800), in: 0.2)
            scene.stage.turn()
            try scene.swipe()
            try scene.stage.settle()
            XCTAssertNil(scene.navigation.presentedViewController)
            return ["A", "B", "C"]
        }
    }

    func testASwipeBeforeThePushedScreenHasAppeared() async throws {
        try each([.slide, .cover]) { scene, _ in
            scene.down()
            scene.stand.push(TestScreen("D"))
            scene.drag(to: 350)
            try scene.release()
            return ["A", "B", "C", "D"]
        }
    }

    func testAVeryFastFlick() async throws {
        try each { scene, _ in
            scene.down()
            scene.drag(to: 150, in: 0.034)
            scene.stage.finger.up()
            try scene.stage.settle()
            return ["A", "B"]
        }
    }

    func testACancelAtTheStart() async throws {
        try each { scene, _ in
            scene.down()
            scene.drag(to: 40)
            scene.drag(to: 1)
            try scene.release()
            return ["A", "B", "C"]
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
                return below ? ["A", "B", "C"] : ["A", "B"]
            }
        }
    }

    func testASwipeOnTheRoot() async throws {
        try each { scene, _ in
            scene.navigation.popToRootViewController(animated: false)
            try scene.stage.settle()
            try scene.swipe()
            return ["A"]
        }
    }

    func testASwipeDuringAPushOrPopOfBatonsCatchesIt() async throws {
        for pops in [false, true] {
            try each([.slide, .cover]) { scene, _ in
                pops ? scene.stand.pop() : scene.stand.push(TestScreen("D"))
                scene.stage.turn()
                scene.stage.advance(by: 0.1)
                scene.down()
                scene.drag(to: 380)
                try scene.release()
                // A pop is helped to its end, and a push is turned round. Nothing is popped twice.
                return pops ? ["A", "B"] : ["A", "B", "C"]
            }
        }
    }

    func testASwipeDuringAPushOrPopOfUIKits() async throws {
        let isNew = HeadlessDevice.current.systemVersion >= 26
        for pops in [false, true] {
            try each([.mixed, .system]) { scene, _ in
                pops ? scene.stand.pop() : scene.stand.push(TestScreen("D"))
                scene.stage.turn()
                scene.stage.advance(by: 0.1)
                try scene.swipe(to: 380)
                if pops { return isNew ? ["A"] : ["A", "B"] }
                return isNew ? ["A", "B", "C"] : ["A", "B", "C", "D"]
            }
        }
    }

    func testTwoQuickTapsOnBack() async throws {
        let isNew = HeadlessDevice.current.systemVersion >= 26
        try each([.slide, .cover, .mixed, .system]) { scene, isSystems in
            HeadlessBars.tapBackButton(of: scene.navigation.navigationBar)
            scene.stage.advance(by: 0.1)
            HeadlessBars.tapBackButton(of: scene.navigation.navigationBar)
            try scene.stage.settle()
            return isNew && isSystems ? ["A"] : ["A", "B"]
        }
    }

    func testASwipeFromAHiddenBarToAShownOne() async throws {
        for end in [100, 330] as [CGFloat] {
            try each([.slide, .cover, .mixed, .system]) { scene, _ in
                scene.c.navigationItem.barState.isHidden = true
                scene.stand.pop()
                try scene.stage.settle()
                scene.stand.push(scene.c)
                try scene.stage.settle()
                XCTAssertTrue(scene.navigation.isNavigationBarHidden)
                try scene.swipe(to: end)
                XCTAssertEqual(scene.navigation.isNavigationBarHidden, end == 100)
                return end == 100 ? ["A", "B", "C"] : ["A", "B"]
            }
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
            return ["A", "B", "C"]
        }
    }

    func testTheSystemCancelsTheFinger() async throws {
        try each { scene, _ in
            scene.down()
            scene.drag(to: 350)
            scene.stage.finger.cancel()
            try scene.stage.settle()
            return ["A", "B", "C"]
        }
    }

    /// Baton's swipe has begun and goes on. UIKit's is cancelled (B2.45).
    func testTheRecognizerIsDisabledInViewWillAppearOfTheRevealedScreen() async throws {
        try each { scene, isSystems in
            let recognizer = scene.navigation.interactivePopGestureRecognizer
            scene.stand.b.onWillAppear = { recognizer?.isEnabled = false }
            try scene.swipe()
            scene.stand.b.onWillAppear = {}
            XCTAssertEqual(recognizer?.isEnabled, false)
            recognizer?.isEnabled = true
            return isSystems ? ["A", "B", "C"] : ["A", "B"]
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
            scene.drag(to: 350)
            try scene.release()
            return ["A", "B"]
        }
    }

    func testTurnedInTheMiddle() async throws {
        for pops in [false, true] {
            try each { scene, _ in
                scene.down()
                scene.drag(by: 200)
                scene.stage.rotate()
                scene.drag(by: pops ? 600 : 20)
                try scene.release()
                return pops ? ["A", "B"] : ["A", "B", "C"]
            }
        }
    }

    /// The window is resized at once, in an animation, or by another finger on its corner. UIKit does not define where the
    /// views with a transform are then, until the transition ends.
    func testResizedInTheMiddle() async throws {
        let sizes = [CGSize(width: 507, height: 1180), CGSize(width: 1180, height: 820)]
        let resizes: [(Stage, CGSize) -> Void] = [
            { $0.resize(to: $1, lasting: 0) }, { $0.resize(to: $1) }, { $0.resizeInteractively(to: $1, in: 0.3) },
        ]
        for (size, resize) in sizes.flatMap({ size in resizes.map { (size, $0) } }) {
            for pops in [true, false] {
                try each(on: .pad) { scene, isSystems in
                    let interaction = try XCTUnwrap(scene.stand.driver?.swipe.interaction)
                    scene.down()
                    scene.drag(by: 300)
                    resize(scene.stage, size)
                    XCTAssertEqual(scene.navigation.view.bounds.size, size)
                    scene.drag(by: 350)
                    if !isSystems { XCTAssertEqual(interaction.percentComplete, 350 / size.width, accuracy: 0.01) }
                    scene.drag(by: pops ? size.width - 10 : 20)
                    try scene.release()
                    XCTAssertEqual(scene.navigation.topViewController?.view.bounds.size, size)
                    return pops ? ["A", "B"] : ["A", "B", "C"]
                }
            }
        }
    }

    /// The pop by code waits for the end of the swipe. Both screens are popped, as with UIKit's own swipe.
    func testPoppedByCodeInTheMiddle() async throws {
        try each { scene, _ in
            scene.down()
            scene.drag(to: 200)
            scene.navigation.popViewController(animated: true)
            scene.drag(to: 350)
            try scene.release()
            return ["A"]
        }
    }

    /// The position and the velocity are continuous from the last sample of the finger to the first frame after the
    /// release, also where the screen turns round. The bounds are those of `Release`.
    func testNoJumpOnRelease() async throws {
        for (end, seconds, finishes) in [(300, 0.5, true), (120, 0.5, false), (250, 0.15, true), (298, 0.2, true)]
            as [(CGFloat, Double, Bool)]
        {
            for mirrored in [false, true] {
                let scene = try SwipeScene(.slide, mirrored: mirrored)
                scene.down()
                scene.drag(to: 60, in: 0.2)
                let speed = (end - 60) / seconds
                scene.drag(to: end, in: seconds)
                let last = scene.way(of: scene.c)
                scene.stage.finger.up()
                XCTAssertEqual(scene.way(of: scene.c), last, accuracy: 0.5)
                scene.stage.advance(by: 1.0 / 60)
                let velocity = (scene.way(of: scene.c) - last) * 60
                XCTAssertEqual(velocity, speed, accuracy: max(30, 0.05 * speed), "\(end), mirrored: \(mirrored)")
                try scene.stage.settle()
                XCTAssertEqual(scene.titles.count, finishes ? 2 : 3)
            }
        }
    }
}
