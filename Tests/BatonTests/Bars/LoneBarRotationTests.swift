import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests a standalone bar that is resized in an animation, as by a rotation.
@MainActor
final class LoneBarRotationTests: GenerationTestCase {
    func testItsBackgroundBecomesTheCompactOneWithTheRotation() async throws {
        for makeBar in [{ UINavigationBar() }, { BatonNavigationBar() }] {
            let root = UIViewController()
            let bar = makeBar()
            bar.frame = CGRect(x: 0, y: 100, width: 390, height: 44)
            bar.autoresizingMask = .flexibleWidth
            root.view.addSubview(bar)
            let stage = Stage(root: root)
            let item = UINavigationItem(title: "One")
            item.barState = .ember
            item.barState.compactBackground = BarState.halfSea.background
            let carrier = NavigationBarCarrier(for: bar)
            carrier.setItems([item], animated: false)
            try stage.settle()
            let usual = SeenPaint(bar.barBackdrops.first)
            stage.rotate(to: .landscapeLeft)
            stage.advance(by: 0.15)
            let (start, now, end) = (usual.blue, SeenPaint(bar.barBackdrops.first).blue, SeenPaint.halfSea.blue)
            XCTAssertTrue(now > min(start, end) && now < max(start, end), "\(now) is on its way")
            try stage.settle()
            XCTAssertEqual(SeenPaint(bar.barBackdrops.first).blue, SeenPaint.halfSea.blue, accuracy: 1e-6)
            stage.rotate(to: .portrait)
            try stage.settle()
            SeenPaint(bar.barBackdrops.first).assertClose(to: usual, within: 1e-6)
            carrier.end()
        }
    }
}
