import BatonPage
import BatonTesting
import XCTest

@testable import Playground

/// Tests that a scene is played alike each time.
@MainActor
final class RepeatedPageTests: XCTestCase {
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
}
