import Foundation

/// A file to which several threads append lines. Each is written at once, so that a run can be stopped and continued.
final class LineFile: @unchecked Sendable {
    private let file: URL
    private let lock = NSLock()

    init(_ file: URL) { self.file = file }

    /// The lines that are in the file.
    var lines: [String] {
        ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
    }

    /// Writes other lines.
    func write(_ lines: [String]) throws {
        try lines.map { $0 + "\n" }.joined().write(to: file, atomically: true, encoding: .utf8)
    }

    func append(_ line: String) throws {
        try lock.withLock {
            if !FileManager.default.fileExists(atPath: file.path) { try Data().write(to: file) }
            let handle = try FileHandle(forWritingTo: file)
            try handle.seekToEnd()
            try handle.write(contentsOf: Data((line + "\n").utf8))
            try handle.close()
        }
    }
}
