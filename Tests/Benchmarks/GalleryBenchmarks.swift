import Foundation

/// Measures the command `Playground`, which plays every scene and writes the page.
@MainActor
enum GalleryBenchmarks {
    /// Runs the command that was built beside this one, or returns nil if there is none.
    static func write() throws -> (seconds: Double, bytes: Int)? {
        guard let own = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return nil }
        let command = own.deletingLastPathComponent().appendingPathComponent("Playground")
        guard FileManager.default.isExecutableFile(atPath: command.path) else { return nil }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let process = Process()
        process.executableURL = command
        process.arguments = ["--output", folder.path]
        process.standardOutput = FileHandle.nullDevice
        let seconds = try Stopwatch.seconds {
            try process.run()
            process.waitUntilExit()
        }
        return (seconds, try Data(contentsOf: folder.appendingPathComponent("playground.html")).count)
    }
}
