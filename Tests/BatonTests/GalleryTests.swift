import BatonGallery
import BatonTesting
import Foundation
import TestSupport
import UIKit
import XCTest

@testable import Playground

/// The demonstrations of the gallery, which are meant to be copied.
@MainActor
final class GalleryTests: XCTestCase {
    private static let demos = Repository.root.appendingPathComponent("Playground/Gallery/Demos")

    func testADemoHasAtMostAHundredLines() async throws {
        let folders = try FileManager.default.contentsOfDirectory(
            at: Self.demos, includingPropertiesForKeys: [.isDirectoryKey]
        ).filter(\.hasDirectoryPath)
        XCTAssertGreaterThan(folders.count, 8)
        for folder in folders {
            let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            let lines = try files.map { try String(contentsOf: $0, encoding: .utf8).split(separator: "\n").count }
            XCTAssertLessThanOrEqual(lines.reduce(0, +), 100, folder.lastPathComponent)
        }
    }

    func testTheKeyboardIsDrawnWhereItIsAndMovesWithItsNotifications() async throws {
        let stage = Stage(.phone, root: UIViewController())
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        stage.window.rootViewController?.view.addSubview(field)
        try stage.settle()
        let recording = stage.record("Keyboard") {
            field.becomeFirstResponder()
            stage.advance(by: 0.6)
        }
        let frames = recording.frames.map { $0.keyboard?.frame.minY ?? 844 }
        XCTAssertEqual(frames.first, 844)
        // 216 points of keys, 45 of suggestions and the home indicator.
        XCTAssertEqual(frames.last ?? 0, 844 - 216 - 45 - 34, accuracy: 1e-6)
        XCTAssertEqual(frames, frames.sorted(by: >))
        let steps = zip(frames, frames.dropFirst()).map { $0 - $1 }
        // UIKit's spring is fastest after 1/18.257 s: 18.257/e of the way in a second.
        XCTAssertEqual(steps.max() ?? 0, 295 * 18.257 / 2.718 / 60, accuracy: 0.5)
        XCTAssertTrue(Strip(recording, at: [0.5]).svg.contains(">q</tspan>"))
        XCTAssertFalse(Strip(recording, at: [0]).svg.contains(">q</tspan>"))
    }

    func testTheStatusBarCanBeReadOverADarkPicture() async throws {
        for (name, isLight) in [("Story, a bar faded in by scrolling", true), ("Onboarding", true), ("Photos", false)] {
            let scene = try DemoScript.named([name])[0]
            let bar = try XCTUnwrap(GalleryRecordings.recording(of: scene).frames.first?.statusBar)
            XCTAssertEqual(bar.isLight, isLight, name)
        }
    }

    func testTheStoryRestsOnTheOpenedPhoto() async throws {
        let scene = try DemoScript.named(["Story, a bar faded in by scrolling"])[0]
        let recording = try GalleryRecordings.recording(of: scene)
        let shown = try XCTUnwrap(recording.events.first { $0.text == "Night watch.viewDidAppear(true)" }).time
        let left = try XCTUnwrap(recording.events.first { $0.text == "Night watch.viewWillDisappear(true)" }).time
        XCTAssertGreaterThan(left - shown, 0.8)
    }

    func testTheTitleOfATabCanBeTappedInABarAtTheSide() async throws {
        let scene = try DemoScript.named(["tabs"])
        let log = try scene[0].play(on: .duo).events.map(\.text)
        XCTAssertTrue(log.contains("Photos.viewDidAppear(true)"), "\(log)")
    }

    func testTheSymbolsOfATabBarHaveTheColoursOfTheirTitles() async throws {
        let tabs = UITabBarController()
        tabs.viewControllers = ["Albums", "Photos"].map { title in
            let screen = UIViewController()
            screen.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "photo"), tag: 0)
            return screen
        }
        let stage = Stage(.phone, root: tabs)
        try stage.settle()
        let items = tabs.tabBar.subviews.filter { $0.subviews.contains { $0 is UILabel } }
        XCTAssertEqual(items.count, 2)
        for item in items {
            let label = item.subviews.lazy.compactMap { $0 as? UILabel }.first
            let symbol = item.subviews.lazy.compactMap { $0 as? UIImageView }.first
            XCTAssertEqual(symbol?.tintColor, label?.textColor)
        }
    }
}
