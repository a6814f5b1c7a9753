#if os(Linux)
    import UIKit
    import XCTest

    /// Questions for methods without the Objective-C runtime.
    @MainActor
    final class RespondsTests: XCTestCase {
        func testAMethodOfTheClassOrASuperclassIsFound() async {
            XCTAssertTrue(Heir().responds(to: Selector("scrollViewDidScroll(_:)")))
            XCTAssertTrue(Heir().responds(to: Selector("scrollViewWillBeginDragging(_:)")))
            XCTAssertFalse(Base().responds(to: Selector("scrollViewWillBeginDragging(_:)")))
        }

        func testADefaultImplementationDoesNotCount() async {
            XCTAssertFalse(Base().responds(to: Selector("scrollViewDidZoom(_:)")))
            let delegate: any UIScrollViewDelegate = Base()
            XCTAssertFalse(delegate.responds(to: Selector("scrollViewDidEndDragging(_:willDecelerate:)")))
            XCTAssertTrue(delegate.responds(to: Selector("scrollViewDidScroll(_:)")))
        }

        func testATableOfSelectorsCounts() async {
            XCTAssertTrue(Listed().responds(to: Selector("tapped:")))
            XCTAssertFalse(Listed().responds(to: Selector("pulled:")))
        }
    }

    private class Base: NSObject, UIScrollViewDelegate {
        func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    }

    private final class Heir: Base {
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    }

    private final class Listed: NSObject, SelectorTable {
        var methods: [Selector: (Any?) -> Void] { ["tapped:": { _ in }] }
    }
#endif
