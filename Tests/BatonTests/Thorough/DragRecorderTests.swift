import BatonPage
import BatonTesting
import UIKit
import XCTest

@testable import Playground

/// Tests the grid of releases from which the page chooses.
@MainActor
final class DragRecorderTests: XCTestCase {
    /// A recognizer takes the mean speed of a tenth of a second.
    func testTheFingerHasItsSpeedForATenthOfASecondBeforeItLetsGo() async throws {
        let scene = try DemoScript.named(["Inbox"])[0]
        let drag = try XCTUnwrap(scene.drag)
        let recorder = DragRecorder(scene: scene, drag: drag, device: .phone)
        let stage = try recorder.prepared()
        defer { stage.close() }
        let way = drag.point(1, on: stage).x - drag.point(0, on: stage).x
        for speed in DemoDrag.speeds {
            let release = try recorder.release(at: 0.45, speed, on: stage)
            let last = release.recording.frames.filter {
                $0.time > release.time - 0.101 && $0.time < release.time - 0.001
            }
            let places = last.compactMap { $0.touches.first?.x }
            XCTAssertEqual(places.count, 6)
            for (one, next) in zip(places, places.dropFirst()) {
                XCTAssertEqual(next - one, way * speed / 60, accuracy: 1e-6, "\(speed)")
            }
        }
    }

    /// A reader lets go anywhere. The rule on the page decides there as the recorded transition does.
    func testTheRuleOfThePageDecidesAsTheTransition() async throws {
        for name in ["Photos", "Inbox", "Map", "Story, a bar faded in by scrolling"] {
            let scene = try DemoScript.named([name])[0]
            let recorder = DragRecorder(scene: scene, drag: try XCTUnwrap(scene.drag), device: .phone)
            let (list, rule) = try ReleaseGrid(recorder).play()
            XCTAssertEqual(rule.author, name.hasPrefix("Story") ? "UIKit" : "Baton")
            for release in list {
                XCTAssertEqual(
                    rule.finishes(at: release.progress, speed: release.speed), release.finishes,
                    "\(name) at \(release.progress) with \(release.speed)")
            }
            for (progress, speed) in [(0.53, 0.0), (0.5, 0.7), (0.6, -0.7), (rule.limit + 0.03, 0), (rule.limit, -0.7)]
            {
                let stage = try recorder.prepared()
                defer { stage.close() }
                let release = try recorder.release(at: progress, speed, on: stage)
                XCTAssertEqual(
                    rule.finishes(at: progress, speed: speed), release.finishes, "\(name) at \(progress) with \(speed)")
            }
        }
    }

    /// The rule of a stack is half of the width, and the finger's way is nine tenths of it.
    func testTheGridHasReleasesOnBothSidesOfTheLimit() async throws {
        let scene = try DemoScript.named(["Inbox"])[0]
        let recorder = DragRecorder(scene: scene, drag: try XCTUnwrap(scene.drag), device: .phone)
        let (list, rule) = try ReleaseGrid(recorder).play()
        XCTAssertEqual(rule.limit, 0.5 / 0.9, accuracy: 0.01)
        XCTAssertEqual(rule.projection, 0.099, accuracy: 1e-6)
        let rests = list.filter { $0.speed == 0 }
        XCTAssertEqual(rests.map(\.finishes), [false, false, true, true])
        XCTAssertLessThan(rests[2].progress - rests[1].progress, 0.015)
    }

    /// What a reader expects of the phone on the page: far and on finishes, a little or back does not.
    func testEveryDragCanFinishAndGoBack() async throws {
        for scene in DemoScript.all {
            guard let drag = scene.drag else { continue }
            let recorder = DragRecorder(scene: scene, drag: drag, device: .phone)
            for (progress, speed, finishes) in [(0.2, 0.0, false), (0.7, -1.5, false), (0.7, 1.5, true)] {
                let stage = try recorder.prepared()
                defer { stage.close() }
                let release = try recorder.release(at: progress, speed, on: stage)
                XCTAssertEqual(release.finishes, finishes, "\(scene.name) at \(progress) with \(speed)")
            }
        }
    }
}
