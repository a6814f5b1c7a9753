import BatonGallery
import BatonTesting

extension DemoScript {
    /// The scenes that the page shows with other settings beside them. More would make the page too large.
    private static let compared = ["Photos", "Inbox"]

    /// Adds what only the page shows: the group, the line of code, the reader's finger, and other settings.
    func completed(_ scene: Files.Scene, with options: DeviceOptions) throws -> Files.Scene {
        var scene = scene
        (scene.group, scene.code) = (group, demo.code)
        scene.drag = try drag.map { try DragRecorder(scene: self, drag: $0, device: options.device).play() }
        if Self.compared.contains(name) {
            scene.versions = try options.others.map {
                Files.Scene.Version(name: $0.name, recording: try play(on: $0.options.device))
            }
        }
        return scene
    }
}
