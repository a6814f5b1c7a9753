import BatonPage
import BatonTesting
import UIKit

@testable import Playground

/// Where the views of a scene are when a finger has let go and everything has come to rest.
struct RestAfterDrag: Codable {
    let scene: String
    let progress: Double
    let speed: Double
    let finishes: Bool
    let places: [TracedPlace]

    /// Plays the releases anew, apart from what is written in the page. The places are those of the views with the names.
    @MainActor
    static func all(in scene: DemoScript, of names: [String]) throws -> [RestAfterDrag] {
        guard let drag = scene.drag else { return [] }
        let recorder = DragRecorder(scene: scene, drag: drag, device: .phone)
        return try [(0.2, 0.0), (0.7, 0), (0.45, -1.5), (0.45, 1.5)].map { progress, speed in
            let stage = try recorder.prepared()
            defer { stage.close() }
            let release = try recorder.release(at: progress, speed, on: stage)
            return RestAfterDrag(
                scene: scene.name, progress: progress, speed: speed, finishes: release.finishes,
                places: TracedPlace.last(in: release.recording, of: names))
        }
    }
}

extension TracedPlace {
    /// The places of views in the last frame.
    fileprivate static func last(in recording: Recording, of names: [String]) -> [TracedPlace] {
        (recording.frames.last?.views ?? []).filter { names.contains($0.name) }.map {
            TracedPlace(
                scene: recording.name, milliseconds: 0, view: $0.name, x: $0.windowFrame.minX, y: $0.windowFrame.minY)
        }
    }
}
