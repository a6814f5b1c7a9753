import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that a second `willShow` of a transition, as from an app that forwards it too, leaves nothing behind.
@MainActor
final class RepeatedWillShowTests: GenerationTestCase {
    func testBackgroundsThatTravel() async throws {
        for pops in [false, true] {
            let scene = try BarStage(
                .slide, from: .ember, to: .halfSea, stackState: BarState { $0.transition = .travel })
            if pops {
                try scene.arrive()
                scene.navigation.popViewController(animated: true)
            } else {
                scene.navigation.pushViewController(scene.second, animated: true)
            }
            let tell: ((UINavigationController, UIViewController, Bool) -> Void)? =
                scene.navigation.delegate?.navigationController(_:willShow:animated:)
            tell?(scene.navigation, pops ? scene.first : scene.second, true)
            scene.stage.advance(by: 0.1)
            XCTAssertEqual(scene.navigation.view.barBackdrops.count, 2, "moving, pops \(pops)")
            XCTAssertEqual(scene.navigation.view.subviews.filter { $0 is BarClip }.count, 1, "moving, pops \(pops)")
            try scene.stage.settle()
            XCTAssertEqual(scene.navigation.view.barBackdrops.count, 1, "pops \(pops)")
            XCTAssertEqual(scene.navigation.view.subviews.filter { $0 is BarClip }, [], "pops \(pops)")
        }
    }
}
