import BatonGallery
import BatonTesting
import UIKit

/// A demonstration with a script. The recorder plays it, and the golden traces contain its recording.
@MainActor
struct DemoScript {
    let name: String
    let summary: String
    let demo: Demo
    /// Whether the scene is shown in dark mode on every device.
    var isDark = false
    /// The moments of its strip in SVG, in seconds, or nil for evenly spaced ones.
    var moments: [Double]?
    /// Plays the script on a stage that shows the demonstration at rest.
    let script: (Stage) throws -> Void
    /// Changes the demonstration before it is shown.
    var prepare: (UIViewController) -> Void = { _ in }

    /// Plays the scene from its beginning. The recording is the same each time.
    func play(on device: HeadlessDevice = .phone) throws -> Recording {
        let stage = try stage(on: device)
        CallbackLog.receive = { stage.note($0) }
        defer {
            CallbackLog.receive = { _ in }
            stage.close()
        }
        return try stage.record(name) {
            let decisions = DecisionReader(stage)
            defer { decisions.stop() }
            try script(stage)
            try stage.settle()
        }
    }

    /// Returns a stage that shows the demonstration at rest.
    func stage(on device: HeadlessDevice) throws -> Stage {
        HeadlessDevice.current = isDark ? device.dark : device
        let root = demo.make()
        prepare(root)
        let stage = Stage(HeadlessDevice.current, root: root)
        try stage.settle()
        return stage
    }
}
