import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// Tests layouts at the limits of their values: where a length is just enough, and where there is hardly any room.
@MainActor
final class OverlayLayoutLimitTests: XCTestCase {
    private let bounds = CGRect(x: 0, y: 0, width: 400, height: 800)
    private let safeArea = UIEdgeInsets(top: 50, left: 10, bottom: 34, right: 20)

    private func frame(
        _ layout: OverlayLayout, in bounds: CGRect? = nil, content: CGSize = .zero, keyboard: CGFloat = 0
    ) -> CGRect {
        layout.frame(
            in: bounds ?? self.bounds, safeArea: safeArea, direction: .leftToRight, content: content, keyboard: keyboard
        )
    }

    private func bottom(_ extent: OverlayLayout.Extent, maximumWidth: CGFloat? = nil) -> OverlayLayout {
        OverlayLayout(edge: .bottom, extent: extent, maximumWidth: maximumWidth)
    }

    // MARK: Values

    func testHalfAPointCounts() async {
        XCTAssertEqual(frame(bottom(.fill(margin: 0.5))), CGRect(x: 0, y: 50.5, width: 400, height: 749.5))
        XCTAssertEqual(frame(bottom(.fixed(0.5))), CGRect(x: 0, y: 765.5, width: 400, height: 34.5))
        XCTAssertEqual(frame(bottom(.fixed(100), maximumWidth: 0.5)).width, 0.5)
        XCTAssertEqual(OverlayLayout(edge: .bottom, extent: .fitted, cornerRadius: 0.5).usableRadius, 0.5)
        XCTAssertEqual(frame(bottom(.fixed(100)), keyboard: 0.5).maxY, 799.5)
    }

    func testNothingIsNoLength() async {
        for extent in [OverlayLayout.Extent.fraction(0), .fixed(0)] {
            XCTAssertEqual(frame(bottom(extent)).height, 400, "half of the container")
        }
        XCTAssertEqual(frame(bottom(.fixed(100), maximumWidth: 0)).width, 400)
    }

    func testMoreThanTheWholeIsTheWhole() async {
        XCTAssertTrue(bottom(.fraction(3)).coversAll)
        XCTAssertFalse(bottom(.fraction(0.999)).coversAll)
    }

    func testTheCornersOfEachLayout() async {
        let layouts: [OverlayLayout] = [.card, .dialog, .drawer(), .sheet(detents: [.medium])]
        XCTAssertEqual(layouts.map(\.usableRadius), [12, 12, 12, 12])
        XCTAssertEqual(OverlayLayout.whole.cornerRadius, 0)
        XCTAssertEqual(OverlayLayout.whole.usableRadius, 0)
    }

    func testNumbersThatNoViewCanHaveCountAsNone() async {
        let size = CGSize(width: CGFloat.nan, height: -3).usable
        XCTAssertEqual(size, .zero)
        XCTAssertEqual(CGSize(width: 0.5, height: 1e9).usable, CGSize(width: 0.5, height: 1_000_000))
        XCTAssertEqual(OverlayLayout(edge: .bottom, extent: .fitted, cornerRadius: .nan).usableRadius, 0)
    }

    // MARK: Little room

    /// What has no length would not be visible, and still take all touches.
    func testAnOverlayHasAPoint() async {
        let plain = { (layout: OverlayLayout) in
            layout.frame(in: self.bounds, safeArea: .zero, direction: .leftToRight)
        }
        XCTAssertEqual(plain(bottom(.fitted)), CGRect(x: 0, y: 799, width: 400, height: 1))
        XCTAssertEqual(plain(.dialog), CGRect(x: 16, y: 399.5, width: 368, height: 1))
    }

    func testADialogIsAsNarrowAsItsContentAndItsContainer() async {
        XCTAssertEqual(frame(.dialog, content: CGSize(width: 0.5, height: 20)).width, 0.5)
        XCTAssertEqual(frame(.dialog, in: CGRect(x: 0, y: 0, width: 40, height: 800)).width, 0)
    }

    func testAKeyboardThatCoversEverythingLeavesNothing() async {
        let low = frame(bottom(.fixed(200)), keyboard: 790)
        XCTAssertEqual(low, CGRect(x: 0, y: 50, width: 400, height: 0))
        let room = OverlayRoom(
            bounds: bounds, safeArea: .zero, direction: .leftToRight, controls: .null, keyboard: 900)
        XCTAssertEqual(room.aboveKeyboard.bounds, CGRect(x: 0, y: 0, width: 400, height: 0))
    }

    func testAPartOfTheContainerMovesAboveTheKeyboardAndTheWholeDoesNot() async {
        XCTAssertEqual(frame(bottom(.fraction(0.5)), keyboard: 300), CGRect(x: 0, y: 250, width: 400, height: 250))
        XCTAssertEqual(frame(bottom(.fraction(1)), keyboard: 300), bounds)
    }

    func testTheMaximumWidthHoldsForTheContentUnlessTheEdgeIsBesideIt() async {
        let pad = CGRect(x: 0, y: 0, width: 1366, height: 1024)
        let widths = [nil, DirectionalEdge.top, .bottom, .leading, .trailing].map {
            OverlayLayout(edge: $0, extent: .fitted).room(in: pad, safeArea: .zero).width
        }
        XCTAssertEqual(widths, [672, 672, 672, 1366, 1366])
    }

    // MARK: Detents

    func testALayoutIsFittedIfADetentIs() async {
        XCTAssertTrue(bottom(.fitted).isFitted)
        XCTAssertTrue(bottom(.detents([.height(200), .fitted])).isFitted)
        XCTAssertFalse(bottom(.detents([.height(200), .large])).isFitted)
        XCTAssertFalse(bottom(.fixed(200)).isFitted)
    }

    func testTheFrameOfASheetIsThatAtItsLargestDetentAttachedToTheEdge() async {
        XCTAssertEqual(
            frame(bottom(.detents([.height(100), .height(200)]))), CGRect(x: 0, y: 566, width: 400, height: 234))
    }

    /// In little room a sheet that floats would reach farther than its length.
    func testInLittleRoomTheFrameOfASheetIsThatAtItsLargestDetentToo() async {
        let frame = bottom(.detents([.height(38), .height(50)])).frame(
            in: CGRect(x: 0, y: 0, width: 400, height: 61), safeArea: .zero, direction: .leftToRight)
        XCTAssertEqual(frame, CGRect(x: 0, y: 11, width: 400, height: 50))
    }

    // MARK: Windows

    /// The width class of a phone is compact in every window.
    func testAWindowOfAPhoneIsWideFrom600By480PointsOn() async {
        let stage = Stage(root: UIViewController())
        let view = UIView()
        stage.window.addSubview(view)
        for (size, isWide) in [
            (CGSize(width: 600, height: 480), true), (CGSize(width: 599.5, height: 480), false),
            (CGSize(width: 600, height: 479.5), false), (CGSize(width: 800, height: 900), true),
        ] {
            view.frame.size = size
            XCTAssertEqual(view.hasRegularWidth, isWide, "\(size)")
        }
    }
}
