import XCTest

@testable import UIKit

@MainActor
final class UIActivityIndicatorViewTests: XCTestCase {
    private lazy var stage = GestureStage()

    private func angle(of indicator: UIActivityIndicatorView) -> Double? {
        let shown = indicator.subviews[0].layer.presentation()?.affineTransform()
        return shown.map { atan2(Double($0.b), Double($0.a)) }
    }

    func testSizesOfTheStyles() async {
        XCTAssertEqual(UIActivityIndicatorView(style: .medium).frame.size, CGSize(width: 20, height: 20))
        let indicator = UIActivityIndicatorView(style: .large)
        XCTAssertEqual(indicator.frame.size, CGSize(width: 37, height: 37))
        indicator.style = .medium
        XCTAssertEqual(indicator.intrinsicContentSize, CGSize(width: 20, height: 20))
        XCTAssertEqual(UIActivityIndicatorView().style, .medium)
    }

    func testItIsHiddenUnlessItSpins() async {
        let indicator = UIActivityIndicatorView(style: .medium)
        XCTAssertTrue(indicator.isHidden)
        indicator.startAnimating()
        XCTAssertTrue(indicator.isAnimating)
        XCTAssertFalse(indicator.isHidden)
        indicator.stopAnimating()
        XCTAssertFalse(indicator.isAnimating)
        XCTAssertTrue(indicator.isHidden)
        indicator.hidesWhenStopped = false
        XCTAssertFalse(indicator.isHidden)
        indicator.startAnimating()
        indicator.stopAnimating()
        XCTAssertFalse(indicator.isHidden)
    }

    func testItSpinsAgainAfterTheBackground() async throws {
        let indicator = UIActivityIndicatorView(style: .large)
        stage.root.addSubview(indicator)
        indicator.startAnimating()
        HeadlessApplication.enterBackground()
        HeadlessApplication.enterForeground()
        TurnLoop.main.advance(by: 5.25)
        XCTAssertEqual(try XCTUnwrap(angle(of: indicator)), Double.pi / 2, accuracy: 1e-6)
    }

    func testItSpinsForEverInAWindowOnly() async throws {
        let indicator = UIActivityIndicatorView(style: .large)
        indicator.startAnimating()
        XCTAssertTrue(TurnLoop.main.isIdle)
        stage.root.addSubview(indicator)
        TurnLoop.main.runTurn()
        TurnLoop.main.advance(by: 20.25)
        XCTAssertEqual(try XCTUnwrap(angle(of: indicator)), Double.pi / 2, accuracy: 1e-6)
        indicator.removeFromSuperview()
        TurnLoop.main.advance(by: 1)
        XCTAssertTrue(indicator.isAnimating)
        stage.root.addSubview(indicator)
        TurnLoop.main.runTurn()
        TurnLoop.main.advance(by: 0.25)
        XCTAssertEqual(try XCTUnwrap(angle(of: indicator)), Double.pi / 2, accuracy: 1e-6)
        indicator.stopAnimating()
        XCTAssertEqual(try XCTUnwrap(angle(of: indicator)), 0, accuracy: 1e-6)
    }
}
