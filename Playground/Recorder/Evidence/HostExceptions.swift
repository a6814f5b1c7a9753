import Foundation

/// The files of evidence in the project of the host app, which are not part of its test bundle.
enum HostExceptions {
    private static let first = "\t\t\t\tevidence/README.md,\n"

    /// Returns the text of the project with exceptions for these files.
    static func adding(_ names: [String], to project: String) -> String {
        let bare = project.components(separatedBy: "\n").filter { !$0.hasPrefix("\t\t\t\t\"evidence/") }
        let lines = names.sorted().map { "\t\t\t\t\"evidence/\($0)\",\n" }
        return bare.joined(separator: "\n").replacingOccurrences(of: first, with: lines.joined() + first)
    }
}
