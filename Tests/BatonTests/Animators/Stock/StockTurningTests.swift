import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Rotates the device or resizes the window while a stock animator plays.
///
/// UIKit's percent-driven interaction drives some of them. They end at once, and the result equals the same change made without
/// animation after the rotation.
@MainActor
final class StockTurningTests: XCTestCase {
    private enum Change: CaseIterable {
        case turned
        case narrowed

        @MainActor
        func make(on stage: Stage) {
            switch self {
            case .turned: stage.rotate()
            case .narrowed: stage.resize(to: CGSize(width: 320, height: 700))
            }
        }
    }

    private enum Ending: CaseIterable {
        case byItself
        /// An interaction of UIKit's holds it.
        case cancelled
    }

    private func play(
        _ move: StockMove, _ device: HeadlessDevice, _ change: Change, _ ending: Ending, style: UIModalPresentationStyle
    ) throws {
        let scene = try StockStage(move.kind, on: device, style: style)
        let animator = move.make(scene.source)
        scene.animator = animator
        if ending != .byItself { scene.interaction = UIPercentDrivenInteractiveTransition() }
        let name = "\(move.name), \(device.name), \(change), \(ending), style \(style.rawValue)"
        scene.start()
        scene.stage.turn()
        let ends = EndCount(of: scene)
        scene.interaction?.update(0.4)
        scene.stage.advance(by: 0.4 * animator.transitionDuration(using: nil))
        change.make(on: scene.stage)
        scene.stage.advance(by: 0.1)
        XCTAssertEqual(ends.cancelled, [ending == .cancelled], "it has ended, \(name)")
        scene.interaction?.finish()
        try scene.stage.settle()
        XCTAssertEqual(ends.cancelled, [ending == .cancelled], name)
        let there = ending == .cancelled ? scene.leaving : scene.entering
        let seen = there.view.convert(there.view.bounds, to: nil)
        XCTAssertEqual(seen, CGRect(origin: .zero, size: scene.stage.device.size), name)
        let after = WindowDump(scene.stage.window)
        let plain = try dumpOfPlainChange(move, device, change, ending, style)
        XCTAssertEqual(after.difference(from: plain), [], name)
    }

    /// Dumps the window after the same change on a device with the final size, without animation.
    private func dumpOfPlainChange(
        _ move: StockMove, _ device: HeadlessDevice, _ change: Change, _ ending: Ending,
        _ style: UIModalPresentationStyle
    ) throws -> WindowDump {
        let plain = try StockStage(move.kind, on: device, style: style)
        change.make(on: plain.stage)
        try plain.stage.settle()
        if ending != .cancelled { plain.start(animated: false) }
        try plain.stage.settle()
        return WindowDump(plain.stage.window)
    }

    private func play(_ moves: [StockMove], style: UIModalPresentationStyle = .fullScreen) throws {
        for move in moves {
            for device in [HeadlessDevice.phone, .pad.rightToLeft] {
                for change in Change.allCases {
                    for ending in Ending.allCases { try play(move, device, change, ending, style: style) }
                }
            }
        }
    }

    func testPushesAndPopsEndCorrectlyAfterARotation() async throws {
        try play(StockMove.stack)
    }

    func testPresentationsAndDismissalsEndCorrectlyAfterARotation() async throws {
        for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom] {
            try play(StockMove.modal, style: style)
        }
    }

    func testTabsEndCorrectlyAfterARotation() async throws {
        try play(StockMove.tab)
    }

    /// The device is not rotated. An enclosing container view controller resizes the stack.
    func testAStackResizedByItsParentEndsCorrectly() async throws {
        let small = CGRect(x: 0, y: 422, width: 390, height: 422)
        for move in StockMove.stack {
            for finishes in [true, false] {
                let scene = try StockStage(move.kind, on: .phone)
                let navigation = try XCTUnwrap(
                    scene.entering.navigationController ?? scene.leaving.navigationController)
                let parent = UIViewController()
                scene.stage.window.rootViewController = parent
                parent.addChild(navigation)
                navigation.view.frame = small
                parent.view.addSubview(navigation.view)
                navigation.didMove(toParent: parent)
                try scene.stage.settle()
                let animator = move.make(scene.source)
                let name = "\(move.name), finishing \(finishes)"
                scene.animator = animator
                scene.interaction = UIPercentDrivenInteractiveTransition()
                scene.start()
                scene.stage.turn()
                scene.interaction?.update(0.4)
                scene.stage.advance(by: 0.1)
                navigation.view.frame = parent.view.bounds
                scene.stage.advance(by: 0.1)
                finishes ? scene.interaction?.finish() : scene.interaction?.cancel()
                try scene.stage.settle()
                let there = finishes ? scene.entering : scene.leaving
                XCTAssertTrue(navigation.topViewController === there, name)
                XCTAssertEqual(there.view.convert(there.view.bounds, to: nil), parent.view.bounds, name)
                XCTAssertTrue(CATransform3DIsIdentity(there.view.layer.transform), name)
                XCTAssertEqual(there.view.safeAreaInsets.bottom, 34, name)
                XCTAssertEqual(scene.stage.window.leftovers, [], name)
            }
        }
    }
}
