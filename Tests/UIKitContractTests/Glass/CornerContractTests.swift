import UIKit
import XCTest

@preconcurrency

@MainActor
final class CornerContractTests: ContractTestCase {
    override class var generations: Generations { .glass }

    func testTheRadiiOfTwoConfigurationsAreComparedByValue() {
        guard #available(iOS 26, *) else { return }
        XCTAssertEqual(UICornerConfiguration.corners(radius: 8.0), .corners(radius: .fixed(8)))
        XCTAssertNotEqual(UICornerConfiguration.corners(radius: 8.0), .uniformCorners(radius: 8.0))
        XCTAssertNotEqual(UICornerRadius.containerConcentric(), .containerConcentric(minimum: 3))
    }
}
