import BatonMonkey
import BatonPage
import BatonTesting
import Foundation
import TestSupport
import UIKit
import XCTest

@testable import Playground

/// Compares the pictures of the documentation with what the playground writes.
///
/// With `RECORD_PICTURES=1` in the environment the pictures are written again instead of compared. Look at them.
@MainActor
final class PictureStripTests: XCTestCase {
    /// The pictures on each page.
    private static let pages = [
        "Documentation/Accessibility.md": ["map.svg"],
        "Documentation/Bars.md": ["settings.svg", "settings-own-bars.svg", "draft-bar-taken-over-and-given-back.svg"],
        "Documentation/Contributing/UIKit.md": ["inbox.png"],
        "Documentation/Interactions.md": ["inbox.svg", "inbox-swipe-cancelled.svg", "tabs.svg"],
        "Documentation/Presentations.md": ["checkout.svg", "menu.svg"],
        "Documentation/SharedElements.md": ["picture.svg", "player.svg", "today.svg"],
        "Documentation/Stage.md": ["cube.png", "monkey.svg"],
        "Documentation/SwiftUI.md": ["onboarding.svg"],
        "Documentation/Transitions.md": ["photos.svg"],
    ]
    /// The picture that moves, for light and for dark pages.
    private static let moving = ["album.moving.svg", "album.moving-dark.svg"]
    private static let root = Repository.root
    private static let folder = root.appendingPathComponent("Documentation/Pictures")

    func testThePicturesOfTheDocumentationAreCurrent() async throws {
        let records = ProcessInfo.processInfo.environment["RECORD_PICTURES"] == "1"
        for name in Self.pages.values.flatMap({ $0 }).sorted() {
            let file = Self.folder.appendingPathComponent(name)
            let strip = try strip(file)
            if records { try strip.write(to: file) }
            XCTAssertTrue(try Data(contentsOf: file) == strip, "\(name) is not current.")
            XCTAssertLessThan(strip.count, 60_000, name)
        }
    }

    func testTheMovingPicturesAreCurrent() async throws {
        let records = ProcessInfo.processInfo.environment["RECORD_PICTURES"] == "1"
        for (name, isDark) in zip(Self.moving, [false, true]) {
            let scene = try XCTUnwrap(DemoScript.named(["album"]).first)
            XCTAssertEqual(name, "\(scene.name.slug).\(Files.moving(isDark: isDark))")
            let recording = try scene.play(on: isDark ? .phone.dark : .phone)
            let picture = Data(MovingPicture(recording).svg.utf8)
            let file = Self.folder.appendingPathComponent(name)
            if records { try picture.write(to: file) }
            XCTAssertTrue(try Data(contentsOf: file) == picture, "\(name) is not current.")
            XCTAssertLessThan(picture.count, 120_000, name)
        }
    }

    /// Draws a scene of the gallery, or what a monkey does.
    private func strip(_ file: URL) throws -> Data {
        let slug = file.deletingPathExtension().lastPathComponent
        if slug == "monkey" {
            return Files.svg(of: try Monkey.baton.record(Self.script, as: "Monkey").recording, at: nil)
        }
        let scene = try XCTUnwrap(DemoScript.all.first { $0.name.slug == slug })
        let recording = try GalleryRecordings.recording(of: scene)
        return file.pathExtension == "png" ? Files.png(of: recording) : Files.svg(of: recording, at: scene.moments)
    }

    /// A push is caught and let go, and a card is pulled while it comes.
    private static let script = """
        on phone 26 app=0
        push stack=0 screen=18 animated=1
        wait frames=8
        drag x=80 y=60 toX=30 toY=60 frames=10 end=0
        wait frames=6
        present with Baton kind=0 screen=2 stack=0 animated=1
        wait frames=8
        pull y=40 by=40 frames=14 end=0
        """

    func testEveryPageShowsItsPicturesAndThereAreNoOthers() async throws {
        for (page, names) in Self.pages {
            let text = try String(contentsOf: Self.root.appendingPathComponent(page), encoding: .utf8)
            for name in names { XCTAssertTrue(text.contains("Pictures/\(name))"), "\(page) does not show \(name).") }
        }
        let readme = try String(contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
        for name in Self.moving {
            XCTAssertTrue(readme.contains("Pictures/\(name)\""), "README.md does not show \(name).")
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        XCTAssertEqual(files.sorted(), (Self.pages.values.flatMap { $0 } + Self.moving).sorted())
    }

    func testEveryPageOfTheDocumentationShowsAPicture() async throws {
        let documentation = Self.root.appendingPathComponent("Documentation")
        let names = try FileManager.default.subpathsOfDirectory(atPath: documentation.path)
            .filter { $0.hasSuffix(".md") }
        XCTAssertTrue(names.contains("Bars.md"))
        for name in names.sorted() {
            let text = try String(contentsOf: documentation.appendingPathComponent(name), encoding: .utf8)
            XCTAssertNotNil(text.range(of: #"!\[[^\]]+\]\((\.\./)?Pictures/"#, options: .regularExpression), name)
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
