import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Swipes and taps during and right after other transitions.
@MainActor
final class RunningTransitionSwipeTests: NamedSwipeTestCase {
    /// The retry catches Baton's transition. UIKit's is not over yet, and refuses a second swipe.
    func testCancelAndRetryAtOnce() async throws {
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
            let expected = isSystems ? ["A", "B", "C"] : ["A", "B"]
            XCTAssertEqual(scene.titles, expected)
            try scene.swipe(to: 20)
            scene.expect(expected)
        }
    }

    func testASwipeWhileAModalThatWasSwipedDownSettlesAndAfterIt() async throws {
        for waits in [false, true] {
            try each { scene, _ in
                let modal = TestScreen("Modal")
                scene.navigation.present(modal, using: ModalTransitions(.cover).pull())
                try scene.stage.settle()
                scene.stage.finger.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 800), in: 0.2)
                scene.stage.turn()
                if waits { try scene.stage.settle() }
                try scene.swipe()
                try scene.stage.settle()
                XCTAssertNil(scene.navigation.presentedViewController)
                scene.expect(waits ? ["A", "B"] : ["A", "B", "C"])
            }
        }
    }

    /// The swipe would begin in the turn in which the push begins (C12), or in the next. On the iOS 26 design UIKit's swipe
    /// interrupts UIKit's push once that has begun (B16.20), in a stack without animators.
    func testASwipeBeforeThePushedScreenHasAppeared() async throws {
        let isNew = HeadlessDevice.current.systemVersion >= 26
        for hasBegun in [false, true] {
            try each([.slide]) { scene, _ in
                scene.down()
                scene.stand.push(TestScreen("D"))
                if hasBegun { scene.stage.turn() }
                scene.drag(to: 350)
                try scene.release()
                // The finger was down before, and has caught a push that runs.
                scene.expect(hasBegun ? ["A", "B", "C"] : ["A", "B", "C", "D"])
            }
            try each([.cover, .mixed, .system]) { scene, _ in
                scene.down()
                scene.stand.push(TestScreen("D"))
                if hasBegun { scene.stage.turn() }
                scene.drag(to: 350)
                try scene.release()
                scene.expect(isNew && hasBegun && !scene.hasAnimators ? ["A", "B", "C"] : ["A", "B", "C", "D"])
            }
        }
    }

    /// `.cover` moves up and down. A finger that moves sideways lets it run on.
    func testASwipeDuringAPushOrPopOfBatonsCatchesIt() async throws {
        for (pops, transitions, isMoved) in [
            (false, .slide, true), (true, .slide, true), (false, .cover, false), (true, .cover, false),
        ] as [(Bool, NavigationTransitions, Bool)] {
            try each([transitions]) { scene, _ in
                pops ? scene.stand.pop() : scene.stand.push(TestScreen("D"))
                scene.stage.turn()
                scene.stage.advance(by: 0.1)
                scene.down()
                scene.drag(to: 380)
                try scene.release()
                // A pop is helped to its end, and a push is turned round. Nothing is popped twice.
                scene.expect(pops ? ["A", "B"] : isMoved ? ["A", "B", "C"] : ["A", "B", "C", "D"])
            }
        }
    }

    /// In a stack with animators the swipe waits.
    func testASwipeDuringAPushOrPopOfUIKits() async throws {
        let isNew = HeadlessDevice.current.systemVersion >= 26
        for pops in [false, true] {
            try each([.mixed, .system]) { scene, _ in
                pops ? scene.stand.pop() : scene.stand.push(TestScreen("D"))
                scene.stage.turn()
                scene.stage.advance(by: 0.1)
                try scene.swipe(to: 380)
                let isInterrupted = isNew && !scene.hasAnimators
                let pushed = isInterrupted ? ["A", "B", "C"] : ["A", "B", "C", "D"]
                let popped = isInterrupted ? ["A"] : ["A", "B"]
                scene.expect(pops ? popped : pushed)
            }
        }
    }

    func testASwipeDuringATransitionOfBatonsThatCannotBeCaught() async throws {
        for pops in [false, true] {
            for style in [NavigationTransitions.slide, .cover] {
                var transitions = style
                transitions.interruptible = false
                try each([transitions]) { scene, _ in
                    pops ? scene.stand.pop() : scene.stand.push(TestScreen("D"))
                    scene.stage.turn()
                    scene.stage.advance(by: 0.1)
                    try scene.swipe(to: 380)
                    // The content of the running transition receives no touches.
                    if scene.landing == 2 {
                        let reason = "the swipe did not begin: a transition is running"
                        XCTAssertEqual(scene.stand.driver?.decisions.last, reason)
                    }
                    scene.expect(pops ? ["A", "B"] : ["A", "B", "C", "D"])
                }
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
            scene.expect(isNew && isSystems ? ["A"] : ["A", "B"])
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
            scene.expect(["A"])
        }
    }
}
