import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Swipes between a screen with a hidden bar and one with a bar.
@MainActor
final class RevealedBarSwipeTests: NamedSwipeTestCase {
    func testASwipeFromAHiddenBarToAShownOne() async throws {
        for end in [100, 330] as [CGFloat] {
            try each([.slide, .cover, .mixed, .system]) { scene, _ in
                scene.c.navigationItem.barState.isHidden = true
                scene.stand.pop()
                try scene.stage.settle()
                scene.stand.push(scene.c)
                try scene.stage.settle()
                XCTAssertTrue(scene.navigation.isNavigationBarHidden)
                try scene.swipe(to: end)
                XCTAssertEqual(scene.navigation.isNavigationBarHidden, end == 100)
                scene.expect(end == 100 ? ["A", "B", "C"] : ["A", "B"])
            }
        }
    }

    func testASwipeFromABarHiddenByTheAppInItsCallbacks() async throws {
        for end in [100, 330] as [CGFloat] {
            let all = [NavigationTransitions.slide, .cover, .mixed, .system].map { transitions in
                var transitions = transitions
                transitions.swipe.allowsHiddenBar = true
                return transitions
            }
            try each(all) { scene, _ in
                let navigation = scene.navigation
                scene.c.onWillAppear = { [weak navigation] in navigation?.setNavigationBarHidden(true, animated: true) }
                scene.c.onWillDisappear = { [weak navigation] in
                    navigation?.setNavigationBarHidden(false, animated: true)
                }
                scene.stand.pop()
                try scene.stage.settle()
                scene.stand.push(scene.c)
                try scene.stage.settle()
                XCTAssertTrue(scene.navigation.isNavigationBarHidden)
                try scene.swipe(to: end)
                XCTAssertEqual(scene.navigation.isNavigationBarHidden, end == 100)
                scene.expect(end == 100 ? ["A", "B", "C"] : ["A", "B"])
            }
        }
    }
}
