import Foundation
import XCTest

@testable import UIKit

@MainActor
final class UINavigationItemTests: XCTestCase {
    private final class Log: NavigationItemObserver {
        var entries: [Bool] = []

        private(set) var seats = 0

        func navigationItemWasSeated(_ item: UINavigationItem) { seats += 1 }

        func navigationItemDidChange(_ item: UINavigationItem, animated: Bool) {
            entries.append(animated)
        }

        func navigationItemAppearanceDidChange(_ item: UINavigationItem) {
            entries.append(false)
        }
    }

    func testAppearancesAreCopiedOnSet() async {
        let item = UINavigationItem()
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = .red
        item.standardAppearance = appearance
        item.compactAppearance = appearance
        item.scrollEdgeAppearance = appearance
        item.compactScrollEdgeAppearance = appearance
        appearance.backgroundColor = .green
        // B8.44
        XCTAssertEqual(item.standardAppearance?.backgroundColor, .red)
        XCTAssertEqual(item.compactAppearance?.backgroundColor, .red)
        XCTAssertEqual(item.scrollEdgeAppearance?.backgroundColor, .red)
        XCTAssertEqual(item.compactScrollEdgeAppearance?.backgroundColor, .red)
        item.standardAppearance?.backgroundColor = .blue
        XCTAssertEqual(item.standardAppearance?.backgroundColor, .blue)
        XCTAssertEqual(item.compactAppearance?.backgroundColor, .red)
    }

    func testEveryChangeIsReported() async {
        let item = UINavigationItem(title: "a")
        let log = Log()
        item.observer = log
        let changes: [() -> Void] = [
            { item.title = "b" }, { item.titleView = UIView() }, { item.prompt = "c" },
            { item.largeTitleDisplayMode = .never }, { item.backBarButtonItem = UIBarButtonItem() },
            { item.backButtonTitle = "d" }, { item.backButtonDisplayMode = .minimal },
            { item.hidesBackButton = true }, { item.backAction = UIAction { _ in } },
            { item.leftBarButtonItem = UIBarButtonItem() }, { item.rightBarButtonItem = UIBarButtonItem() },
            { item.leftItemsSupplementBackButton = true },
            { item.standardAppearance = UINavigationBarAppearance() }, { item.scrollEdgeAppearance = nil },
            { item.standardAppearance?.backgroundColor = .red }, { item.leftBarButtonItem?.title = "e" },
            { item.backBarButtonItem?.isEnabled = false },
        ]
        for (index, change) in changes.enumerated() {
            change()
            XCTAssertEqual(log.entries.count, index + 1, "change \(index)")
        }
        XCTAssertFalse(log.entries.contains(true))
    }

    func testAnimatedSettersReportTheAnimation() async {
        let item = UINavigationItem()
        let log = Log()
        item.observer = log
        item.setHidesBackButton(true, animated: true)
        item.setLeftBarButton(UIBarButtonItem(), animated: false)
        item.setRightBarButtonItems([UIBarButtonItem()], animated: true)
        item.title = "a"
        XCTAssertEqual(log.entries, [true, false, true, false])
    }

    func testRemovedObjectsReportNoMoreChanges() async {
        let item = UINavigationItem()
        let old = UIBarButtonItem()
        item.leftBarButtonItem = old
        item.leftBarButtonItem = nil
        let log = Log()
        item.observer = log
        old.title = "a"
        XCTAssertEqual(log.entries, [])
    }

    func testSingleButtonIsTheFirstOfTheList() async {
        let item = UINavigationItem()
        let (first, second) = (UIBarButtonItem(), UIBarButtonItem())
        item.rightBarButtonItems = [first, second]
        XCTAssertIdentical(item.rightBarButtonItem, first)
        item.rightBarButtonItem = second
        XCTAssertEqual(item.rightBarButtonItems, [second])
        item.rightBarButtonItem = nil
        XCTAssertNil(item.rightBarButtonItems)
    }

    func testButtonTakesTitleAndImageFromItsAction() async {
        var senders: [Int] = []
        let star = UIImage(systemName: "star")
        let action = UIAction(title: "a", image: star) { senders.append($0.sender as? Int ?? -1) }
        XCTAssertEqual(UIBarButtonItem(primaryAction: action).title, "a")
        let button = UIBarButtonItem(title: "b", primaryAction: action)
        XCTAssertEqual(button.title, "b")
        XCTAssertEqual(button.image, star)
        button.primaryAction?.performWithSender(7, target: nil)
        XCTAssertEqual(senders, [7])
        XCTAssertNil(action.sender)
    }
}
