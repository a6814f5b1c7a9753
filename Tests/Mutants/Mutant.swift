/// A fault in a source, with the number that switches it on.
struct Mutant: Equatable {
    let number: Int
    /// The path of the source in the package.
    let file: String
    /// The file, the kind, the original and what it becomes. It has no line, so that it is the same after edits elsewhere in
    /// the file.
    let name: String
    let point: MutationPoint
    /// The text of its line.
    let lineText: String

    /// As many sources as this have numbers that no edit in another source changes.
    static let numbersPerFile = 1_000

    /// Returns the mutants of a source.
    ///
    /// - Parameter index: The place of the file among all sources.
    static func all(in text: String, file: String, index: Int, faults: [Fault] = []) -> [Mutant] {
        var seen: [String: Int] = [:]
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let line = { (point: MutationPoint) in
            lines.indices.contains(point.line - 1) ? String(lines[point.line - 1]) : ""
        }
        let isChanged = modules.contains { file.hasPrefix($0.folder) }
        let found = (isChanged ? points(of: text) : []).enumerated().map { place, point in
            let plain = plainName(of: point, file)
            seen[plain, default: 0] += 1
            let times = seen[plain, default: 1]
            return Mutant(
                number: index * numbersPerFile + place, file: file, name: times > 1 ? "\(plain) (\(times))" : plain,
                point: point, lineText: line(point))
        }
        let written = faults.enumerated().compactMap { place, fault in
            fault.point(in: text).map {
                Mutant(
                    number: index * numbersPerFile + firstFault + place, file: file, name: fault.name, point: $0,
                    lineText: line($0))
            }
        }
        return written + found
    }

    /// The place of the faults that are written by hand among the numbers of a source.
    private static let firstFault = 900

    /// Conditional compilation is left out: the host compiles a part of it only.
    private static func points(of text: String) -> [MutationPoint] {
        text.contains("#if ") ? [] : Array(MutationFinder.points(in: text).prefix(firstFault))
    }

    private static func plainName(of point: MutationPoint, _ file: String) -> String {
        "\(listPath(of: file)) \(point.kind.rawValue): \(cut(point.original)) → \(cut(point.mutated))"
    }

    /// The modules whose sources have mutants, and the room by which the lists name them.
    private static let modules = [
        (folder: "Sources/Baton/", room: ""), (folder: "Sources/BatonRecorder/", room: "Recorder/"),
    ]

    /// Returns the path by which the lists name a source.
    static func listPath(of file: String) -> String {
        modules.first { file.hasPrefix($0.folder) }.map { $0.room + file.dropFirst($0.folder.count) } ?? file
    }

    /// Returns the path of a source that a list names.
    static func path(of name: String) -> String {
        modules.last { name.hasPrefix($0.room) }.map { $0.folder + name.dropFirst($0.room.count) } ?? name
    }

    private static func cut(_ text: String) -> String {
        text.count > 90 ? text.prefix(60) + "…" + text.suffix(29) : text
    }
}
