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
