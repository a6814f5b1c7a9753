import BatonTesting
import Foundation

/// The command. It plays the scenes, prints a line of progress for each, and writes the files.
@main
struct Main {
    @MainActor
    static func main() async {
        do {
            let options = try Options(Array(CommandLine.arguments.dropFirst()))
            guard !options.wantsHelp else { return print(Options.usage) }
            let scenes = try DemoScript.named(options.scenes)
            guard !options.wantsList else { return scenes.forEach { print("\($0.name): \($0.summary)") } }
            // Before the scenes are played, which takes seconds.
            try Files.prepare(options.output)
            let files = try await Files(options, play(scenes, options)).write()
            if options.opens { try Browser.open(files[0]) }
        } catch let error as OptionError {
            fail("\(error.problem)\n\n\(Options.usage)", status: 2)
        } catch {
            fail("\(error)", status: 1)
        }
    }

    @MainActor
    private static func play(_ scenes: [DemoScript], _ options: Options) throws -> [Files.Scene] {
        try scenes.enumerated().map { index, scene in
            let recording = try scene.play(on: options.device.device)
            let milliseconds = Int((recording.duration * 1000).rounded())
            print("\(index + 1)/\(scenes.count) \(scene.name): \(recording.frames.count) frames, \(milliseconds) ms")
            var completed = Files.Scene(recording: recording, summary: scene.summary)
            completed.moments = scene.moments
            if options.format == .html {
                completed = try scene.completed(completed, with: options.device)
                completed.draw()
            }
            return completed
        }
    }

    private static func fail(_ message: String, status: Int32) -> Never {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
        exit(status)
    }
}
