import Foundation
import Testing

@testable import UIKitNames

struct AppSourcesTests {
    private func inFolder(with files: [String], _ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sources-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for file in files {
            let place = folder.appendingPathComponent(file)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: place)
        }
        try body(folder)
    }

    private func problem(_ path: String) -> String? {
        do {
            _ = try AppSources(at: path)
            return nil
        } catch {
            return error.description
        }
    }

    @Test func theAppsOwnSourcesAreFound() throws {
        let files = ["B/b.swift", "a.swift", "a.txt", ".build/c.swift", "Pods/d.swift", "B/Carthage/e.swift"]
        try inFolder(with: files) { folder in
            let (all, one) = (try AppSources(at: folder.path), try AppSources(at: folder.path + "/a.swift"))
            #expect(all.files.map(\.path) == ["B/b.swift", "a.swift"])
            #expect(one.files.map(\.path) == ["a.swift"])
        }
    }

    @Test func aPathWithoutSourcesIsAnsweredWithAdvice() throws {
        let advice =
            " Give the folder of an app's sources, or one of its files: swift run Playground check Sources"
        try inFolder(with: ["a.txt"]) { folder in
            let (file, nothing) = (folder.path + "/a.txt", folder.path + "/b")
            #expect(problem(folder.path) == "There are no Swift sources in \"\(folder.path)\"." + advice)
            #expect(problem(file) == "There are no Swift sources in \"\(file)\"." + advice)
            #expect(problem(nothing) == "There is nothing at \"\(nothing)\"." + advice)
        }
    }
}
