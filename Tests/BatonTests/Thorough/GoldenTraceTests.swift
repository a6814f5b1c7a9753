import BatonPage
import BatonTesting
import Foundation
import TestSupport
import XCTest

@testable import Playground

/// Compares each scene with a trace in `Traces`, which the recorder writes and a person reviews.
///
/// With `RECORD_TRACES=1` in the environment the traces are recorded again instead of compared. Review the differences.
@MainActor
final class GoldenTraceTests: XCTestCase {
    /// The scenes that show a stock style and nothing else. The styles have traces in `Traces/Stock`.
    private static let stockStyles: Set = ["Cube", "Depth", "Fade", "Flip", "Reveal"]

    func testEverySceneMatchesItsTrace() async throws {
        let records = ProcessInfo.processInfo.environment["RECORD_TRACES"] == "1"
        for scene in DemoScript.all where !Self.stockStyles.contains(scene.name) {
            let trace = Trace(try scene.play()).text
            let file = Self.folder.appendingPathComponent("\(scene.name).txt")
            if records { try Data(trace.utf8).write(to: file) }
            let golden = String(decoding: try Data(contentsOf: file), as: UTF8.self)
            XCTAssertEqual(trace, golden, "\(scene.name) differs from Traces/\(scene.name).txt")
        }
    }

    private static let folder = Repository.root.appendingPathComponent("Tests/BatonTests/Traces")
}
