import Foundation

/// A copy of the package with all faults in it, in a folder that can be deleted. The working copy is only read.
struct ScratchPackage {
    let origin: URL
    /// The folder of everything that is written.
    let folder: URL
    var package: URL { folder.appendingPathComponent("package") }
    var bundle: String { package.appendingPathComponent(".build/debug/BatonPackageTests.xctest").path }

    private static let parts = [
        "Package.swift", "README.md", "AGENTS.md", "SKILL.md", "Sources", "Tests", "Playground", "Documentation",
    ]
    /// The targets that reach no source of Baton, and those of this tool.
    private static let unneeded = [
        "Benchmarks", "BatonMotionTests", "HeadlessMotionTests", "HeadlessUIKitTests", "HostProjectTests",
        "Mutants", "MutantsTests", "UIKitContractTests",
    ]

    /// The files of the package by their paths.
    func files() throws -> [String: Data] {
        var found: [String: Data] = [:]
        let root = origin.resolvingSymlinksInPath().path + "/"
        for part in Self.parts {
            let place = origin.resolvingSymlinksInPath().appendingPathComponent(part)
            if part.contains(".") { found[part] = try Data(contentsOf: place) }
            let all = FileManager.default.enumerator(at: place, includingPropertiesForKeys: [.isRegularFileKey])
            for case let file as URL in all?.allObjects ?? [] {
                guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
                found[file.path.replacingOccurrences(of: root, with: "")] = try Data(contentsOf: file)
            }
        }
        for path in found.keys where path.hasPrefix("Tests/") {
            if Self.unneeded.contains(path.split(separator: "/")[1].description) { found[path] = nil }
        }
        return found
    }

    /// The manifest without the targets that are not needed. All but the tests are optimized, so that more tests run in a second.
    static func manifest(_ text: String) -> String {
        let names = unneeded.map { "\"\($0)\"" }.joined(separator: ", ")
        return text + """

            package.targets.removeAll { [\(names)].contains($0.name) }
            for target in package.targets where target.type == .regular || target.type == .executable {
                target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-O"])]
            }

            """
    }

    /// Writes the files, but for those that are there already, and removes others. What has not changed is not built again.
    func write(_ files: [String: Data]) throws {
        let manager = FileManager.default
        for part in Self.parts {
            let place = package.appendingPathComponent(part).resolvingSymlinksInPath()
            for case let file as URL in manager.enumerator(at: place, includingPropertiesForKeys: nil)?.allObjects ?? []
            {
                let path = file.path.replacingOccurrences(of: package.resolvingSymlinksInPath().path + "/", with: "")
                if file.pathExtension == "swift", files[path] == nil { try manager.removeItem(at: file) }
            }
        }
        for (path, data) in files {
            let place = package.appendingPathComponent(path)
            if (try? Data(contentsOf: place)) == data { continue }
            try manager.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: place)
        }
    }
}
