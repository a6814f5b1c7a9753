import BatonTesting
import UIKit

@testable import Playground

/// The recordings of the gallery, which several tests look at. Each scene is played once in a process.
@MainActor
enum GalleryRecordings {
    private static var known: [String: Recording] = [:]

    /// Returns the recording of a scene on the device that the page shows.
    static func recording(of scene: DemoScript) throws -> Recording {
        let key = "\(scene.name) on \(HeadlessDevice.phone)"
        if let recording = known[key] { return recording }
        let recording = try scene.play()
        known[key] = recording
        return recording
    }
}
