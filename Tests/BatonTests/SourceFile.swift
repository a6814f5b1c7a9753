import Foundation
import TestSupport

/// A source of Baton or its recorder, as the tests read it that hold its laws.
struct SourceFile {
    /// The path in the folder of the sources.
    let name: String
    let lines: [String]
    /// The code without its comments, which may mention names that the code must not use.
    let code: [(number: Int, text: String)]

    private init(name: String, lines: [String]) {
        self.name = name
        self.lines = lines
        code = lines.enumerated().compactMap { index, line in
            let text = line.components(separatedBy: "//")[0]
            return text.allSatisfy(\.isWhitespace) ? nil : (index + 1, text)
        }
    }

    /// The folder of the sources of Baton.
    static let folder = Repository.root.appendingPathComponent("Sources/Baton").resolvingSymlinksInPath()

    /// Returns the sources of Baton and its recorder.
    static func ofApps() throws -> [SourceFile] { try all() + all(of: "BatonRecorder") }

    /// Returns all sources of a module, or those in one room.
    static func all(in part: String = "", of module: String = "Baton") throws -> [SourceFile] {
        let home = folder.deletingLastPathComponent().appendingPathComponent(module)
        let folder = home.appendingPathComponent(part)
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
        return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.map { file in
            let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
            return SourceFile(
                name: file.path.replacingOccurrences(of: home.path + "/", with: ""),
                lines: text.components(separatedBy: "\n"))
        }
    }
}
