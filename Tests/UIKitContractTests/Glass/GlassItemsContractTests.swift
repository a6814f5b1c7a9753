import UIKit
import XCTest

/// Tests the items and titles of navigation bars in the iOS 26 design.
@preconcurrency
@MainActor
final class GlassItemsContractTests: ContractTestCase {
    override class var generations: Generations { .glass }

    private func item(_ view: UIView, _ identifier: String?) -> UIBarButtonItem {
        let item = UIBarButtonItem(customView: view)
        if #available(iOS 26, *) { item.identifier = identifier }
        return item
    }

    private func view() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }

    func testItemsWithEqualIdentifiersMoveAndOthersCrossFade() {
        // B17.32
        for isEqual in [true, false] {
            let stage = NavigationStage()
            let (old, new, beside) = (view(), view(), view())
            stage.a.navigationItem.rightBarButtonItems = [item(beside, "beside"), item(old, "item")]
            stage.b.navigationItem.rightBarButtonItems = [item(new, isEqual ? "item" : "other")]
            stage.waitForTheEnd()
            let bar = stage.navigation.navigationBar
            let start = old.seenMidX(in: bar)
            stage.navigation.pushViewController(stage.b, animated: true)
            Device.wait(0.05)
            let end = new.convert(new.bounds, to: bar).midX
            let seen = new.seenMidX(in: bar)
            XCTAssertEqual(seen < end - 1 && seen >= start, isEqual)
            XCTAssertEqual(new.seenAlpha(in: bar) == 1, isEqual)
            stage.waitForTheEnd()
            XCTAssertEqual(new.seenAlpha(in: bar), 1)
            XCTAssertGreaterThan(new.seenMidX(in: bar), start)
            stage.putAway()
        }
    }

    func testSymbolsHaveTheLabelColourUnlessTheItemHasATint() throws {
        // B17.34
        let stage = NavigationStage()
        defer { stage.putAway() }
        let bar = stage.navigation.navigationBar
        bar.tintColor = .red
        let image = try XCTUnwrap(UIImage(systemName: "star"))
        let item = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
        stage.a.navigationItem.rightBarButtonItem = item
        stage.waitForTheEnd()
        XCTAssertEqual(try XCTUnwrap(bar.imageView(showing: image)).tintColor, .label)
        item.tintColor = .green
        stage.waitForTheEnd()
        XCTAssertEqual(try XCTUnwrap(bar.imageView(showing: image)).tintColor, .green)
    }

    func testDoneIsTheOldNameOfProminent() throws {
        // B17.34
        guard #available(iOS 26, *) else { throw XCTSkip("The style has this name since iOS 26.") }
        XCTAssertEqual(UIBarButtonItem.Style.prominent.rawValue, 2)
    }

    func testASubtitleIsDrawnUnderTheTitle() throws {
        // B17.40
        guard #available(iOS 26, *) else { throw XCTSkip("Subtitles exist since iOS 26.") }
        let stage = NavigationStage()
        defer { stage.putAway() }
        stage.a.navigationItem.title = "Inbox"
        stage.a.navigationItem.subtitle = "3 unread"
        stage.waitForTheEnd()
        let bar = stage.navigation.navigationBar
        let title = try XCTUnwrap(bar.labels(showing: "Inbox").first)
        let subtitle = try XCTUnwrap(bar.labels(showing: "3 unread").first)
        let (upper, lower) = (title.convert(title.bounds, to: bar), subtitle.convert(subtitle.bounds, to: bar))
        XCTAssertGreaterThanOrEqual(lower.minY, upper.midY)
        XCTAssertLessThanOrEqual(lower.maxY, bar.bounds.maxY)
        XCTAssertEqual(lower.midX, upper.midX, accuracy: 1)
        stage.a.navigationItem.subtitleView = view()
        stage.waitForTheEnd()
        XCTAssertEqual(bar.labels(showing: "3 unread").count, 0)
    }

    func testALargeTitleCanHaveATextOfItsOwnAndASubtitle() throws {
        // B17.40
        guard #available(iOS 26, *) else { throw XCTSkip("These titles exist since iOS 26.") }
        let stage = ScrollStage(inStack: true) {
            $0.stack?.navigationBar.prefersLargeTitles = true
            $0.screen.title = "Inbox"
            $0.screen.navigationItem.largeTitle = "All Inboxes"
            $0.screen.navigationItem.largeSubtitle = "3 unread"
        }
        defer { stage.putAway() }
        stage.fillWithLongContent()
        Device.wait(0.1)
        XCTAssertEqual(stage.scroll.labels(showing: "All Inboxes").count, 1)
        XCTAssertEqual(stage.scroll.labels(showing: "3 unread").count, 1)
        stage.scroll.contentOffset.y += 300
        Device.wait(0.5)
        XCTAssertEqual(try XCTUnwrap(stage.stack).navigationBar.labels(showing: "Inbox").count, 1)
    }
}

extension UIView {
    fileprivate func imageView(showing image: UIImage) -> UIImageView? {
        if let view = self as? UIImageView, view.image == image { return view }
        return subviews.lazy.compactMap { $0.imageView(showing: image) }.first
    }
}
