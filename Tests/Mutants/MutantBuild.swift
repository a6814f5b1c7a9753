import Foundation

/// Builds all faults at once. Those that the compiler does not accept are dropped, until it accepts the rest.
struct MutantBuild {
    let scratch: ScratchPackage
    private(set) var mutants: [Mutant] = []
    private(set) var dropped: Set<String> = []
    /// Numbers that change with the files: one for each file, and one for all.
    private(set) var stamps: [String: String] = [:]
    private(set) var stamp = ""

    private var sources: [String: String] = [:]
    private var files: [String: Data] = [:]
    private var droppedFile: URL { scratch.folder.appendingPathComponent("dropped.txt") }

    init(_ scratch: ScratchPackage, faults: [Fault] = Fault.all) throws {
        self.scratch = scratch
        files = try scratch.files()
        let paths = files.keys.filter { $0.hasPrefix("Sources/") && $0.hasSuffix(".swift") }.sorted()
        for (index, path) in paths.enumerated() {
            let text = String(decoding: files[path] ?? Data(), as: UTF8.self)
            let ofFile = Mutant.all(in: text, file: path, index: index, faults: faults.filter { $0.file == path })
            guard !ofFile.isEmpty else { continue }
            mutants += ofFile
            sources[path] = text
        }
        for (path, data) in files where path.hasSuffix(".swift") {
            stamps[path] = Self.stamp(String(decoding: data, as: UTF8.self))
        }
        stamp = Self.stamp(stamps.keys.sorted().map { $0 + (stamps[$0] ?? "") }.joined())
        let old = try? String(contentsOf: droppedFile, encoding: .utf8)
        dropped = Set(old?.split(separator: "\n").map(String.init) ?? [])
    }

    /// The mutants that have been built.
    var built: [Mutant] { mutants.filter { !dropped.contains($0.name) } }

    private static func stamp(_ text: String) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return String(hash, radix: 16)
    }

    /// A number for each class of tests, which changes with its file, and one that changes with all other files.
    func testFiles() -> (classes: [String: String], rest: String) {
        var classes: [String: String] = [:]
        var rest = ""
        for path in stamps.keys.sorted() {
            let words = path.hasPrefix("Tests/") ? String(decoding: files[path] ?? Data(), as: UTF8.self) : ""
            if words.contains(": XCTestCase") || words.contains("@Test") || words.contains("TestCase {") {
                let names = words.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
                for (word, name) in zip(names, names.dropFirst()) where ["class", "struct"].contains(word) {
                    classes[name] = stamps[path]
                }
            } else {
                rest += path + (stamps[path] ?? "")
            }
        }
        return (classes, Self.stamp(rest))
    }

    /// Builds the package, and drops what does not compile.
    mutating func build(report: (String) -> Void) throws {
        for target in [["--target", "Baton"], ["--build-tests"]] {
            while true {
                let rewritten = write()
                try scratch.write(rewritten.files)
                let errors = try compile(target)
                guard let errors else { break }
                let bad = suspects(of: errors, in: rewritten.rewritings)
                guard !bad.isEmpty, bad.allSatisfy({ $0.point.kind != .fault }) else {
                    throw Failure("It does not build:\n" + errors.suffix(40).joined(separator: "\n"))
                }
                dropped.formUnion(bad.map(\.name))
                try dropped.sorted().joined(separator: "\n").write(to: droppedFile, atomically: true, encoding: .utf8)
                report("\(bad.count) do not compile, \(dropped.count) in all")
            }
        }
    }

    /// The files of the copy, with the switch in each module that has faults.
    private func write() -> (files: [String: Data], rewritings: [String: Rewriting]) {
        var files = files
        var rewritings: [String: Rewriting] = [:]
        let count = (mutants.map(\.number).max() ?? 0) + 1
        for (path, text) in sources {
            let rewriting = Rewriting(text, mutants: built.filter { $0.file == path })
            rewritings[path] = rewriting
            files[path] = Data(rewriting.text.utf8)
            let module = path.split(separator: "/").prefix(2).joined(separator: "/")
            files[module + "/MutantSwitch.swift"] = Data(SwitchSource.text(count: count).utf8)
        }
        files["Package.swift"] = files["Package.swift"].map {
            Data(ScratchPackage.manifest(String(decoding: $0, as: UTF8.self)).utf8)
        }
        return (files, rewritings)
    }

    /// Returns the output if there are errors.
    private func compile(_ target: [String]) throws -> [String]? {
        var lines: [String] = []
        let command = Command(
            program: "/usr/bin/env", arguments: ["swift", "build"] + target, folder: scratch.package)
        let end = try command.run {
            lines.append($0)
            return false
        }
        return end == .exit(0) ? nil : lines
    }

    private func suspects(of lines: [String], in rewritings: [String: Rewriting]) -> [Mutant] {
        let root = scratch.package.resolvingSymlinksInPath().path + "/"
        var found: [String: Mutant] = [:]
        for line in Set(lines) where line.contains(": error: ") {
            let parts = line.split(separator: ":", maxSplits: 4).map(String.init)
            guard parts.count > 3, let row = Int(parts[1]), let column = Int(parts[2]) else { continue }
            let path = parts[0].replacingOccurrences(of: root, with: "")
            let ofFile = built.filter { $0.file == path }
            let suspects = rewritings[path]?.suspects(line: row, column: column, among: ofFile) ?? []
            for mutant in suspects { found[mutant.name] = mutant }
        }
        return Array(found.values)
    }
}
