import Baton
import BatonTesting
import UIKit
import XCTest

@testable import TestStages

/// A test case whose scenarios run with each answer of UIKit's that is not known. A wrong belief costs at most a jerk: every
/// transition ends as the finger asks for, and nothing is left of it.
@MainActor
class BeliefTestCase: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    /// A stack of A, B and C, where B and C have coloured bars, on which a finger moves from the leading edge.
    func scene(
        _ isMirrored: Bool, _ setUp: (UINavigationController) -> Void = { $0.transitions = .slide }
    ) throws -> SwipeStage {
        let scene = try SwipeStage(mirrored: isMirrored, setUp: setUp)
        scene.stand.b.navigationItem.barState.background = .color(.red)
        scene.c.navigationItem.barState.background = .color(.blue)
        try scene.stage.settle()
        return scene
    }

    /// Runs a scenario with each answer, in both reading directions.
    func each(
        _ beliefs: [InteractionBelief] = InteractionBelief.all,
        _ scenario: (_ isMirrored: Bool, _ name: String) throws -> Void
    ) {
        for belief in beliefs {
            for isMirrored in [false, true] {
                let name = "\(belief), mirrored: \(isMirrored)"
                do {
                    try belief.whileTrue { try scenario(isMirrored, name) }
                } catch {
                    XCTFail("\(error), \(name)")
                }
            }
        }
    }

    func expectClean(_ stage: Stage, _ name: String) {
        XCTAssertEqual(HeadlessLog.warnings, [], name)
        XCTAssertEqual(stage.window.family.filter { $0.layer.animationKeys()?.isEmpty == false }, [], name)
    }
}
