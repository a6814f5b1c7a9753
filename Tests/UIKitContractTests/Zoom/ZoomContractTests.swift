import UIKit
import XCTest

@preconcurrency

@MainActor
final class ZoomContractTests: ContractTestCase {
    override class var generations: Generations { .from(18) }

    func testTheSourceIsAskedForOnTheWayInAndOnTheWayOut() {
        // B11.3, B16.43
        guard #available(iOS 18, *) else { return }
        let zoomed = ZoomedStack()
        zoomed.push()
        XCTAssertGreaterThan(zoomed.questions, 0)
        XCTAssertIdentical(zoomed.source, zoomed.stage.a)
        XCTAssertIdentical(zoomed.zoomed, zoomed.stage.b)
        let before = zoomed.questions
        zoomed.stage.navigation.popViewController(animated: true)
        zoomed.stage.waitForTheEnd()
        XCTAssertGreaterThan(zoomed.questions, before)
        XCTAssertIdentical(zoomed.source, zoomed.stage.a)
        XCTAssertIdentical(zoomed.stage.navigation.topViewController, zoomed.stage.a)
        zoomed.stage.putAway()
    }

    func testWithoutASourceTheTransitionTakesPlaceAllTheSame() {
        // B11.4
        guard #available(iOS 18, *) else { return }
        let stage = NavigationStage()
        stage.b.preferredTransition = .zoom { _ -> UIView? in nil }
        stage.navigation.pushViewController(stage.b, animated: true)
        stage.waitForTheEnd()
        XCTAssertEqual(stage.log.count(of: "B.viewDidAppear(true)"), 1)
        XCTAssertEqual(stage.b.view.transform, .identity)
        stage.putAway()
    }

    func testAPopThatInterruptsAZoomCompletesThePushAtOnce() {
        // B11.2, B16.21, B16.24
        guard #available(iOS 18, *) else { return }
        let zoomed = ZoomedStack()
        let stage = zoomed.stage
        stage.navigation.pushViewController(stage.b, animated: true)
        Device.wait(0.15)
        XCTAssertEqual(stage.log.count(of: "B.viewDidAppear(true)"), 0)
        stage.log.clear()
        stage.navigation.popViewController(animated: true)
        Device.turn()
        let lines = stage.log.lines.filter { $0.hasPrefix("B.") || $0.hasPrefix("A.") }
        XCTAssertEqual(
            lines,
            [
                "A.viewDidDisappear(true)", "B.viewDidAppear(true)", "B.viewWillDisappear(true)",
                "A.viewWillAppear(true)",
            ])
        XCTAssertEqual(stage.log.count(of: "didShow(B, true)"), 1)
        stage.waitForTheEnd()
        XCTAssertEqual(stage.log.lines.last, "didShow(A, true)")
        XCTAssertNil(stage.b.parent)
        XCTAssertNil(stage.b.view.window)
        stage.putAway()
    }

    func testTheBaseOfTheOptionsIsEmpty() {
        guard #available(iOS 18, *) else { return }
        let options = UIViewController.Transition.ZoomOptions()
        XCTAssertNil(options.alignmentRectProvider)
        XCTAssertNil(options.interactiveDismissShouldBegin)
        XCTAssertNil(options.dimmingColor)
        XCTAssertNil(options.dimmingVisualEffect)
        XCTAssertNil(UIViewController().preferredTransition)
    }
}

/// A stack whose second screen zooms out of a view on the first one.
@available(iOS 18, *)
@MainActor
final class ZoomedStack {
    let stage = NavigationStage()
    private(set) var questions = 0
    private(set) weak var source: UIViewController?
    private(set) weak var zoomed: UIViewController?

    init(_ options: UIViewController.Transition.ZoomOptions? = nil) {
        let thumbnail = UIView(frame: CGRect(x: 20, y: 300, width: 100, height: 80))
        stage.a.view.addSubview(thumbnail)
        stage.b.preferredTransition = .zoom(options: options) { [weak self] context in
            self?.questions += 1
            self?.source = context.sourceViewController
            self?.zoomed = context.zoomedViewController
            return thumbnail
        }
    }

    func push() {
        stage.navigation.pushViewController(stage.b, animated: true)
        stage.waitForTheEnd()
        stage.log.clear()
    }
}
