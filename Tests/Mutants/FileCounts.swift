import Foundation

/// How many mutants of each source are known, as a section of the page lists them: `- Bars/BarLook: BarLook 2, BarPaint 2`.
struct FileCounts: Equatable {
    /// The counts by the paths of the sources in the package.
    private(set) var byFile: [String: Int] = [:]

    /// Reads a section of the page.
    init(_ section: String) throws {
        for line in section.split(separator: "\n") where line.hasPrefix("- ") {
            let parts = line.dropFirst(2).components(separatedBy: ": ")
            for item in parts.last?.components(separatedBy: ", ") ?? [] {
                let words = item.split(separator: " ")
                guard parts.count == 2, words.count == 2, let count = Int(words[1]) else {
                    throw Failure(
                        "The page says '\(line)'. Write folder, sources and counts: '- Bars/BarLook: BarLook 2'.")
                }
                byFile[Mutant.path(of: "\(parts[0])/\(words[0]).swift")] = count
            }
        }
    }

    /// The count of a source, by its path in the package.
    subscript(file: String) -> Int { byFile[file] ?? 0 }

    /// Makes a count smaller if it is larger than a limit.
    mutating func limit(_ file: String, to limit: Int) {
        byFile[file] = self[file] > 0 && limit > 0 ? min(self[file], limit) : nil
    }

    /// The lines of the section.
    var text: String {
        let places = byFile.map { (path: Mutant.listPath(of: $0).split(separator: "/"), count: $1) }
        let folders = Dictionary(grouping: places) { $0.path.dropLast().joined(separator: "/") }
        let lines = folders.sorted { $0.key < $1.key }.map { folder, files in
            let items = files.map { "\($0.path.last?.dropLast(".swift".count) ?? "") \($0.count)" }.sorted()
            return "- \(folder): " + items.joined(separator: ", ")
        }
        return lines.isEmpty ? "None." : lines.joined(separator: "\n")
    }
}
