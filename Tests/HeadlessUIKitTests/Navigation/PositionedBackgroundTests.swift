import UIKit
import XCTest

/// A background image applies to one position of a bar, or to all positions without one of their own.
@MainActor
final class PositionedBackgroundTests: XCTestCase {
    private let opaque = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
        $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }

    func testAnImageForTheBarsPositionApplies() async {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        bar.setBackgroundImage(opaque, for: .top, barMetrics: .default)
        XCTAssertFalse(bar.isTranslucent)
        XCTAssertEqual(bar.backgroundImage(for: .top, barMetrics: .default), opaque)
        XCTAssertNil(bar.backgroundImage(for: .default))
        bar.setBackgroundImage(nil, for: .top, barMetrics: .default)
        XCTAssertTrue(bar.isTranslucent)
    }

    func testAnImageForAnotherPositionDoesNotApply() async {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        bar.setBackgroundImage(opaque, for: .bottom, barMetrics: .default)
        XCTAssertTrue(bar.isTranslucent)
    }

    func testAnImageForAnyPositionAppliesWhereThereIsNoOther() async {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        bar.setBackgroundImage(opaque, for: .default)
        XCTAssertEqual(bar.backgroundImage(for: .any, barMetrics: .default), opaque)
        XCTAssertFalse(bar.isTranslucent)
        bar.setBackgroundImage(UIImage(), for: .top, barMetrics: .default)
        XCTAssertTrue(bar.isTranslucent)
    }
}
