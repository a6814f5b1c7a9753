import UIKit
import XCTest

/// Tests the large titles of the iOS 26 design, which belong to scroll views.
@preconcurrency
@MainActor
final class GlassLargeTitleContractTests: ContractTestCase {
    override class var generations: Generations { .glass }

    private func stage() -> ScrollStage {
        let stage = ScrollStage(inStack: true) {
            $0.stack?.navigationBar.prefersLargeTitles = true
            $0.stack?.topViewController?.title = "Inbox"
        }
        stage.fillWithLongContent()
        Device.wait(0.1)
        return stage
    }

    func testALargeTitleStandsAtTheTopOfTheScrollViewAndScrollsWithTheContent() throws {
        // B17.41
        let stage = stage()
        defer { stage.putAway() }
        let bar = try XCTUnwrap(stage.stack).navigationBar
        let title = try XCTUnwrap(stage.scroll.labels(showing: "Inbox").first)
        XCTAssertEqual(bar.labels(showing: "Inbox").count, 0)
        let inContent = title.convert(title.bounds, to: stage.scroll)
        XCTAssertLessThanOrEqual(inContent.maxY, 0)
        let onScreen = title.convert(title.bounds, to: nil)
        XCTAssertEqual(onScreen.maxY, bar.convert(bar.bounds, to: nil).maxY, accuracy: 1)
        stage.scroll.contentOffset.y += 20
        Device.wait(0.1)
        XCTAssertEqual(title.convert(title.bounds, to: nil).minY, onScreen.minY - 20, accuracy: 0.5)
        XCTAssertEqual(title.convert(title.bounds, to: stage.scroll), inContent)
    }

    func testTheTitleOfTheBarTakesOverWhenTheLargeTitleIsUnderTheBar() throws {
        // B17.41
        let stage = stage()
        defer { stage.putAway() }
        let bar = try XCTUnwrap(stage.stack).navigationBar
        stage.scroll.contentOffset.y += 300
        Device.wait(0.5)
        XCTAssertEqual(bar.labels(showing: "Inbox").count, 1)
    }

    func testNoBackgroundEndsAtTheLowerEdgeOfTheLargeTitle() throws {
        // B17.41
        let stage = stage()
        defer { stage.putAway() }
        let bar = try XCTUnwrap(stage.stack).navigationBar
        bar.scrollEdgeAppearance = .flat(.red)
        Device.wait(0.5)
        let painted = try XCTUnwrap(bar.paintedViews.first).view
        XCTAssertEqual(painted.convert(painted.bounds, to: bar).maxY, bar.bounds.maxY - 52)
    }

    func testALargeTitleIsSeenOnlyIfTheScrollViewExtendsUnderTheBar() throws {
        // B17.41
        let stage = stage()
        defer { stage.putAway() }
        let title = try XCTUnwrap(stage.scroll.labels(showing: "Inbox").first)
        XCTAssertTrue(stage.scroll.bounds.contains(title.convert(title.bounds, to: stage.scroll)))
        let bottom = try XCTUnwrap(stage.stack).navigationBar.frame.maxY
        stage.scroll.autoresizingMask = []
        stage.scroll.frame = CGRect(x: 0, y: bottom, width: 300, height: 300)
        stage.scroll.contentOffset = .zero
        Device.wait(0.5)
        for title in stage.scroll.labels(showing: "Inbox") {
            XCTAssertLessThanOrEqual(title.convert(title.bounds, to: stage.scroll).maxY, stage.scroll.bounds.minY)
        }
    }

    func testALargeTitleStaysWithItsScreenWhileThatIsPopped() throws {
        // B17.41
        let stage = stage()
        defer { stage.putAway() }
        let stack = try XCTUnwrap(stage.stack)
        stack.setViewControllers([UIViewController(), stage.screen], animated: false)
        Device.wait(0.5)
        let title = try XCTUnwrap(stage.scroll.labels(showing: "Inbox").first)
        let atRest = title.convert(title.bounds, to: stage.scroll)
        stack.popViewController(animated: true)
        Device.wait(0.1)
        stage.scroll.setNeedsLayout()
        Device.wait(0.05)
        XCTAssertEqual(stage.scroll.labels(showing: "Inbox"), [title])
        XCTAssertEqual(title.convert(title.bounds, to: stage.scroll), atRest)
    }
}
