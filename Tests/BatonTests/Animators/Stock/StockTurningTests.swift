import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// The device is turned, or the window gets another size, while a stock animator plays: poses are those of the old size,
/// and at the end everything is as if the change had been made on the turned device, without an animation.
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
        case finished
        case cancelled
    }

    private func play(
        _ move: StockMove, _ device: HeadlessDevice, _ change: Change, _ ending: Ending, style: UIModalPresentationStyle
    ) throws {
        let theatre = try Theatre(move.kind, on: device, style: style)
        let animator = move.make(theatre.source)
        theatre.animator = animator
        if ending != .byItself { theatre.interaction = UIPercentDrivenInteractiveTransition() }
        let name = "\(move.name), \(device.name), \(change), \(ending), style \(style.rawValue)"
        theatre.start()
        theatre.stage.turn()
        let ends = EndCount(of: theatre)
        theatre.interaction?.update(0.4)
        theatre.stage.advance(by: 0.4 * animator.transitionDuration(using: nil))
        change.make(on: theatre.stage)
        theatre.stage.advance(by: 0.1)
        if ending == .cancelled { theatre.interaction?.cancel() } else { theatre.interaction?.finish() }
        try theatre.stage.settle()
        XCTAssertEqual(ends.cancelled, [ending == .cancelled], name)
        let there = ending == .cancelled ? theatre.leaving : theatre.entering
        let seen = there.view.convert(there.view.bounds, to: nil)
        XCTAssertEqual(seen, CGRect(origin: .zero, size: theatre.stage.device.size), name)
        let after = WindowDump(theatre.stage.window)
        let plain = try dumpOfPlainChange(move, device, change, ending, style)
        XCTAssertEqual(after.difference(from: plain), [], name)
    }

    /// The same on the device as it is afterwards, with nothing of ours.
    private func dumpOfPlainChange(
        _ move: StockMove, _ device: HeadlessDevice, _ change: Change, _ ending: Ending,
        _ style: UIModalPresentationStyle
    ) throws -> WindowDump {
        let plain = try Theatre(move.kind, on: device, style: style)
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

    func testPushesAndPopsEndRightOnATurnedDevice() async throws {
        try play(StockMove.stack)
    }

    func testPresentationsAndDismissalsEndRightOnATurnedDevice() async throws {
        for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom] {
            try play(StockMove.modal, style: style)
        }
    }

    func testTabsEndRightOnATurnedDevice() async throws {
        try play(StockMove.tab)
    }

    /// No device is turned, but a container of the app's gives the stack more room.
    func testAStackThatGetsAnotherSizeFromItsParentEndsRight() async throws {
        let small = CGRect(x: 0, y: 422, width: 390, height: 422)
        for move in StockMove.stack {
            for finishes in [true, false] {
                let theatre = try Theatre(move.kind, on: .phone)
                let navigation = try XCTUnwrap(
                    theatre.entering.navigationController ?? theatre.leaving.navigationController)
                let parent = UIViewController()
                theatre.stage.window.rootViewController = parent
                parent.addChild(navigation)
                navigation.view.frame = small
                parent.view.addSubview(navigation.view)
                navigation.didMove(toParent: parent)
                try theatre.stage.settle()
                let animator = move.make(theatre.source)
                let name = "\(move.name), finishing \(finishes)"
                theatre.animator = animator
                theatre.interaction = UIPercentDrivenInteractiveTransition()
                theatre.start()
                theatre.stage.turn()
                theatre.interaction?.update(0.4)
                theatre.stage.advance(by: 0.1)
                navigation.view.frame = parent.view.bounds
                theatre.stage.advance(by: 0.1)
                finishes ? theatre.interaction?.finish() : theatre.interaction?.cancel()
                try theatre.stage.settle()
                let there = finishes ? theatre.entering : theatre.leaving
                XCTAssertTrue(navigation.topViewController === there, name)
                XCTAssertEqual(there.view.convert(there.view.bounds, to: nil), parent.view.bounds, name)
                XCTAssertTrue(CATransform3DIsIdentity(there.view.layer.transform), name)
                XCTAssertEqual(there.view.safeAreaInsets.bottom, 34, name)
                XCTAssertEqual(theatre.stage.window.leftovers, [], name)
            }
        }
    }
}
