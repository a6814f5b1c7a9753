import BatonTesting
import Foundation
import UIKit
import XCTest

@testable import Baton

/// Compares the main pairs of bars, on each generation, with a trace in `Traces/Bars`: a push, and a swipe that is
/// cancelled in the middle. iOS 26 and 27 have one trace.
///
/// With `RECORD_TRACES=1` in the environment the traces are recorded again instead of compared. Review the differences.
@MainActor
final class BarTraceTests: GenerationTestCase {
    func testColourToColour() async throws {
        try compare("Colour to colour", .ember, BarState(background: .color(.systemIndigo)))
    }

    func testColourToClear() async throws { try compare("Colour to clear", .ember, .clear) }

    func testClearToSystem() async throws { try compare("Clear to system", .clear, BarState()) }

    func testColourToHidden() async throws { try compare("Colour to hidden", .ember, BarState(isHidden: true)) }

    func testLargeTitleToPlain() async throws {
        var large = BarState.ember
        large.largeTitleMode = .always
        var plain = BarState.halfSea
        plain.largeTitleMode = .never
        try compare("Large title to plain", large, plain, prefersLargeTitles: true)
    }

    /// The blur is clipped and not masked.
    func testColourToBlur() async throws {
        try compare("Colour to blur", .ember, BarState(background: .blur(.systemMaterial), showsShadowLine: false))
    }

    /// UIKit's own background travels on the design before iOS 26.
    func testColourToSystem() async throws {
        try compare("Colour to system, travelling", .ember, BarState { $0.transition = .travel })
    }

    private func compare(_ name: String, _ from: BarState, _ to: BarState, prefersLargeTitles: Bool = false) throws {
        let version = HeadlessDevice.defaultSystemVersion
        let systems = version < 26 ? "iOS \(version)" : "iOS 26 and 27"
        let scene = try BarScene(.system, from: from, to: to)
        scene.bar.prefersLargeTitles = prefersLargeTitles
        try scene.stage.settle()
        let push = try scene.stage.record("\(name), push on \(systems)") {
            scene.push()
            try scene.stage.settle()
        }
        let swipe = try scene.stage.record("\(name), cancelled swipe on \(systems)") {
            scene.drivePop(to: 0.5)
            try scene.release(finishing: false)
        }
        let trace = [push, swipe].map { Trace($0, every: 0.2).text }.joined()
        let file = Self.folder.appendingPathComponent("\(name), \(systems).txt")
        if ProcessInfo.processInfo.environment["RECORD_TRACES"] == "1" { try Data(trace.utf8).write(to: file) }
        let golden = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        XCTAssertEqual(trace, golden, "\(name) differs from Traces/Bars/\(file.lastPathComponent)")
    }

    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Traces/Bars")
}
