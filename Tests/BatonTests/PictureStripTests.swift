import BatonTesting
import Foundation
import XCTest

@testable import Playground

/// Compares the pictures of the documentation with what the playground writes.
///
/// `swift run Playground --format svg --output Documentation/Pictures` with `--scene` for each writes them again.
@MainActor
final class PictureStripTests: XCTestCase {
    private static let names = ["photos", "player", "settings"]

    func testThePicturesOfTheDocumentationAreCurrent() async throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let folder = root.deletingLastPathComponent().appendingPathComponent("Documentation/Pictures")
        for scene in try DemoScript.named(Self.names) {
            let strip = Data(Strip(try scene.play()).svg.utf8)
            let file = folder.appendingPathComponent("\(scene.name.slug).svg")
            XCTAssertTrue(try Data(contentsOf: file) == strip, "\(file.lastPathComponent) is not current.")
            XCTAssertLessThan(strip.count, 60_000, scene.name)
        }
    }

    func testAnUnknownSceneIsAnsweredWithTheNamesOfAll() async {
        XCTAssertThrowsError(try DemoScript.named(["photos", "nowhere"])) { error in
            let problem = (error as? OptionError)?.problem ?? ""
            XCTAssertTrue(problem.hasPrefix("There is no scene \"nowhere\"."))
            XCTAssertTrue(problem.contains("inbox-swipe-cancelled"))
        }
    }

    func testScenesAreFoundByNameAndBySlugInTheOrderOfThePage() async throws {
        let scenes = try DemoScript.named(["Inbox, swipe cancelled", "photos"])
        XCTAssertEqual(scenes.map(\.name), ["Photos", "Inbox, swipe cancelled"])
    }
}
