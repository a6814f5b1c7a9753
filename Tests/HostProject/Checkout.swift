import Foundation

/// What is read for the check, as values, so that a test can break each part of it.
struct Checkout {
    static let folder = "Playground/Host"
    static let package = folder + "/Baton.xcodeproj"
    static let project = package + "/project.pbxproj"
    static let scheme = package + "/xcshareddata/xcschemes/BatonHost.xcscheme"
    static let workflow = ".github/workflows/ci.yml"
    static let manifest = "Package.swift"

    /// The files and folders of the repository, by their paths in it. The repository itself has the empty path.
    var paths: Set<String> = [""]
    /// The texts of the files that the check reads, by their paths.
    var texts: [String: String] = [:]

    /// Returns the text of a file.
    func text(of path: String) throws -> String {
        guard let text = texts[path] else {
            throw Finding(subject: path, problem: "it does not exist", remedy: "Restore the file")
        }
        return text
    }
}

extension Checkout {
    /// What the check looks at.
    private static let parts = [".ci", ".github", manifest, "Playground", "Tests"]

    /// Reads the repository in a folder.
    init(at root: URL) throws {
        for part in Self.parts {
            let inside = FileManager.default.enumerator(atPath: root.appendingPathComponent(part).path)
            paths.insert(part)
            for case let path as String in inside ?? .init() { paths.insert(part + "/" + path) }
        }
        for path in paths where Self.isRead(path) {
            texts[path] = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        }
    }

    private static func isRead(_ path: String) -> Bool {
        let named = [project, scheme, workflow, manifest].contains(path)
        let sources = ["Playground/", "Tests/UIKitContractTests/", "Tests/BatonTests/"]
        return named || path.hasSuffix("Info.plist")
            || path.hasSuffix(".swift") && sources.contains { path.hasPrefix($0) }
    }
}
