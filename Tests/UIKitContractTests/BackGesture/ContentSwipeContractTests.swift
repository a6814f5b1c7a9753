import UIKit
import XCTest

/// Tests the system's swipe back from anywhere in the content, which exists from iOS 26.
@preconcurrency
@MainActor
final class ContentSwipeContractTests: ContractTestCase {
    override class var generations: Generations { .from(26) }

    func testADragInTheContentPops() throws {
        // B16.1
        let swipe = try SwipeStage()
        defer { swipe.stage.putAway() }
        XCTAssertIdentical(content(of: swipe.navigation)?.view, swipe.navigation.view)
        XCTAssertTrue(dragPops(swipe))
    }

    func testItExistsBeforeTheViewIsLoaded() {
        // B16.11
        let stack = UINavigationController(rootViewController: UIViewController())
        let recognizer = content(of: stack)
        let always = AlwaysBegins()
        recognizer?.delegate = always
        XCTAssertNotNil(recognizer)
        XCTAssertFalse(stack.isViewLoaded)
        stack.loadViewIfNeeded()
        XCTAssertIdentical(content(of: stack), recognizer)
        XCTAssertIdentical(recognizer?.view, stack.view)
        XCTAssertFalse(recognizer?.delegate === always)
    }

    func testItIsOnByDefaultAndIndependentOfTheEdgeSwipe() throws {
        // B16.3, C20
        let swipe = try SwipeStage()
        defer { swipe.stage.putAway() }
        XCTAssertEqual(content(of: swipe.navigation)?.isEnabled, true)
        try swipe.recognizer.isEnabled = false
        XCTAssertTrue(dragPops(swipe))
        content(of: swipe.navigation)?.isEnabled = false
        XCTAssertFalse(dragPops(swipe))
        try swipe.recognizer.isEnabled = true
        XCTAssertFalse(dragPops(swipe))
        XCTAssertTrue(swipe.swipePops())
    }

    func testADelegateWithTheAnimatorMethodDisablesBoth() throws {
        // B16.4
        let swipe = try SwipeStage()
        defer { swipe.stage.putAway() }
        swipe.navigation.delegate = swipe.stage.delegate
        XCTAssertFalse(dragPops(swipe))
        XCTAssertFalse(swipe.swipePops())
        // Its delegate is what refuses.
        let always = AlwaysBegins()
        content(of: swipe.navigation)?.delegate = always
        XCTAssertTrue(dragPops(swipe))
        XCTAssertFalse(swipe.swipePops())
    }

    func testAGestureGetsPriorityByAFailureRequirement() throws {
        // B16.8
        let swipe = try SwipeStage()
        defer { swipe.stage.putAway() }
        let pan = UIPanGestureRecognizer()
        swipe.stage.b.view.addGestureRecognizer(pan)
        content(of: swipe.navigation)?.require(toFail: pan)
        XCTAssertFalse(dragPops(swipe))
        pan.isEnabled = false
        XCTAssertTrue(dragPops(swipe))
    }

    func testAWideScrollViewKeepsItsDragAndTheEdgePops() throws {
        // B16.9
        let swipe = try SwipeStage()
        defer { swipe.stage.putAway() }
        let scroll = UIScrollView(frame: swipe.stage.b.view.bounds)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 1_200, height: 100)
        scroll.contentOffset.x = 400
        swipe.stage.b.view.addSubview(scroll)
        Device.turn()
        XCTAssertFalse(dragPops(swipe))
        XCTAssertLessThan(scroll.contentOffset.x, 400)
        XCTAssertTrue(swipe.swipePops())
        scroll.contentSize = CGSize(width: 100, height: 2_000)
        XCTAssertTrue(dragPops(swipe))
    }

    func testTheTwoAreToldApartByIdentity() throws {
        // B16.10, C21
        let swipe = try SwipeStage()
        defer { swipe.stage.putAway() }
        let both = [try swipe.recognizer, try XCTUnwrap(content(of: swipe.navigation))]
        XCTAssertTrue(both.allSatisfy { $0 is UIScreenEdgePanGestureRecognizer })
        XCTAssertFalse(both[0] === both[1])
        // B2.48, B27.52
        XCTAssertEqual(
            both.map(\.name), ["UINavigationController.edgeSwipe", "UINavigationController.contentSwipe"])
    }

    func testItBeginsInTheRightHandFifthToo() throws {
        // B2.48
        let swipe = try SwipeStage()
        defer { swipe.stage.putAway() }
        let content = try XCTUnwrap(content(of: swipe.navigation))
        var begun = 0
        Device.onEachStep(of: content) { if content.state == .began { begun += 1 } }
        swipe.finger.down(swipe.width * 0.85, 400)
        swipe.finger.drag(to: swipe.width * 0.99, 400)
        swipe.finger.up()
        swipe.stage.waitForTheEnd()
        XCTAssertEqual(begun, 1)
    }

    func testADelegateThatIsSetBeforeTheViewIsLoadedIsLost() throws {
        // B16.11
        let navigation = UINavigationController(rootViewController: UIViewController())
        let always = AlwaysBegins()
        navigation.interactivePopGestureRecognizer?.delegate = always
        navigation.loadViewIfNeeded()
        XCTAssertNotNil(navigation.interactivePopGestureRecognizer?.delegate)
        XCTAssertFalse(navigation.interactivePopGestureRecognizer?.delegate === always)
        XCTAssertNotNil(content(of: navigation)?.delegate)
        navigation.interactivePopGestureRecognizer?.delegate = always
        let window = Device.show(navigation)
        XCTAssertIdentical(navigation.interactivePopGestureRecognizer?.delegate, always)
        Device.put(away: window)
    }

    func testItHasTheConditionsOfTheEdgeSwipe() throws {
        // B16.13, B2.43, B2.44
        let swipe = try SwipeStage()
        defer { swipe.stage.putAway() }
        swipe.navigation.setNavigationBarHidden(true, animated: false)
        XCTAssertFalse(dragPops(swipe))
        swipe.navigation.setNavigationBarHidden(false, animated: false)
        swipe.stage.b.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Close", style: .plain, target: nil, action: nil)
        XCTAssertFalse(dragPops(swipe))
        swipe.stage.b.navigationItem.leftItemsSupplementBackButton = true
        XCTAssertTrue(dragPops(swipe))
        swipe.navigation.popToRootViewController(animated: false)
        drag(swipe)
        XCTAssertEqual(swipe.navigation.viewControllers, [swipe.stage.a])
        swipe.navigation.pushViewController(swipe.stage.b, animated: true)
        swipe.stage.waitForTheEnd()
        XCTAssertEqual(swipe.log.lines.last, "didShow(B, true)")
    }

    private func content(of navigation: UINavigationController) -> UIGestureRecognizer? {
        guard #available(iOS 26, *) else { return nil }
        return navigation.interactiveContentPopGestureRecognizer
    }

    private func drag(_ swipe: SwipeStage) {
        swipe.finger.down(swipe.width * 0.3, 400)
        swipe.finger.drag(to: swipe.width * 0.95, 400, lasting: 0.2)
        swipe.finger.up()
        swipe.stage.waitForTheEnd()
    }

    /// Returns whether a drag in the content pops B. If so, pushes B again.
    private func dragPops(_ swipe: SwipeStage) -> Bool {
        drag(swipe)
        guard swipe.navigation.topViewController === swipe.stage.a else { return false }
        swipe.navigation.pushViewController(swipe.stage.b, animated: false)
        swipe.stage.waitForTheEnd()
        return true
    }
}
