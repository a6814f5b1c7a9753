import BatonTesting
import Foundation

/// The files that the command writes.
struct Files {
    /// A scene that has been played.
    struct Scene {
        let recording: Recording
        let summary: String
    }

    private let folder: String
    private let contents: [(name: String, text: String)]

    init(_ options: Options, _ scenes: [Scene]) {
        folder = options.output
        switch options.format {
        case .html:
            let recordings = scenes.map { $0.recording.pageRecording(summary: $0.summary, showsSystem: true) }
            contents = [("playground.html", Page(title: "Baton", scenes: recordings).html)]
        case .svg: contents = scenes.map { ("\($0.recording.name.slug).svg", Strip($0.recording).svg) }
        case .text: contents = scenes.map { ("\($0.recording.name.slug).txt", Trace($0.recording).text) }
        }
    }

    /// Writes the files, says so, and returns their places.
    func write() throws -> [URL] {
        let folder = URL(fileURLWithPath: folder, isDirectory: true)
        let files = contents.map { folder.appendingPathComponent($0.name) }
        for (file, content) in zip(files, contents) {
            do {
                try Data(content.text.utf8).write(to: file)
            } catch {
                throw CannotWrite(folder: self.folder)
            }
            print("Wrote \(file.path).")
        }
        return files
    }
}

/// The error for a folder that cannot be written.
private struct CannotWrite: Error, CustomStringConvertible {
    let folder: String

    var description: String {
        "The folder \"\(folder)\" cannot be written. Give one that exists and is yours with --output FOLDER."
    }
}
