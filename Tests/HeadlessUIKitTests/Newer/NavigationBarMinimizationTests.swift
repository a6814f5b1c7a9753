import UIKit
import XCTest

/// Tests navigation bars that minimize while their content scrolls, on iOS 27.
@MainActor
final class NavigationBarMinimizationTests: XCTestCase {
    override func setUp() async throws {
        HeadlessDevice.current = .phone.running(27)
    }

    override func tearDown() async throws {
        HeadlessDevice.current = .phone
        HeadlessQuirks.minimizedBarsReturnMinimized = false
    }

    private func stage(_ describe: (inout UIBarMinimization) -> Void) -> ScrollBarStage {
        let stage = ScrollBarStage()
        describe(&stage.screen.navigationItem.navigationBarMinimization)
        return stage
    }

    func testTheBarSlidesAwayWithTheContentAndTheSafeAreaFollows() async {
        // B17.60, B17.62
        let stage = stage { $0.minimizationBehavior = .onScrollDown }
        defer { stage.putAway() }
        // The first 10 points of a drag do not scroll.
        stage.drag(by: -60)
        XCTAssertEqual(stage.scroll.contentOffset.y, -101 + 50, accuracy: 1e-6)
        XCTAssertEqual(stage.bar.frame.minY, 47 - 50, accuracy: 1e-6)
        XCTAssertEqual(stage.screen.view.safeAreaInsets.top, 101 - 50, accuracy: 1e-6)
        XCTAssertEqual(stage.scroll.adjustedContentInset.top, 101 - 50, accuracy: 1e-6)
        stage.release()
        stage.drag(by: -210)
        XCTAssertEqual(stage.bar.frame.maxY, 0, accuracy: 1e-6)
        XCTAssertEqual(stage.screen.view.safeAreaInsets.top, 47, accuracy: 1e-6)
        stage.release()
    }

    func testTheSafeAreaStaysIfItsAdjustmentIsDisabled() async {
        // B17.62
        let stage = stage {
            $0.minimizationBehavior = .onScrollDown
            $0.safeAreaAdjustment = .disabled
        }
        defer { stage.putAway() }
        stage.drag(by: -60)
        XCTAssertEqual(stage.bar.frame.minY, 47 - 50, accuracy: 1e-6)
        XCTAssertEqual(stage.screen.view.safeAreaInsets.top, 101)
        stage.release()
    }

    func testScrollingBackOrTheScrollEdgeRestoresTheBar() async {
        // B17.60
        for restoration in [UIBarMinimizationRestorationBehavior.automatic, .atScrollEdge] {
            let stage = stage {
                $0.minimizationBehavior = .onScrollDown
                $0.restorationBehavior = restoration
            }
            stage.drag(by: -310)
            stage.release()
            XCTAssertEqual(stage.bar.frame.maxY, 0, accuracy: 1e-6)
            stage.drag(by: 50)
            XCTAssertEqual(stage.bar.frame.maxY, restoration == .automatic ? 40 : 0, accuracy: 1e-6)
            stage.release()
            stage.scroll.setContentOffset(CGPoint(x: 0, y: -101), animated: false)
            XCTAssertEqual(stage.bar.frame.minY, 47)
            XCTAssertEqual(stage.scroll.adjustedContentInset.top, 101)
            stage.putAway()
        }
    }

    func testAMinimizedBarThatBecomesLowerStaysJustAboveTheScreen() async {
        // B17.60
        let stage = stage { $0.minimizationBehavior = .onScrollDown }
        defer { stage.putAway() }
        stage.screen.navigationItem.prompt = "Prompt"
        TurnLoop.main.runTurn()
        stage.drag(by: -310)
        stage.release()
        XCTAssertEqual(stage.bar.frame, CGRect(x: 0, y: -84, width: 390, height: 84))
        stage.screen.navigationItem.prompt = nil
        TurnLoop.main.runTurn()
        XCTAssertEqual(stage.bar.frame, CGRect(x: 0, y: -54, width: 390, height: 54))
    }

    func testOnScrollUpMinimizesInTheOtherDirection() async {
        // B17.60
        let stage = stage { $0.minimizationBehavior = .onScrollUp }
        defer { stage.putAway() }
        stage.drag(by: -310)
        stage.release()
        XCTAssertEqual(stage.bar.frame.minY, 47)
        stage.drag(by: 40)
        XCTAssertEqual(stage.bar.frame.minY, 47 - 30, accuracy: 1e-6)
        stage.release()
    }

    func testTheBarStaysByDefaultAndWhereCodeScrollsAndBefore27() async {
        // B17.60, B17.61
        for behavior in [UIBarMinimizationBehavior.automatic, .never] {
            let stage = stage { $0.minimizationBehavior = behavior }
            stage.drag(by: -310)
            XCTAssertEqual(stage.bar.frame.minY, 47)
            stage.release()
            stage.putAway()
        }
        let stage = stage { $0.minimizationBehavior = .onScrollDown }
        stage.scroll.contentOffset.y = 500
        XCTAssertEqual(stage.bar.frame.minY, 47)
        stage.putAway()
        HeadlessDevice.current = .phone.running(26)
        let older = self.stage { $0.minimizationBehavior = .onScrollDown }
        older.drag(by: -310)
        XCTAssertEqual(older.bar.frame.minY, 47)
        older.release()
        older.putAway()
    }

    func testAPushBringsTheBarBackAndTheQuirkDecidesHowItReturns() async {
        // B17.64
        for returns in [false, true] {
            HeadlessQuirks.minimizedBarsReturnMinimized = returns
            let stage = stage { $0.minimizationBehavior = .onScrollDown }
            stage.drag(by: -310)
            stage.release()
            stage.stack.pushViewController(UIViewController(), animated: true)
            TurnLoop.main.advance(by: 1)
            XCTAssertEqual(stage.bar.frame.minY, 47)
            XCTAssertEqual(stage.stack.topViewController?.view.safeAreaInsets.top, 101)
            stage.stack.popViewController(animated: true)
            TurnLoop.main.advance(by: 1)
            XCTAssertEqual(stage.bar.frame.minY, returns ? -54 : 47)
            XCTAssertEqual(stage.screen.view.safeAreaInsets.top, returns ? 47 : 101)
            stage.putAway()
        }
    }
}
