import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Swipes during which the window is turned or resized. UIKit's go on, and Baton's are cancelled.
@MainActor
final class ResizedSwipeTests: NamedSwipeTestCase {
    func testTurnedInTheMiddle() async throws {
        for pops in [false, true] {
            try each { scene, isSystems in
                scene.down()
                scene.drag(by: 200)
                scene.stage.rotate()
                scene.drag(by: pops ? 600 : 20)
                try scene.release()
                scene.expect(pops && isSystems ? ["A", "B"] : ["A", "B", "C"])
            }
        }
    }

    /// The window is resized at once, in an animation, or by another finger on its corner. A transition
    /// of Baton's is cancelled, and the finger has nothing to move.
    func testResizedInTheMiddle() async throws {
        let sizes = [CGSize(width: 507, height: 1180), CGSize(width: 1180, height: 820)]
        let resizes: [(Stage, CGSize) -> Void] = [
            { $0.resize(to: $1, lasting: 0) }, { $0.resize(to: $1) }, { $0.resizeInteractively(to: $1, in: 0.3) },
        ]
        for (size, resize) in sizes.flatMap({ size in resizes.map { (size, $0) } }) {
            for pops in [true, false] {
                try each(on: .pad, inContent: pops) { scene, isSystems in
                    let interaction = try XCTUnwrap(scene.stand.driver?.swipe.interaction)
                    scene.down()
                    scene.drag(by: 300)
                    resize(scene.stage, size)
                    XCTAssertEqual(scene.navigation.view.bounds.size, size)
                    scene.drag(by: 350)
                    XCTAssertEqual(interaction.isActive, false)
                    scene.drag(by: pops ? size.width - 10 : 20)
                    try scene.release()
                    XCTAssertEqual(scene.navigation.topViewController?.view.bounds.size, size)
                    scene.expect(pops && isSystems ? ["A", "B"] : ["A", "B", "C"])
                }
            }
        }
    }
}
