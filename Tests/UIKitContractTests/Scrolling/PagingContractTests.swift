import UIKit
import XCTest

@preconcurrency

@MainActor
final class PagingContractTests: ContractTestCase {
    func testAFlickTurnsThePageFromThreeHundredPointsPerSecond() throws {
        // B27.57
        for (speed, page) in [(230, 0), (400, 1)] as [(CGFloat, CGFloat)] {
            try Device.requireFinger()
            let stage = ScrollStage(inStack: false) { $0.scroll.contentInsetAdjustmentBehavior = .never }
            let size = stage.scroll.bounds.size
            stage.scroll.isPagingEnabled = true
            stage.scroll.contentSize = CGSize(width: size.width * 3, height: size.height)
            Device.turn()
            let finger = ScriptedFinger(on: try XCTUnwrap(stage.scroll.window))
            finger.down(300, 400)
            finger.drag(to: 220, 400, lasting: TimeInterval(80 / speed))
            finger.up()
            Device.wait(2)
            XCTAssertEqual(stage.scroll.contentOffset.x, page * size.width, "\(speed)")
            stage.putAway()
        }
    }
}
