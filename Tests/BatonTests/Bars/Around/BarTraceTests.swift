import BatonTesting
import Foundation
import TestSupport
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

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
        large.prefersLargeTitles = true
        var plain = BarState.halfSea
        plain.prefersLargeTitles = false
        try compare("Large title to plain", large, plain, prefersLargeTitles: true)
    }

    /// The blur is clipped and not masked.
    func testColourToBlur() async throws {
        try compare("Colour to blur", .ember, BarState(background: .blur(.systemMaterial), showsShadowLine: false))
    }

    /// The blur fades by its effect. Its view is opaque at each moment.
    func testClearToBlur() async throws {
        try compare("Clear to blur", .clear, BarState(background: .blur(.systemMaterial), showsShadowLine: false))
    }

    /// A finger scrolls the list away from its edge and back.
    func testABlurThatScrollingFadesIn() async throws {
        var state = BarState(background: .blur(.systemMaterial), showsShadowLine: false)
        state.scrollEdgeBackground = .clear
        let scene = try ScrollStage(state)
        let recording = scene.stage.record("A blur faded in by scrolling on \(systems)") {
            for distance in [0, 4, 8, 12, 16, 20, 10, 0] as [CGFloat] {
                scene.scroll(to: distance)
                scene.stage.advance(by: 0.1)
            }
        }
        try compare("A blur faded in by scrolling", [Trace(recording, every: 0.1)])
    }

    /// UIKit's own background travels on the design before iOS 26.
    func testColourToSystem() async throws {
        try compare("Colour to system, travelling", .ember, BarState { $0.transition = .travel })
    }

    private func compare(_ name: String, _ from: BarState, _ to: BarState, prefersLargeTitles: Bool = false) throws {
        let scene = try BarStage(.system, from: from, to: to)
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
        try compare(name, [push, swipe].map { Trace($0, every: 0.2) })
    }

    /// The systems that have one trace.
    private var systems: String {
        let version = HeadlessDevice.defaultSystemVersion
        return version < 26 ? "iOS \(version)" : "iOS 26 and 27"
    }

    private func compare(_ name: String, _ traces: [Trace]) throws {
        let trace = traces.map(\.text).joined()
        let file = Self.folder.appendingPathComponent("\(name), \(systems).txt")
        if ProcessInfo.processInfo.environment["RECORD_TRACES"] == "1" { try Data(trace.utf8).write(to: file) }
        let golden = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        XCTAssertEqual(trace, golden, "\(name) differs from Traces/Bars/\(file.lastPathComponent)")
    }

    private static let folder = Repository.root.appendingPathComponent("Tests/BatonTests/Traces/Bars")
}
