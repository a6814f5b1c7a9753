import UIKit
import XCTest

@MainActor
final class AccessibilityPostTests: XCTestCase {
    func testAnElementIsDescribedWhileItExists() async throws {
        HeadlessLog.reset()
        var view: UIView? = UIView()
        let words = try XCTUnwrap(view.map { "\($0)" })
        UIAccessibility.post(notification: .layoutChanged, argument: view)
        XCTAssertEqual(HeadlessLog.accessibilityPosts.map(\.argument), [words])
        weak let kept = view
        view = nil
        XCTAssertNil(kept)
        XCTAssertEqual(HeadlessLog.accessibilityPosts.map(\.argument), [nil])
        XCTAssertEqual(HeadlessLog.accessibilityPosts.map(\.notification), [.layoutChanged])
    }

    func testWordsAreKept() async {
        HeadlessLog.reset()
        UIAccessibility.post(notification: .announcement, argument: "Done")
        UIAccessibility.post(notification: .screenChanged, argument: nil)
        XCTAssertEqual(HeadlessLog.accessibilityPosts.map(\.argument), ["Done", nil])
        XCTAssertEqual(HeadlessLog.accessibilityPosts.map(\.notification), [.announcement, .screenChanged])
    }
}
