import Foundation

/// The places of a source that a command does not reach.
struct Unreached {
    private let numbers: Set<Int>

    /// Runs a command in the copy of the package, and notes which places it reaches.
    init(by line: String, in build: MutantBuild) throws {
        let file = build.scratch.folder.appendingPathComponent("reached")
        try? FileManager.default.removeItem(at: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let command = Command(
            program: "/bin/bash", arguments: ["-c", line], environment: ["BATON_REACHED": file.path],
            folder: build.scratch.package)
        guard try command.run(seconds: 3_600) == .exit(0) else { throw Failure("The command fails: \(line)") }
        let bytes = [UInt8](try Data(contentsOf: file))
        numbers = Set(bytes.indices.filter { bytes[$0] != 0 })
    }

    /// Returns one line for each place that is not reached: the source, the line, and what is there.
    func lines(among mutants: [Mutant]) -> [String] {
        var seen: Set<String> = []
        return mutants.filter { !numbers.contains($0.number) }.map {
            "\($0.file):\($0.point.line) \($0.point.original.replacingOccurrences(of: "\n", with: " "))"
        }.filter { seen.insert($0).inserted }
    }
}
