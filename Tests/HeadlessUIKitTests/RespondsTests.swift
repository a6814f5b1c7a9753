#if os(Linux)
    import Foundation
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

        func testAClassInAFunctionHasItsMethods() async {
            class LocalBase: NSObject, UIScrollViewDelegate {
                func scrollViewDidScroll(_ scrollView: UIScrollView) {}
            }
            final class LocalHeir: LocalBase {
                func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
            }
            XCTAssertTrue(LocalHeir().responds(to: Selector("scrollViewDidScroll(_:)")))
            XCTAssertTrue(LocalHeir().responds(to: Selector("scrollViewWillBeginDragging(_:)")))
            XCTAssertFalse(LocalBase().responds(to: Selector("scrollViewWillBeginDragging(_:)")))
        }

        /// A name writes a word that it has contained before as a letter.
        func testALocalClassCanShareWordsWithWhatIsAroundIt() async {
            final class RespondsLocalProxy: NSObject, UIScrollViewDelegate {
                func scrollViewDidScroll(_ scrollView: UIScrollView) {}
            }
            XCTAssertTrue(RespondsLocalProxy().responds(to: Selector("scrollViewDidScroll(_:)")))
            XCTAssertFalse(RespondsLocalProxy().responds(to: Selector("scrollViewDidZoom(_:)")))
        }

        func testAClassOfAnotherFunctionIsNotMistakenForIt() async {
            class LocalBase: NSObject, UIScrollViewDelegate {}
            XCTAssertFalse(LocalBase().responds(to: Selector("scrollViewDidScroll(_:)")))
        }

        func testAPrivateClassInATypeHasItsMethods() async {
            XCTAssertTrue(Inner().responds(to: Selector("scrollViewDidScroll(_:)")))
            XCTAssertFalse(Inner().responds(to: Selector("scrollViewDidZoom(_:)")))
            XCTAssertTrue(Outer.Nested().responds(to: Selector("scrollViewDidZoom(_:)")))
        }

        /// As in UIKit, the question is not bound to the main actor.
        nonisolated func testTheQuestionIsAskedOnAnyThread() async {
            XCTAssertFalse(Thread.isMainThread)
            XCTAssertTrue(Plain().responds(to: Selector("tap()")))
            XCTAssertFalse(Plain().responds(to: Selector("pinch()")))
        }

        private final class Inner: NSObject, UIScrollViewDelegate {
            func scrollViewDidScroll(_ scrollView: UIScrollView) {}
        }

        func testATableOfSelectorsCounts() async {
            XCTAssertTrue(Listed().responds(to: Selector("tapped:")))
            XCTAssertFalse(Listed().responds(to: Selector("pulled:")))
        }
    }

    private enum Outer {
        final class Nested: NSObject, UIScrollViewDelegate {
            func scrollViewDidZoom(_ scrollView: UIScrollView) {}
        }
    }

    private final class Plain: NSObject {
        func tap() {}
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
