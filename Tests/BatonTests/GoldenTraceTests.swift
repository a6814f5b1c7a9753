import BatonPage
import BatonTesting
import Foundation
import XCTest

@testable import Playground
@testable import TestStages

/// Compares each scene with a trace in `Traces`, which the recorder writes and a person reviews.
///
/// With `RECORD_TRACES=1` in the environment the traces are recorded again instead of compared. Review the differences.
@MainActor
final class GoldenTraceTests: XCTestCase {
    func testEverySceneMatchesItsTrace() async throws {
        let records = ProcessInfo.processInfo.environment["RECORD_TRACES"] == "1"
        for scene in DemoScript.all {
            let trace = Trace(try GalleryRecordings.recording(of: scene)).text
            let file = Self.folder.appendingPathComponent("\(scene.name).txt")
            if records { try Data(trace.utf8).write(to: file) }
            let golden = String(decoding: try Data(contentsOf: file), as: UTF8.self)
            XCTAssertEqual(trace, golden, "\(scene.name) differs from Traces/\(scene.name).txt")
        }
    }

    /// Some scenes, with gestures, other settings and bars that travel. `.ci/run` compares the whole page of two processes.
    func testTheSameSceneGivesTheSamePageTwice() async throws {
        var pages: [String] = []
        for _ in 0..<2 {
            let scenes = try DemoScript.named(["Photos", "Player", "Settings, a gradient bar"]).map { scene in
                try scene.completed(Files.Scene(recording: scene.play(), summary: scene.summary), with: .init())
            }
            pages.append(await Files.page(scenes).html)
        }
        XCTAssertTrue(pages[0] == pages[1])
    }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Traces")
}
