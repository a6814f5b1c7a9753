import BatonTesting
import Gallery
import UIKit

/// A demonstration played by a script: what the recorder plays, and what the golden traces hold.
@MainActor
struct DemoScript {
    let name: String
    let summary: String
    let demo: Demo
    /// What happens, on a stage that shows the demonstration at rest.
    let script: (Stage) throws -> Void

    /// Plays the scene from its beginning. The same scene gives the same recording each time.
    func play() throws -> Recording {
        let stage = Stage(root: demo.make())
        try stage.settle()
        CallbackLog.receive = { stage.note($0) }
        defer {
            CallbackLog.receive = { _ in }
            stage.close()
        }
        return try stage.record(name) {
            try script(stage)
            try stage.settle()
        }
    }
}
