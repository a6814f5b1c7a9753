import UIKit
import XCTest

@preconcurrency

@MainActor
final class ZoomDismissalContractTests: ContractTestCase {
    override class var generations: Generations { .from(18) }

    func testADragDownASwipeAndAPinchAskWhetherTheyMayBegin() throws {
        // B16.44, B16.47
        guard #available(iOS 18, *) else { return }
        try Device.requireFinger()
        let options = UIViewController.Transition.ZoomOptions()
        var asked: [Bool] = []
        options.interactiveDismissShouldBegin = { context in
            asked.append(context.willBegin)
            return false
        }
        let zoomed = ZoomedStack(options)
        zoomed.push()
        let finger = ScriptedFinger(on: try XCTUnwrap(zoomed.stage.navigation.view.window))
        finger.down(200, 300)
        finger.drag(to: 200, 700)
        finger.up()
        zoomed.stage.waitForTheEnd()
        XCTAssertEqual(asked, [true])
        finger.down(3, 400)
        finger.drag(to: 300, 400)
        finger.up()
        zoomed.stage.waitForTheEnd()
        XCTAssertEqual(asked.filter { $0 }.count, 2)
        asked = []
        try pinch(zoomed.stage)
        XCTAssertTrue(asked.contains(true))
        XCTAssertIdentical(zoomed.stage.navigation.topViewController, zoomed.stage.b)
        zoomed.stage.putAway()
    }

    @available(iOS 18, *)
    private func pinch(_ stage: NavigationStage) throws {
        let window = try XCTUnwrap(stage.navigation.view.window)
        Device.touch(.down(finger: 0, CGPoint(x: 195, y: 250)), in: window)
        Device.touch(.down(finger: 1, CGPoint(x: 195, y: 650)), in: window)
        for step in 1...12 {
            Device.wait(1.0 / 60)
            let way = CGFloat(step) * 12
            Device.touch(.move(finger: 0, CGPoint(x: 195, y: 250 + way)), in: window)
            Device.touch(.move(finger: 1, CGPoint(x: 195, y: 650 - way)), in: window)
        }
        Device.touch(.up(finger: 0), in: window)
        Device.touch(.up(finger: 1), in: window)
        stage.waitForTheEnd()
    }

    func testTheAnswerWillBeginKeepsTheDefault() throws {
        // B16.44
        guard #available(iOS 18, *) else { return }
        try Device.requireFinger()
        let options = UIViewController.Transition.ZoomOptions()
        options.interactiveDismissShouldBegin = { $0.willBegin }
        let zoomed = ZoomedStack(options)
        zoomed.push()
        let finger = ScriptedFinger(on: try XCTUnwrap(zoomed.stage.navigation.view.window))
        finger.down(200, 200)
        finger.drag(to: 200, 750)
        finger.up()
        zoomed.stage.waitForTheEnd()
        XCTAssertIdentical(zoomed.stage.navigation.topViewController, zoomed.stage.a)
        XCTAssertEqual(zoomed.stage.log.count(of: "A.viewDidAppear(true)"), 1)
        zoomed.stage.putAway()
    }

    func testAPinchDismisses() throws {
        // B16.47
        guard #available(iOS 18, *) else { return }
        try Device.requireFinger()
        let zoomed = ZoomedStack()
        zoomed.push()
        try pinch(zoomed.stage)
        XCTAssertIdentical(zoomed.stage.navigation.topViewController, zoomed.stage.a)
        zoomed.stage.putAway()
    }

    func testACancelledPopReappearsInOneTurnAtItsEnd() throws {
        // B16.22
        guard #available(iOS 18, *) else { return }
        try Device.requireFinger()
        let zoomed = ZoomedStack()
        zoomed.push()
        let finger = ScriptedFinger(on: try XCTUnwrap(zoomed.stage.navigation.view.window))
        finger.down(200, 300)
        finger.drag(to: 200, 400)
        finger.rest()
        let lines = { zoomed.stage.log.lines.filter { $0.hasPrefix("B.") } }
        XCTAssertEqual(lines(), ["B.viewWillDisappear(true)"])
        finger.up()
        Device.turn()
        XCTAssertEqual(lines(), ["B.viewWillDisappear(true)"])
        zoomed.stage.waitForTheEnd()
        XCTAssertEqual(
            lines(),
            ["B.viewWillDisappear(true)", "B.viewWillAppear(true)", "B.viewDidAppear(true)"])
        XCTAssertIdentical(zoomed.stage.navigation.topViewController, zoomed.stage.b)
        XCTAssertEqual(zoomed.stage.b.view.transform, .identity)
        zoomed.stage.putAway()
    }

    func testTheSystemsSwipesDoNotBeginOverAZoomedScreen() throws {
        // B16.16
        guard #available(iOS 18, *) else { return }
        let swipe = try SwipeStage(showing: false)
        let thumbnail = UIView(frame: CGRect(x: 20, y: 300, width: 100, height: 80))
        swipe.stage.a.view.addSubview(thumbnail)
        swipe.stage.b.preferredTransition = .zoom { _ in thumbnail }
        swipe.navigation.pushViewController(swipe.stage.b, animated: true)
        swipe.stage.waitForTheEnd()
        var begun = 0
        Device.onEachStep(of: try swipe.recognizer) { begun += 1 }
        if #available(iOS 26, *) {
            swipe.navigation.interactiveContentPopGestureRecognizer.map { Device.onEachStep(of: $0) { begun += 1 } }
        }
        swipe.swipeAcross()
        XCTAssertEqual(begun, 0)
        // The zoom's own swipe pops.
        XCTAssertIdentical(swipe.navigation.topViewController, swipe.stage.a)
        swipe.stage.putAway()
    }
}
