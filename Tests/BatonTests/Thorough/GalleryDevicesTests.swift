import BatonTesting
import UIKit
import XCTest

@testable import Playground
@testable import TestStages

/// Plays every scene on other devices and with other settings than those of the page.
@MainActor
final class GalleryDevicesTests: XCTestCase {
    private static let devices: [(name: String, device: HeadlessDevice)] = [
        ("pad", .pad), ("right to left", .phone.rightToLeft), ("dark", .phone.dark),
        ("reduced motion", .phone.reducingMotion), ("iOS 18", .phone.running(18)),
        ("window", window), ("outer Duo", .duoOuter),
    ]

    /// A narrow window of a pad, with window controls.
    private static var window: HeadlessDevice {
        var device = HeadlessDevice.pad.windowed
        device.size = CGSize(width: 500, height: 900)
        return device
    }

    override func tearDown() async throws {
        HeadlessDevice.current = .phone
    }

    func testEverySceneTellsTheSameStoryOnEveryDevice() async throws {
        for scene in DemoScript.all {
            let expected = Self.callbacks(in: try scene.play())
            XCTAssertGreaterThan(expected.count, 1, scene.name)
            for (name, device) in Self.devices {
                HeadlessLog.reset()
                let recording = try scene.play(on: device)
                XCTAssertEqual(HeadlessLog.warnings, [], "\(scene.name), \(name)")
                XCTAssertEqual(HeadlessLog.messages, [], "\(scene.name), \(name)")
                XCTAssertEqual(Self.callbacks(in: recording), expected, "\(scene.name), \(name)")
            }
        }
    }

    func testTheButtonOfAWelcomeIsInTheSafeAreaOfShortScreens() async throws {
        let scene = try XCTUnwrap(DemoScript.all.first { $0.name == "Onboarding" })
        for device in [HeadlessDevice.duoOuter, .smallPhone, .phone] {
            let stage = try scene.stage(on: device)
            defer { stage.close() }
            let button = try XCTUnwrap(stage.window.family.first { ($0 as? UIButton)?.currentTitle == "Continue" })
            let safe = stage.window.bounds.inset(by: stage.window.safeAreaInsets)
            XCTAssertTrue(safe.contains(button.frameInWindow), "\(button.frameInWindow) on \(device)")
        }
    }

    /// What the screens were told, without what Baton decided. Another photo may be where the finger taps.
    private static func callbacks(in recording: Recording) -> [Substring] {
        recording.events.map(\.text).filter { !$0.hasPrefix("Baton: ") }.compactMap { $0.split(separator: ".").last }
    }
}
