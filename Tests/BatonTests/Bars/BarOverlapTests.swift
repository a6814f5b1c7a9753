import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// Changes that are requested while others run, on stacks with hidden bars.
@MainActor
final class BarOverlapTests: GenerationTestCase {
    /// A screen with a hidden bar is pushed without animation while another push runs, and is popped again.
    func testTheBarIsBackAfterAHiddenScreenThatWaitedWasPopped() async throws {
        for driver in [BarDriver.system, .slide] {
            for number in 0..<64 {
                let first = Double(number / 8) / 40
                let second = Double(number % 8) / 40
                let scene = try BarScene(driver, from: BarState(), to: BarState())
                let hidden = UIViewController()
                hidden.navigationItem.barState = BarState(isHidden: true)
                scene.push()
                scene.navigation.pushViewController(hidden, animated: false)
                scene.stage.advance(by: first)
                hidden.navigationItem.barState = BarState(background: .color(.red), backgroundAlpha: 0, isHidden: true)
                scene.navigation.popViewController(animated: true)
                for _ in 0..<2 {
                    HeadlessBars.tapBackButton(of: scene.bar)
                    scene.stage.advance(by: second)
                }
                try scene.stage.settle()
                XCTAssertEqual(scene.bar.alpha, 1, "\(driver) \(first) \(second)")
                XCTAssertNil(scene.backdrop, "\(driver) \(first) \(second)")
            }
        }
    }
}
