import UIKit
import XCTest

/// Tests which calls a search makes, and who presents it.
@MainActor
final class UISearchControllerTests: XCTestCase {
    override func tearDown() async throws {
        HeadlessDevice.current = .phone
        HeadlessLog.reset()
        HeadlessQuirks.hidingSearchBarsAreSeenAtFirst = false
    }

    private func stage() -> SearchStage {
        let stage = SearchStage()
        stage.screen.navigationItem.hidesSearchBarWhenScrolling = false
        stage.screen.navigationItem.searchController = stage.search
        stage.advance(by: 0.5)
        return stage
    }

    func testTheDelegateIsNotifiedOfBothEnds() async {
        let stage = stage()
        defer { stage.putAway() }
        stage.search.isActive = true
        XCTAssertEqual(stage.takeCalls(), ["willPresent"])
        XCTAssertTrue(stage.search.isActive)
        stage.advance(by: 1)
        XCTAssertEqual(stage.takeCalls(), ["didPresent"])
        stage.search.isActive = false
        XCTAssertEqual(stage.takeCalls(), ["willDismiss"])
        XCTAssertFalse(stage.search.isActive)
        stage.advance(by: 1)
        XCTAssertEqual(stage.takeCalls(), ["didDismiss"])
    }

    func testTheDelegateCanPresentTheSearchItself() async {
        let stage = stage()
        defer { stage.putAway() }
        stage.presentsItself = true
        stage.search.isActive = true
        stage.advance(by: 1)
        XCTAssertTrue(stage.search.isActive)
        XCTAssertTrue(stage.screen.presentedViewController === stage.search)
        stage.search.isActive = false
        stage.advance(by: 1)
        XCTAssertEqual(stage.takeCalls(), ["present"])
    }

    func testEditingAndTypingUpdateTheResults() async {
        let stage = stage()
        defer { stage.putAway() }
        stage.search.searchBar.becomeFirstResponder()
        XCTAssertEqual(stage.takeCalls(), ["willPresent", "update \"\"", "didBeginEditing"])
        stage.advance(by: 1)
        XCTAssertTrue(HeadlessKeyboard.isShown)
        XCTAssertEqual(stage.takeCalls(), ["didPresent"])
        XCTAssertTrue(HeadlessKeyboard.type("Par"))
        XCTAssertEqual(stage.takeCalls(), ["textDidChange \"Par\"", "update \"Par\""])
        stage.search.searchBar.text = "Paris"
        XCTAssertEqual(stage.takeCalls(), ["update \"Paris\""])
        XCTAssertTrue(HeadlessKeyboard.pressReturn())
        XCTAssertEqual(stage.takeCalls(), ["search", "didEndEditing"])
        XCTAssertTrue(stage.search.isActive)
    }

    func testATapOnCancelEndsTheSearchAndClearsTheText() async throws {
        let stage = stage()
        defer { stage.putAway() }
        stage.search.searchBar.becomeFirstResponder()
        HeadlessKeyboard.type("Paris")
        stage.advance(by: 1)
        _ = stage.takeCalls()
        let button = try XCTUnwrap(stage.search.searchBar.subviews.compactMap { $0 as? UIButton }.first)
        let window = try XCTUnwrap(button.window)
        let place = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: window)
        HeadlessTouches.began(finger: 0, at: place, in: window)
        stage.advance(by: 0.05)
        HeadlessTouches.ended(finger: 0, in: window)
        stage.advance(by: 1)
        XCTAssertEqual(
            stage.takeCalls(), ["cancel", "willDismiss", "didEndEditing", "update \"\"", "didDismiss"])
        XCTAssertFalse(HeadlessKeyboard.isShown)
        XCTAssertTrue(button.isHidden)
    }

    func testASearchThatIsStillEndingCanBeginAgain() async {
        let stage = stage()
        defer { stage.putAway() }
        stage.search.isActive = true
        stage.advance(by: 1)
        stage.search.isActive = false
        stage.advance(by: 0.1)
        stage.search.searchBar.becomeFirstResponder()
        stage.advance(by: 2)
        XCTAssertTrue(stage.search.isActive)
        XCTAssertEqual(stage.bar.frame.height, 52)
        XCTAssertEqual(stage.screen.view.safeAreaInsets.top, stage.bar.frame.maxY)
    }

    func testASearchThatIsStillBeginningCanEnd() async {
        let stage = stage()
        defer { stage.putAway() }
        stage.search.isActive = true
        stage.advance(by: 0.1)
        stage.search.isActive = false
        stage.advance(by: 2)
        XCTAssertFalse(stage.search.isActive)
        XCTAssertEqual(stage.bar.frame.height, 96)
        XCTAssertEqual(stage.screen.view.safeAreaInsets.top, stage.bar.frame.maxY)
    }

    func testTheAnswerDecidesWhetherASearchBarThatHidesIsSeenAtFirst() async {
        for (isSeen, height) in [(false, 44), (true, 96)] as [(Bool, CGFloat)] {
            HeadlessQuirks.hidingSearchBarsAreSeenAtFirst = isSeen
            let stage = SearchStage()
            defer { stage.putAway() }
            let scroll = UIScrollView(frame: stage.screen.view.bounds)
            scroll.contentSize = CGSize(width: 100, height: 3000)
            stage.screen.view.addSubview(scroll)
            stage.screen.navigationItem.searchController = stage.search
            stage.advance(by: 0.5)
            XCTAssertEqual(stage.bar.frame.height, height)
            XCTAssertEqual(scroll.adjustedContentInset.top, stage.bar.frame.maxY)
            XCTAssertEqual(scroll.contentOffset.y, -stage.bar.frame.maxY)
            scroll.contentOffset.y = 300
            stage.advance(by: 0.5)
            XCTAssertEqual(stage.bar.frame.height, 44)
            scroll.contentOffset.y = -500
            stage.advance(by: 0.5)
            XCTAssertEqual(stage.bar.frame.height, 96)
        }
    }

    func testATapOnTheDimmedContentEndsTheSearch() async throws {
        let stage = stage()
        defer { stage.putAway() }
        stage.search.isActive = true
        stage.advance(by: 1)
        let window = try XCTUnwrap(stage.stack.view.window)
        HeadlessTouches.began(finger: 0, at: CGPoint(x: 100, y: 500), in: window)
        stage.advance(by: 0.05)
        HeadlessTouches.ended(finger: 0, in: window)
        stage.advance(by: 1)
        XCTAssertFalse(stage.search.isActive)
    }

    func testContentThatIsNotObscuredReceivesTouches() async throws {
        let stage = stage()
        defer { stage.putAway() }
        stage.search.obscuresBackgroundDuringPresentation = false
        stage.search.isActive = true
        stage.advance(by: 1)
        let hit = stage.stack.view.hitTest(CGPoint(x: 100, y: 500), with: nil)
        XCTAssertTrue(hit === stage.screen.view)
    }

    func testAStackPresentsTheSearchOfAScreenThatDefinesNoContext() async {
        // B4.3
        let stage = stage()
        defer { stage.putAway() }
        stage.screen.definesPresentationContext = false
        stage.search.isActive = true
        stage.advance(by: 1)
        XCTAssertTrue(stage.search.presentingViewController === stage.stack)
        XCTAssertEqual(stage.search.view.safeAreaInsets.top, stage.bar.frame.maxY)
        let below = stage.stack.view.subviews.last
        XCTAssertTrue(below === stage.bar)
    }

    func testASearchThatNoBarShowsCannotBecomeActive() async {
        let search = UISearchController(searchResultsController: nil)
        HeadlessLog.reset()
        search.isActive = true
        XCTAssertFalse(search.isActive)
        XCTAssertEqual(HeadlessLog.warnings.count, 1)
        XCTAssertTrue(HeadlessLog.warnings.first?.contains("navigation item") == true)
    }

    func testAPoppedScreenWithAnActiveSearchIsReleased() async {
        let stage = stage()
        defer { stage.putAway() }
        weak var released: UIViewController?
        do {
            let next = UIViewController()
            next.definesPresentationContext = true
            next.navigationItem.searchController = UISearchController(searchResultsController: nil)
            released = next
            stage.stack.pushViewController(next, animated: false)
            stage.advance(by: 0.5)
            next.navigationItem.searchController?.isActive = true
            stage.advance(by: 1)
            XCTAssertNotNil(next.presentedViewController)
        }
        stage.stack.popViewController(animated: true)
        stage.advance(by: 1)
        XCTAssertNil(released)
    }
}
