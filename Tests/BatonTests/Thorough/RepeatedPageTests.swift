import BatonPage
import BatonTesting
import XCTest

@testable import Playground

/// Tests that a scene is played alike each time.
@MainActor
final class RepeatedPageTests: XCTestCase {
    /// Some scenes, with gestures, other settings and bars that travel. `.ci/run` compares the whole page of two processes.
    func testTheSameSceneGivesTheSamePageTwice() async throws {
        for scene in try DemoScript.named(["Photos", "Player", "Settings, a gradient bar"]) {
            var pages: [String] = []
            for _ in 0..<2 {
                let files = try scene.completed(
                    Files.Scene(recording: scene.play(), summary: scene.summary), with: .init())
                pages.append(await Files.page([files]).html)
            }
            XCTAssertTrue(pages[0] == pages[1], scene.name)
        }
    }
}
