import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests the size of content for a fitted layout: which of its dimensions count, and what is used in place of a missing one.
@MainActor
final class FittedSizeTests: XCTestCase {
    private let room = CGSize(width: 300, height: 400)

    /// The size of a screen for a fitted layout, and whether there is advice about it.
    private func fit(_ screen: UIViewController, at edge: DirectionalEdge?) -> (size: CGSize, isAdvised: Bool) {
        let advice = AdviceLog()
        defer { advice.close() }
        let size = screen.size(of: OverlayLayout(edge: edge, extent: .fitted), in: room)
        return (size, !advice.lines.isEmpty)
    }

    private func list(_ width: CGFloat, _ height: CGFloat) -> UIViewController {
        let screen = UIViewController()
        let list = UIScrollView()
        list.contentSize = CGSize(width: width, height: height)
        screen.view = list
        return screen
    }

    private func assert(
        _ screen: UIViewController, at edge: DirectionalEdge?, _ width: CGFloat, _ height: CGFloat, isAdvised: Bool,
        line: UInt = #line
    ) {
        let fitted = fit(screen, at: edge)
        XCTAssertEqual(fitted.size, CGSize(width: width, height: height), line: line)
        XCTAssertEqual(fitted.isAdvised, isAdvised, line: line)
    }

    /// At the top and the bottom the height counts, and at the sides the width.
    func testOnlyTheDimensionAlongTheEdgeIsNeeded() async {
        for edge in [DirectionalEdge.top, .bottom] {
            assert(list(0, 120), at: edge, 0, 120, isAdvised: false)
            assert(list(120, 0), at: edge, 120, 200, isAdvised: true)
        }
        for edge in [DirectionalEdge.leading, .trailing] {
            assert(list(120, 0), at: edge, 120, 0, isAdvised: false)
            assert(list(0, 120), at: edge, 150, 120, isAdvised: true)
        }
    }

    func testInTheCentreBothDimensionsAreNeeded() async {
        assert(list(120, 140), at: nil, 120, 140, isAdvised: false)
        assert(list(0, 120), at: nil, 150, 120, isAdvised: true)
        assert(list(120, 0), at: nil, 120, 200, isAdvised: true)
        assert(list(0, 0), at: nil, 150, 200, isAdvised: true)
    }

    func testHalfAPointIsASize() async {
        assert(list(0.5, 0.5), at: nil, 0.5, 0.5, isAdvised: false)
        assert(list(0, 0.5), at: nil, 150, 0.5, isAdvised: true)
        assert(list(0.5, 0), at: nil, 0.5, 200, isAdvised: true)
    }

    func testAListIsLaidOutBeforeItsContentIsMeasured() async {
        let screen = UIViewController()
        screen.view = LateList()
        assert(screen, at: .bottom, 300, 260, isAdvised: false)
    }

    // MARK: Stacks

    private func stack(_ height: CGFloat, hidesBar: Bool, hidesToolbar: Bool) -> UINavigationController {
        let screen = UIViewController()
        screen.preferredContentSize = CGSize(width: 0, height: height)
        let stack = UINavigationController(rootViewController: screen)
        stack.loadViewIfNeeded()
        stack.isNavigationBarHidden = hidesBar
        stack.isToolbarHidden = hidesToolbar
        stack.navigationBar.frame.size.height = 44
        stack.toolbar.frame.size.height = 49
        return stack
    }

    func testTheBarsThatAStackShowsAreAddedToItsScreen() async {
        for (height, hidesBar, hidesToolbar, whole) in [
            (150, false, true, 194), (150, true, true, 150), (150, false, false, 243), (150, true, false, 199),
            (0.5, false, true, 44.5),
        ] as [(CGFloat, Bool, Bool, CGFloat)] {
            let stack = stack(height, hidesBar: hidesBar, hidesToolbar: hidesToolbar)
            XCTAssertEqual(fit(stack, at: .bottom).size.height, whole, "\(height) \(hidesBar) \(hidesToolbar)")
        }
    }

    /// Bars alone are no size that a screen has.
    func testAStackWhoseScreenHasNoSizeGetsHalfOfTheRoom() async {
        let fitted = fit(stack(0, hidesBar: false, hidesToolbar: false), at: .bottom)
        XCTAssertEqual(fitted.size.height, 200)
        XCTAssertTrue(fitted.isAdvised)
    }
}

/// A list that knows the size of its content when it is laid out.
private final class LateList: UIScrollView {
    override func layoutSubviews() {
        super.layoutSubviews()
        contentSize = CGSize(width: 300, height: 260)
    }
}
