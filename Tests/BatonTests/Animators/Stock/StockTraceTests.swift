import BatonTesting
import Foundation
import TestSupport
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Compares each stock pair with a trace in `Traces/Stock`. A trace shows both directions without a gesture, at five
/// moments each, for review by a person.
///
/// With `RECORD_TRACES=1` in the environment the traces are recorded again instead of compared. Review the differences.
@MainActor
final class StockTraceTests: XCTestCase {
    private let stack = ["Slide", "Cover", "Fade", "Zoom", "Depth", "Flip", "Cube", "Reveal"]
    private let modal = ["Slide", "Slide from leading", "Card", "Dialog", "Fade", "Zoom", "Flip"]
    private let tab = ["Slide", "Fade"]

    func testStacksMatchTheirTraces() async throws { try compare(StockMove.stack, stack.map { "Stack, \($0)" }) }

    func testPresentationsMatchTheirTraces() async throws { try compare(StockMove.modal, modal.map { "Modal, \($0)" }) }

    func testTabsMatchTheirTraces() async throws { try compare(StockMove.tab, tab.map { "Tab, \($0)" }) }

    private func compare(_ moves: [StockMove], _ names: [String]) throws {
        let records = ProcessInfo.processInfo.environment["RECORD_TRACES"] == "1"
        XCTAssertEqual(moves.count, 2 * names.count)
        for (index, name) in names.enumerated() {
            let trace = try text(moves[2 * index]) + text(moves[2 * index + 1])
            let file = Self.folder.appendingPathComponent("\(name).txt")
            if records { try Data(trace.utf8).write(to: file) }
            let golden = String(decoding: try Data(contentsOf: file), as: UTF8.self)
            XCTAssertEqual(trace, golden, "\(name) differs from Traces/Stock/\(name).txt")
        }
    }

    private func text(_ move: StockMove) throws -> String {
        let scene = try StockStage(move.kind, on: .phone)
        let animator = move.make(scene.source)
        scene.animator = animator
        let recording = try scene.stage.record(move.name) {
            scene.start()
            try scene.stage.settle()
        }
        return Trace(recording, every: animator.transitionDuration(using: nil) / 4).text
    }

    private static let folder = Repository.root.appendingPathComponent("Tests/BatonTests/Traces/Stock")
}
