import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// Tests where the line of a backdrop is, and what it shows.
@MainActor
final class BarLinePlaceTests: XCTestCase {
    private let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    private let line = BarLine()
    private lazy var stage = Stage(root: UIViewController())

    override func setUp() async throws {
        stage.window.addSubview(host)
        line.attach(to: host)
    }

    func testItIsAPixelHighAtTheSideOfTheContent() async {
        XCTAssertEqual(line.alpha, 0, "until it is shown")
        XCTAssertEqual(line.frame, CGRect(x: 0, y: 44, width: 300, height: 1.0 / 3))
        XCTAssertEqual(line.autoresizingMask, [.flexibleWidth, .flexibleTopMargin])
        line.isAtTop = true
        XCTAssertEqual(line.frame, CGRect(x: 0, y: -1.0 / 3, width: 300, height: 1.0 / 3))
        XCTAssertEqual(line.autoresizingMask, [.flexibleWidth, .flexibleBottomMargin])
        line.isAtTop = false
        XCTAssertEqual(line.frame.minY, 44)
    }

    func testAnImageHasItsOwnHeight() async {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 6)).image { _ in }
        line.show(BarShadow(color: .red, image: image))
        XCTAssertEqual(line.frame, CGRect(x: 0, y: 44, width: 300, height: 6))
        XCTAssertEqual(line.tintColor, .red)
        XCTAssertNil(line.backgroundColor)
        line.show(BarShadow(color: .red))
        XCTAssertEqual(line.frame.height, 1.0 / 3)
        XCTAssertEqual(line.backgroundColor, .red)
        line.show(BarShadow())
        XCTAssertEqual(line.backgroundColor, .separator)
    }

    func testABackdropWithoutHeightHasNoLine() async {
        for (height, isHidden) in [(0.5, false), (0, true), (44, false)] as [(CGFloat, Bool)] {
            host.frame.size.height = height
            line.fit()
            XCTAssertEqual(line.isHidden, isHidden, "\(height)")
            XCTAssertEqual(line.frame.minY, height)
        }
    }

    /// As on some external screens.
    func testOnAScreenWithOnePixelAPointItIsAPointHigh() async {
        host.traitOverrides.displayScale = 1
        host.updateTraitsIfNeeded()
        line.fit()
        XCTAssertEqual(line.frame.height, 1)
    }
}
