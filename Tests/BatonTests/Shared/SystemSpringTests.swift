import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests the spring of UIKit's own push, pop and sheets.
@MainActor
final class SystemSpringTests: XCTestCase {
    private let stage = Stage(root: UIViewController())

    /// B27.10: 23 % after 0.05 s, 54.5 % after 0.1 s, and 87.9 % after 0.2 s.
    func testAChangeIsAsFarAsInUIKitsTransitions() async throws {
        let view = UIView()
        stage.window.addSubview(view)
        stage.turn()
        SystemSpring.animate { view.frame.origin.x = 1000 }
        for (time, part) in [(0.05, 0.23), (0.05, 0.545), (0.1, 0.879)] as [(Double, CGFloat)] {
            stage.advance(by: time)
            XCTAssertEqual(view.seenFrame.minX / 1000, part, accuracy: 0.005)
        }
        try stage.settle()
    }
}
