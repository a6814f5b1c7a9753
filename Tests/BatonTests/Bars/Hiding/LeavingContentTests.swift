import Baton
import BatonTesting
import UIKit
import XCTest

@testable import TestStages

/// Tests that the content of a list stays in its place on the screen, as it is seen at each frame, while the screen leaves with its
/// bar for one without. UIKit changes the safe area in its animation, and moves the content along.
@MainActor
final class LeavingContentTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    private static let hidden = BarState { $0.isHidden = true }

    /// Returns how far the content of a list is seen from its place, at most, while something happens.
    private func way(of list: LongScreen, on stage: Stage, during act: () throws -> Void) rethrows -> CGFloat {
        let place = list.scrollView.contentOffset.y
        var farthest: CGFloat = 0
        let observer = TurnLoop.main.addFrameObserver {
            let layer = list.scrollView.layer
            farthest = max(farthest, abs((layer.presentation() ?? layer).bounds.minY - place))
        }
        defer { TurnLoop.main.removeFrameObserver(observer) }
        try act()
        return farthest
    }

    private func eachStack(
        _ body: (ScrollStage, BarDriver, String) throws -> Void, _ first: BarState, _ second: BarState
    ) throws {
        for driver in [BarDriver.slide, .system] {
            for device in [HeadlessDevice.phone, .phone.rightToLeft] {
                let scene = try ScrollStage(first, second, driver, on: device)
                try body(scene, driver, "\(driver), \(device)")
            }
        }
    }

    func testAPushToAScreenWithoutABar() async throws {
        try eachStack(
            { scene, _, note in
                let way = try way(of: scene.list, on: scene.stage) {
                    scene.push()
                    try scene.stage.settle()
                }
                XCTAssertLessThan(way, 0.5, note)
            }, .ember, Self.hidden)
    }

    func testAPopToAScreenWithoutABarByItself() async throws {
        try eachStack(
            { scene, _, note in
                scene.push()
                try scene.stage.settle()
                let way = try way(of: scene.detail, on: scene.stage) {
                    scene.pop()
                    try scene.stage.settle()
                }
                XCTAssertLessThan(way, 0.5, note)
            }, Self.hidden, .ember)
    }

    func testASwipeToAScreenWithoutABarThatIsCancelled() async throws {
        try eachStack(
            { scene, driver, note in
                scene.push()
                try scene.stage.settle()
                let width = scene.stage.window.bounds.width
                let isMirrored = scene.navigation.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
                let x = { (x: CGFloat) in isMirrored ? width - x : x }
                let way = try way(of: scene.detail, on: scene.stage) {
                    scene.stage.finger.down(at: CGPoint(x: x(2), y: 400))
                    scene.stage.finger.drag(to: CGPoint(x: x(130), y: 400), in: 0.3)
                    scene.stage.finger.hold(for: 0.2)
                    scene.stage.finger.up()
                    try scene.stage.settle()
                }
                XCTAssertTrue(scene.navigation.topViewController === scene.detail, note)
                // The correction joins UIKit's swipe a frame later, when that has moved on a little.
                XCTAssertLessThan(way, driver == .system ? 2.5 : 0.5, note)
            }, Self.hidden, .ember)
    }
}
