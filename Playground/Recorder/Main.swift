import Baton
import BatonMonkey
import BatonRecorder
import BatonTesting
import Foundation
import UIKitNames

/// The command. It plays the scenes, prints a line for each, and writes the files.
@main
struct Main {
    @MainActor
    static func main() async {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments.first == "evidence" { return merge(Array(arguments.dropFirst())) }
        do {
            let options = try Options(arguments)
            guard !options.wantsHelp else { return print(Options.usage) }
            if let path = options.checked { return print(try NameReport(sourcesAt: path).text) }
            if let file = options.replayed { return try await replay(file, options) }
            let scenes = try DemoScript.named(options.scenes)
            guard !options.wantsList else { return scenes.forEach { print("\($0.name): \($0.summary)") } }
            // Before the scenes are played, which takes seconds.
            try Files.prepare(options.output)
            let progress = ProgressLine(options, scenes: scenes.count)
            let played = try play(scenes, options, progress)
            progress.show("Drawing")
            let drawn = await Files(options, played)
            progress.clear()
            let files = try drawn.write()
            if options.opens { try Browser.open(files[0]) }
        } catch let error as OptionError {
            fail("\(error.problem)\n\n\(Options.usage)", status: 2)
        } catch {
            fail("\(error)", status: 1)
        }
    }

    /// Merges evidence from devices.
    private static func merge(_ arguments: [String]) {
        do {
            print(try EvidenceCommand(arguments).run())
        } catch let error as OptionError {
            fail("\(error.problem)\n\n\(EvidenceCommand.usage)", status: 2)
        } catch {
            fail("\(error)", status: 1)
        }
    }

    /// Plays the script or the bug report in a file, and says what is wrong.
    @MainActor
    private static func replay(_ file: String, _ options: Options) async throws {
        try Files.prepare(options.output)
        guard let script = try? String(contentsOfFile: file, encoding: .utf8) else {
            throw OptionError(problem: "The file \"\(file)\" cannot be read.")
        }
        // A bug report is JSON.
        let report = script.hasPrefix("{") ? try BugReport(Data(script.utf8)) : nil
        let (recording, failure) = try (report.map { Monkey($0) } ?? .baton).record(
            report?.script.description ?? script, as: "Replay")
        let summary = failure.map { "\($0.rule): \($0.problem)" } ?? "Every rule holds."
        print(summary)
        let files = try await Files(options, [Files.Scene(recording: recording, summary: summary)]).write()
        if options.opens { try Browser.open(files[0]) }
    }

    @MainActor
    private static func play(
        _ scenes: [DemoScript], _ options: Options, _ progress: ProgressLine
    ) throws -> [Files.Scene] {
        try scenes.enumerated().map { index, scene in
            progress.show("playing", of: index, scene.name)
            let recording = try scene.play(on: options.device.device)
            var completed = Files.Scene(recording: recording, summary: scene.summary)
            completed.moments = scene.moments
            if options.format == .html {
                progress.show("playing gestures and settings", of: index, scene.name)
                completed = try scene.completed(completed, with: options.device)
                completed.draw()
            }
            progress.clear()
            let milliseconds = Int((recording.duration * 1000).rounded())
            print("\(index + 1)/\(scenes.count) \(scene.name): \(recording.frames.count) frames, \(milliseconds) ms")
            return completed
        }
    }

    private static func fail(_ message: String, status: Int32) -> Never {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
        exit(status)
    }
}
