public import UIKit

extension BugReport {
    /// Reads a file.
    ///
    /// - Throws: A `BugReportError` that says what is wrong with the file.
    public init(_ data: Data) throws(BugReportError) {
        let decoder = JSONDecoder()
        guard let version = (try? decoder.decode(FileVersion.self, from: data))?.version else {
            throw BugReportError(
                problem: "The data is no bug report.", remedy: "Pass the whole file that a TransitionRecorder has made."
            )
        }
        guard (1...Self.newestVersion).contains(version) else {
            throw BugReportError(
                problem: "The bug report has the version \(version), and this Baton reads up to \(Self.newestVersion).",
                remedy: "Use the version of Baton that the app had, or a later one.")
        }
        do {
            self = try decoder.decode(BugReport.self, from: data)
        } catch {
            throw BugReportError(
                problem: "The bug report is damaged: \(error).", remedy: "Ask for the file again, and do not edit it.")
        }
        if let problem = BugReportCheck(self).problem {
            throw BugReportError(
                problem: "The bug report is damaged: \(problem).", remedy: "Ask for the file again, and do not edit it."
            )
        }
    }

    /// The file, as JSON.
    public var data: Data {
        // A recording has no number that JSON has not.
        (try? JSONEncoder().encode(self)) ?? Data()
    }

    /// Writes the file into a folder, to share it.
    ///
    /// - Parameter folder: The folder, or nil for the one for temporary files.
    /// - Returns: The place of the file.
    public func write(to folder: URL? = nil) throws -> URL {
        let name = "BugReport-\(UUID().uuidString.prefix(8)).json"
        let file = (folder ?? FileManager.default.temporaryDirectory).appendingPathComponent(name)
        try data.write(to: file)
        return file
    }
}

/// The part of a file that every version has.
private struct FileVersion: Decodable {
    let version: Int
}
