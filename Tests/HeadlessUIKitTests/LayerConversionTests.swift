import UIKit
import XCTest

/// Tests that what turns a view in space makes no difference to the places of the views in it.
@MainActor
final class LayerConversionTests: XCTestCase {
    func testAViewIsConvertedWithinOneThatIsTurned() async {
        let (window, screen) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800)), UIView())
        let (box, label, other) = (UIView(), UIView(), UIView())
        screen.frame = window.bounds
        box.frame = CGRect(x: 100, y: 200, width: 200, height: 300)
        box.bounds.origin.y = 50
        label.frame = CGRect(x: 10, y: 70, width: 60, height: 20)
        other.frame = CGRect(x: 300, y: 40, width: 50, height: 50)
        window.addSubview(screen)
        [box, other].forEach(screen.addSubview)
        box.addSubview(label)
        for angle in [0, .pi / 4, .pi / 2, .pi] as [CGFloat] {
            screen.transform3D = CATransform3DMakeRotation(angle, 0, 1, 0)
            XCTAssertEqual(
                label.convert(label.bounds, to: screen), CGRect(x: 110, y: 220, width: 60, height: 20), "\(angle)")
            XCTAssertEqual(
                label.convert(label.bounds, to: other), CGRect(x: -190, y: 180, width: 60, height: 20), "\(angle)")
            XCTAssertEqual(
                screen.convert(CGRect(x: 110, y: 220, width: 60, height: 20), to: label), label.bounds, "\(angle)")
        }
        screen.transform3D = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        // About the middle at x = 200, everything is half as far away.
        let seen = label.convert(label.bounds, to: nil)
        XCTAssertEqual(Double(seen.minX), 155, accuracy: 1e-9)
        XCTAssertEqual(Double(seen.width), 30, accuracy: 1e-9)
    }
}
