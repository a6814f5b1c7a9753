import Foundation
import TestSupport

@testable import Playground

/// A temporary folder with the files of the repository that the command reads and writes.
struct EvidenceFolder {
    static let repository = Repository.root

    /// The files that the command may write, but for evidence.
    static let written = [
        EvidenceCheckout.Place.readme, EvidenceCheckout.Place.page, EvidenceCheckout.Place.switches,
        EvidenceCheckout.Place.project,
    ]

    let root: URL

    /// Copies the files of the repository. Evidence is copied only if it is asked for.
    init(withEvidence: Bool = false) throws {
        let files = FileManager.default
        root = files.temporaryDirectory.appendingPathComponent("evidence-\(UUID().uuidString)")
        for place in Self.written + [EvidenceCheckout.Place.guide] + EvidenceCheckout.Place.statements {
            let copy = root.appendingPathComponent(place)
            try files.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try files.copyItem(at: Self.repository.appendingPathComponent(place), to: copy)
        }
        let evidence = root.appendingPathComponent(EvidenceCheckout.Place.evidence)
        if withEvidence {
            let own = Self.repository.appendingPathComponent(EvidenceCheckout.Place.evidence)
            try files.copyItem(at: own, to: evidence)
        } else {
            try files.createDirectory(at: evidence, withIntermediateDirectories: true)
        }
    }

    func text(_ place: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(place), encoding: .utf8)
    }

    func write(_ data: Data, as name: String) throws -> String {
        let file = root.appendingPathComponent(name)
        try data.write(to: file)
        return file.path
    }

    /// The names of the files of evidence.
    func names() throws -> [String] {
        let folder = root.appendingPathComponent(EvidenceCheckout.Place.evidence)
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
            .sorted()
    }

    func remove() { try? FileManager.default.removeItem(at: root) }

    /// Runs the command here.
    func run(_ files: [String] = []) throws -> String {
        try EvidenceCommand(["--into", root.path] + files).run()
    }
}
