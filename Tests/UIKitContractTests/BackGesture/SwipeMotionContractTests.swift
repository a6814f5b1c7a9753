import UIKit
import XCTest

/// Tests the positions of the screens during the system's back swipe.
@preconcurrency
@MainActor
final class SwipeMotionContractTests: ContractTestCase {
    /// The visible position of a screen's leading edge.
    private func seenX(_ screen: UIViewController, in swipe: SwipeStage) -> CGFloat {
        let layer = screen.view.layer
        let root = swipe.navigation.view.layer
        let shown = layer.presentation() ?? layer
        return (root.presentation() ?? root).convert(shown.bounds.origin, from: shown).x
    }

    func testOutgoingScreenFollowsTheFingerAndTheRevealedOneByLess() throws {
        // B2.46, B2.47
        let swipe = try SwipeStage()
        defer { swipe.stage.putAway() }
        let width = swipe.width
        let tolerance = max(1, width * Device.motionTolerance)
        swipe.swipe(by: width * 0.1)
        for part in [0.25, 0.5, 0.75] as [CGFloat] {
            swipe.finger.drag(to: 3 + width * part, 400)
            Device.turn()
            XCTAssertEqual(seenX(swipe.stage.b, in: swipe), width * part, accuracy: tolerance)
            XCTAssertEqual(seenX(swipe.stage.a, in: swipe), -0.3 * width * (1 - part), accuracy: tolerance)
        }
        swipe.finger.up()
        swipe.stage.waitForTheEnd()
        XCTAssertEqual(seenX(swipe.stage.a, in: swipe), 0, accuracy: 0.5)
    }

    func testAlongsideAnimationsHaveTheProgressOfTheScreens() throws {
        // B3.36
        let swipe = try SwipeStage()
        defer { swipe.stage.putAway() }
        let guest = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        swipe.navigation.view.addSubview(guest)
        swipe.stage.a.inside("viewWillAppear") { [navigation = swipe.navigation] in
            navigation.transitionCoordinator?.animateAlongsideTransition(in: guest) { _ in
                guest.frame.origin.x = 100
            }
        }
        for part in [0.25, 0.5, 0.75] as [CGFloat] {
            part == 0.25 ? swipe.swipe(by: swipe.width * part) : swipe.finger.drag(to: 3 + swipe.width * part, 400)
            Device.turn()
            let seen = (guest.layer.presentation() ?? guest.layer).frame.minX
            XCTAssertEqual(seen, 100 * seenX(swipe.stage.b, in: swipe) / swipe.width, accuracy: 1)
        }
        swipe.finger.up()
        swipe.stage.waitForTheEnd()
    }

    func testThePopIsNotLinearWithoutAGesture() throws {
        // B2.47
        let swipe = try SwipeStage()
        defer { swipe.stage.putAway() }
        swipe.navigation.popViewController(animated: true)
        Device.turn()
        Device.wait(0.35 / 2)
        // A spring has covered most of its distance at half of its duration.
        XCTAssertGreaterThan(seenX(swipe.stage.b, in: swipe), swipe.width * 0.7)
        swipe.stage.waitForTheEnd()
    }

    func testInRightToLeftTheSwipeStartsAtTheRightEdge() throws {
        // B10.30, B10.31
        let swipe = try SwipeStage()
        defer { swipe.stage.putAway() }
        swipe.navigation.view.semanticContentAttribute = .forceRightToLeft
        Device.turn()
        let width = swipe.width
        XCTAssertEqual((try swipe.recognizer as? UIScreenEdgePanGestureRecognizer)?.edges, .right)
        swipe.finger.down(3, 400)
        swipe.finger.drag(to: width * 0.8, 400)
        swipe.finger.up()
        XCTAssertEqual(swipe.log.text, "", "The left edge is the trailing one.")
        swipe.swipe(by: width * 0.5)
        let tolerance = max(1, width * Device.motionTolerance)
        XCTAssertEqual(seenX(swipe.stage.b, in: swipe), -width * 0.5, accuracy: tolerance)
        XCTAssertEqual(seenX(swipe.stage.a, in: swipe), 0.3 * width * 0.5, accuracy: tolerance)
        swipe.finger.drag(to: width * 0.2, 400)
        swipe.finger.up()
        swipe.stage.waitForTheEnd()
        XCTAssertEqual(swipe.log.lines.last, "didShow(A, true)")
    }

    func testInRightToLeftAPushComesFromTheLeft() throws {
        // B10.30
        let swipe = try SwipeStage(showing: false)
        defer { swipe.stage.putAway() }
        swipe.navigation.view.semanticContentAttribute = .forceRightToLeft
        Device.turn()
        swipe.navigation.pushViewController(swipe.stage.b, animated: true)
        Device.turn()
        Device.wait(0.05)
        XCTAssertLessThan(seenX(swipe.stage.b, in: swipe), 0)
        XCTAssertGreaterThan(seenX(swipe.stage.a, in: swipe), 0)
        swipe.stage.waitForTheEnd()
        swipe.navigation.popViewController(animated: true)
        Device.turn()
        Device.wait(0.05)
        XCTAssertLessThan(seenX(swipe.stage.b, in: swipe), 0)
        swipe.stage.waitForTheEnd()
    }
}
