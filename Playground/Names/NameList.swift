import Foundation

/// A list of names, one per line, in the format of `Declaration.entry`. Text after `#` is a comment.
struct NameList {
    private(set) var entries: Set<String> = []
    private(set) var remarks: [String: String] = [:]
    private var byName: [Substring: [String]] = [:]

    init(_ text: String) {
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            let entry = parts[0].trimmingCharacters(in: .whitespaces)
            guard !entry.isEmpty else { continue }
            entries.insert(entry)
            remarks[entry] = parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : nil
            byName[Self.bareName(of: entry), default: []].append(entry)
        }
    }

    init(contentsOf files: [URL]) throws {
        self.init(try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n"))
    }

    /// Returns how an entry is declared: the parts of its remark, as `update-names` describes them.
    func traits(of entry: String) -> [String] {
        remarks[entry].map { $0.components(separatedBy: ", ") } ?? []
    }

    /// Returns the entries with the same name but different labels or a different kind.
    func entries(namedLike entry: String) -> [String] {
        byName[Self.bareName(of: entry), default: []].sorted()
    }

    private static func bareName(of entry: String) -> Substring {
        entry.prefix { $0 != "(" && $0 != " " }
    }
}
