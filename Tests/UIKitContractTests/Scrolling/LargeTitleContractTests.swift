import UIKit
import XCTest

@preconcurrency

@MainActor
final class LargeTitleContractTests: ContractTestCase {
    private func stage() -> ScrollStage {
        let stage = ScrollStage(inStack: true) { $0.stack?.navigationBar.prefersLargeTitles = true }
        stage.fillWithLongContent()
        return stage
    }

    func testALargeTitleCollapsesAndExpandsWithTheContent() throws {
        // B8.6
        let stage = stage()
        defer { stage.putAway() }
        let bar = try XCTUnwrap(stage.stack).navigationBar
        let high = bar.frame.height
        let top = stage.scroll.contentOffset.y
        XCTAssertEqual(top, -stage.scroll.adjustedContentInset.top)
        stage.scroll.contentOffset.y = top + 300
        Device.wait(0.5)
        let low = bar.frame.height
        XCTAssertEqual(high - low, 52)
        XCTAssertEqual(stage.scroll.adjustedContentInset.top, bar.frame.maxY)
        XCTAssertEqual(stage.scroll.contentOffset.y, top + 300)
        stage.scroll.contentOffset.y = top
        Device.wait(0.5)
        XCTAssertEqual(bar.frame.height, high)
        XCTAssertEqual(stage.scroll.contentOffset.y, -stage.scroll.adjustedContentInset.top)
    }

    func testBarWithoutALargeTitleStaysAsItIs() throws {
        // B8.6
        let stage = ScrollStage(inStack: true)
        defer { stage.putAway() }
        stage.fillWithLongContent()
        let bar = try XCTUnwrap(stage.stack).navigationBar
        let frame = bar.frame
        stage.scroll.contentOffset.y += 300
        Device.wait(0.5)
        XCTAssertEqual(bar.frame, frame)
    }

    func testTheBarOfAReappearingScrolledScreenIsCollapsed() throws {
        // B8.6, B8.56
        let stage = stage()
        defer { stage.putAway() }
        let stack = try XCTUnwrap(stage.stack)
        let high = stack.navigationBar.frame.height
        stage.scroll.contentOffset.y += 300
        Device.wait(0.5)
        let offset = stage.scroll.contentOffset
        stack.pushViewController(UIViewController(), animated: false)
        Device.wait(0.5)
        XCTAssertEqual(stack.navigationBar.frame.height, high)
        stack.popViewController(animated: false)
        Device.wait(0.5)
        XCTAssertEqual(stack.navigationBar.frame.height, high - 52)
        XCTAssertEqual(stage.scroll.contentOffset, offset)
    }
}
