import BatonTesting
import Foundation

/// The command. It plays every scene, prints a line of progress for each, and writes the page.
@main
struct Main {
    @MainActor
    static func main() {
        do {
            let options = try Options(Array(CommandLine.arguments.dropFirst()))
            guard !options.wantsHelp else { return print(Options.usage) }
            try write(play(), to: options.output)
        } catch let error as OptionError {
            fail("\(error.problem)\n\n\(Options.usage)", status: 2)
        } catch {
            fail("\(error)", status: 1)
        }
    }

    @MainActor
    private static func play() throws -> Page {
        var scenes: [PageRecording] = []
        for (number, scene) in DemoScript.all.enumerated() {
            let recording = try scene.play()
            scenes.append(recording.pageRecording(summary: scene.summary, showsSystem: true))
            let milliseconds = Int((recording.duration * 1000).rounded())
            print(
                "\(number + 1)/\(DemoScript.all.count) \(scene.name): \(recording.frames.count) frames, \(milliseconds) ms"
            )
        }
        return Page(title: "Baton", scenes: scenes)
    }

    private static func write(_ page: Page, to folder: String) throws {
        let file = URL(fileURLWithPath: folder, isDirectory: true).appendingPathComponent("playground.html")
        do {
            try Data(page.html.utf8).write(to: file)
        } catch {
            throw CannotWrite(folder: folder)
        }
        print("Wrote \(file.path). Open it in a browser.")
    }

    private static func fail(_ message: String, status: Int32) -> Never {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
        exit(status)
    }
}

/// The error for a folder that cannot be written.
private struct CannotWrite: Error, CustomStringConvertible {
    let folder: String

    var description: String {
        "The folder \"\(folder)\" cannot be written. Give one that exists and is yours with --output FOLDER."
    }
}
