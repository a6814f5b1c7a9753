import UIKit
import XCTest

/// A drag down on a zoomed screen whose content scrolls.
@preconcurrency
@MainActor
final class ZoomOverScrollViewContractTests: ContractTestCase {
    override class var generations: Generations { .from(18) }

    @available(iOS 18, *)
    private func makeScene(_ size: CGSize = CGSize(width: 100, height: 3_000)) throws -> (ZoomedStack, UIScrollView) {
        try Device.requireFinger()
        let zoomed = ZoomedStack()
        zoomed.push()
        let scroll = UIScrollView(frame: zoomed.stage.b.view.bounds)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = size
        zoomed.stage.b.view.addSubview(scroll)
        Device.turn()
        return (zoomed, scroll)
    }

    private func drag(_ stage: NavigationStage, from start: CGFloat, to end: CGFloat) throws {
        let finger = ScriptedFinger(on: try XCTUnwrap(stage.navigation.view.window))
        finger.down(200, start)
        finger.drag(to: 200, end)
        finger.up()
        stage.waitForTheEnd()
    }

    func testADragDownDismissesAtTheTopOfTheContent() throws {
        // B16.47
        guard #available(iOS 18, *) else { return }
        let (zoomed, scroll) = try makeScene()
        try drag(zoomed.stage, from: 200, to: 750)
        XCTAssertIdentical(zoomed.stage.navigation.topViewController, zoomed.stage.a)
        XCTAssertEqual(scroll.contentOffset.y, 0)
        zoomed.stage.putAway()
    }

    func testADragDownScrollsBelowTheTopOfTheContent() throws {
        // B16.47
        guard #available(iOS 18, *) else { return }
        let (zoomed, scroll) = try makeScene()
        scroll.contentOffset.y = 1_500
        try drag(zoomed.stage, from: 200, to: 750)
        XCTAssertIdentical(zoomed.stage.navigation.topViewController, zoomed.stage.b)
        XCTAssertLessThan(scroll.contentOffset.y, 1_500)
        zoomed.stage.putAway()
    }

    func testADragUpScrollsAtTheTopOfTheContent() throws {
        guard #available(iOS 18, *) else { return }
        let (zoomed, scroll) = try makeScene()
        try drag(zoomed.stage, from: 750, to: 400)
        XCTAssertIdentical(zoomed.stage.navigation.topViewController, zoomed.stage.b)
        XCTAssertGreaterThan(scroll.contentOffset.y, 200)
        zoomed.stage.putAway()
    }

    func testADragDownDismissesOverContentThatScrollsSideways() throws {
        guard #available(iOS 18, *) else { return }
        let (zoomed, scroll) = try makeScene(CGSize(width: 3_000, height: 100))
        try drag(zoomed.stage, from: 200, to: 750)
        XCTAssertIdentical(zoomed.stage.navigation.topViewController, zoomed.stage.a)
        XCTAssertEqual(scroll.contentOffset.x, 0)
        zoomed.stage.putAway()
    }
}
