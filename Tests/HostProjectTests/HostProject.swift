import Foundation

/// The Xcode project of the app that shows the gallery, with its scheme, its `Info.plist` and the workflow.
///
/// Linux has no Xcode, so a file or product that moves there can break the app unseen.
struct HostProject {
    static let folder = "Playground/Host/"
    static let package = folder + "Baton.xcodeproj/"
    static let file = package + "project.pbxproj"
    static let scheme = package + "xcshareddata/xcschemes/BatonHost.xcscheme"
    static let infoFile = folder + "App/Info.plist"
    static let workflow = ".github/workflows/ci.yml"

    /// The files and folders of the repository by their paths, with the texts of those that are read.
    let texts: [String: String]
    /// The objects of the project file by their identifiers.
    let objects: [String: Object]

    /// An object of the project file: a target, a group, a configuration.
    struct Object {
        let id: String
        let fields: [String: Any]

        func text(_ field: String) -> String? { fields[field] as? String }
        func list(_ field: String) -> [String] { fields[field] as? [String] ?? [] }
        func setting(_ name: String) -> String? { (fields["buildSettings"] as? [String: Any])?[name] as? String }
    }

    init(texts: [String: String]) {
        self.texts = texts
        let list = try? PropertyListSerialization.propertyList(from: Data((texts[Self.file] ?? "").utf8), format: nil)
        let found = (list as? [String: Any])?["objects"] as? [String: [String: Any]] ?? [:]
        objects = found.reduce(into: [:]) { $0[$1.key] = Object(id: $1.key, fields: $1.value) }
    }

    /// Reads the parts of the repository in a folder that the project is about.
    static func texts(at root: String) throws -> [String: String] {
        let root = URL(fileURLWithPath: root).standardized
        let folders = [".ci", ".github", "Playground/Host", "Tests/UIKitContractTests", "Tests/BatonTests"]
        let paths = try folders.flatMap { folder in
            try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
                .map { "\(folder)/\($0)" } + [folder]
        }
        return try (paths + ["Package.swift"]).reduce(into: [:]) { texts, path in
            let place = root.appendingPathComponent(path)
            let isRead = ["swift", "pbxproj", "xcscheme", "plist", "yml"].contains(place.pathExtension)
            texts[path] = isRead ? try String(contentsOf: place, encoding: .utf8) : ""
        }
    }

    /// Returns the objects of a kind.
    func all(_ kind: String) -> [Object] { objects.values.filter { $0.text("isa") == kind }.sorted { $0.id < $1.id } }

    /// Returns the path in the repository that is meant by a path seen from the folder of the project.
    func path(_ path: String) -> String {
        String(URL(fileURLWithPath: "/" + Self.folder + path).standardized.path.dropFirst())
    }

    /// Returns the files of a target: those in its folders without the exceptions, and the exceptions in other folders.
    func files(of target: Object) -> Set<String> {
        all("PBXFileSystemSynchronizedRootGroup").reduce(into: []) { files, group in
            let folder = path(group.text("path") ?? "") + "/"
            let ofTarget = group.list("exceptions").compactMap { objects[$0] }.filter { $0.text("target") == target.id }
            let exceptions = ofTarget.flatMap { $0.list("membershipExceptions") }.map { folder + $0 }
            let isOwn = target.list("fileSystemSynchronizedGroups").contains(group.id)
            files.formUnion(isOwn ? texts.keys.filter { $0.hasPrefix(folder) && !exceptions.contains($0) } : exceptions)
        }
    }

    /// Returns the text between the first parentheses of a pattern wherever the pattern is found in a file.
    func captures(_ pattern: String, in file: String) -> [String] {
        let text = texts[file] ?? ""
        let expression = try? NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
        return (expression?.matches(in: text, range: NSRange(text.startIndex..., in: text)) ?? []).compactMap {
            Range($0.range(at: 1), in: text).map { String(text[$0]) }
        }
    }
}
