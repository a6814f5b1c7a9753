import XCTest

@testable import UIKit

@MainActor
final class UIPageControlTests: XCTestCase {
    private lazy var stage = GestureStage()

    /// A control with four pages, from 100 to 300 points.
    private func add() -> UIPageControl {
        let control = UIPageControl(frame: CGRect(x: 100, y: 200, width: 200, height: 26))
        control.numberOfPages = 4
        control.addAction(
            UIAction { [stage] in stage.log.note("\(($0.sender as? UIPageControl)?.currentPage ?? -1)") },
            for: .valueChanged)
        stage.root.addSubview(control)
        TurnLoop.main.runTurn()
        return control
    }

    func testTapsTurnThePagesUpToTheirEnds() async {
        let control = add()
        for _ in 1...5 { stage.tap(290, 213) }
        XCTAssertEqual(control.currentPage, 3)
        stage.tap(110, 213)
        XCTAssertEqual(stage.log.take(), ["1", "2", "3", "2"])
        control.currentPage = 0
        stage.tap(110, 213)
        XCTAssertEqual(stage.log.take(), [])
    }

    func testTheHalvesAreMirrored() async {
        let control = add()
        control.semanticContentAttribute = .forceRightToLeft
        stage.tap(110, 213)
        XCTAssertEqual(control.currentPage, 1)
    }

    func testTheDots() async {
        let control = add()
        control.currentPageIndicatorTintColor = .red
        control.pageIndicatorTintColor = .blue
        control.currentPage = 2
        XCTAssertEqual(control.subviews.map(\.backgroundColor), [.blue, .blue, .red, .blue])
        control.hidesForSinglePage = true
        XCTAssertFalse(control.subviews[0].isHidden)
        control.numberOfPages = 1
        XCTAssertEqual(control.subviews.map(\.isHidden), [true])
        XCTAssertFalse(control.isHidden)
        XCTAssertEqual(control.intrinsicContentSize, control.size(forNumberOfPages: 1))
        let pitch = control.size(forNumberOfPages: 5).width - control.size(forNumberOfPages: 4).width
        XCTAssertEqual(pitch, 18)
    }
}
