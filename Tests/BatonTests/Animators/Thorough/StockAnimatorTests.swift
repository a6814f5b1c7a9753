import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests every stock animator with every ending on every device: it ends once, moves monotonically between the values
/// of the table, always shows a screen, and leaves nothing behind.
@MainActor
final class StockAnimatorTests: XCTestCase {
    private static let endings: [StockRun.Ending] =
        [.byItself, .interruptedTwice] + [0, 0.01, 0.5, 0.99, 1].map { .cancelled(at: $0) }

    private static let devices: [HeadlessDevice] = {
        let upright: [HeadlessDevice] = [.phone, .phone.turned, .pad]
        let both = upright + upright.map(\.rightToLeft)
        return both + both.map(\.reducingMotion)
    }()

    private func rehearse(
        _ moves: [StockMove], on devices: [HeadlessDevice] = StockAnimatorTests.devices,
        style: UIModalPresentationStyle = .fullScreen
    ) throws {
        XCTAssertFalse(moves.isEmpty)
        for move in moves {
            for device in devices {
                for ending in Self.endings { try StockRun(move, device, ending, style: style).play() }
            }
        }
    }

    func testPushesAndPops() async throws {
        try rehearse(StockMove.stack)
    }

    func testPresentationsAndDismissals() async throws {
        try rehearse(StockMove.modal)
    }

    func testPresentationsAndDismissalsThatKeepThePresenter() async throws {
        try rehearse(StockMove.modal, on: [.phone, .pad.rightToLeft], style: .overFullScreen)
        try rehearse(StockMove.modal, on: [.phone, .pad.rightToLeft], style: .custom)
    }

    func testTabs() async throws {
        try rehearse(StockMove.tab)
    }

    func testCrossFadesAreThePreferredMotion() async throws {
        try rehearse(StockMove.stack + StockMove.modal + StockMove.tab, on: [.phone.crossFading])
    }
}
