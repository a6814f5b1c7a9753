import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that Baton's views beside a bar have constraints that UIKit accepts.
@MainActor
final class BarConstraintTests: GenerationTestCase {
    /// UIKit accepts priorities above 0, up to the required one.
    func testTheConstraintsOfBatonsViewsHaveValidPriorities() async throws {
        var state = BarState.ember
        state.scrollEdgeBackground = .clear
        let scene = try ScrollStage(state)
        scene.scroll(to: 8)
        let constraints = scene.navigation.view.family.flatMap(\.constraints).filter { constraint in
            [constraint.firstItem, constraint.secondItem].contains {
                guard let view = $0 as? UIView else { return false }
                return view is any BarBackdrop || view is ScrollWatch || view.superview is ScrollWatch
            }
        }
        XCTAssertGreaterThan(constraints.count, 4, "backdrop and marker")
        for constraint in constraints {
            XCTAssertGreaterThan(constraint.priority.rawValue, 0, "\(constraint)")
            XCTAssertLessThanOrEqual(constraint.priority.rawValue, 1_000, "\(constraint)")
        }
    }
}
