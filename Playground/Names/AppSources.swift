import Foundation

/// The Swift sources of an app: one file, or those in a folder.
struct AppSources {
    /// The folders in which other people's code is, or none.
    private static let others: Set = ["Carthage", "DerivedData", "Pods"]

    /// Each file with its path from the folder.
    let files: [(path: String, file: URL)]

    /// Finds the sources, or says what to give instead.
    init(at path: String) throws(NoSources) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw NoSources(problem: "There is nothing at \"\(path)\".")
        }
        let place = URL(fileURLWithPath: path)
        let inside = isFolder.boolValue ? FileManager.default.enumerator(atPath: path)?.allObjects as? [String] : [""]
        files = (inside ?? []).filter(Self.isAppsOwn).sorted().map { inside in
            inside.isEmpty ? (place.lastPathComponent, place) : (inside, place.appendingPathComponent(inside))
        }.filter { $0.path.hasSuffix(".swift") }
        guard !files.isEmpty else { throw NoSources(problem: "There are no Swift sources in \"\(path)\".") }
    }

    /// Whether no folder on the way is hidden, or of other people's code.
    private static func isAppsOwn(_ path: String) -> Bool {
        !path.split(separator: "/").contains { $0.hasPrefix(".") || others.contains(String($0)) }
    }
}

/// The error for a path without Swift sources.
package struct NoSources: Error, CustomStringConvertible {
    let problem: String

    package var description: String {
        "\(problem) Give the folder of an app's sources, or one of its files: swift run Playground check Sources"
    }
}
