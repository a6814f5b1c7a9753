/// A view, view controller or bar in a dump, with its contents.
struct DumpedPart: Equatable {
    /// The kind, by which the same part is found in another dump.
    let kind: String
    /// The name for readers.
    let name: String
    let fields: [DumpedField]
    let parts: [DumpedPart]

    /// A line for this part, followed by indented lines for its contents.
    var lines: [String] {
        let line = ([kind] + fields.map { "\($0.name) \($0.text)" }).joined(separator: " | ")
        return [line] + parts.flatMap(\.lines).map { "  \($0)" }
    }

    /// Returns a line for each part that differs, and a line for each part that exists in only one of the two.
    func difference(from other: DumpedPart) -> [String] {
        difference(from: other, at: name)
    }

    private func difference(from other: DumpedPart, at path: String) -> [String] {
        let changes = zip(fields, other.fields).filter { $0 != $1 }.map { "\($0.name) \($0.text), was \($1.text)" }
        let own = changes.isEmpty ? [] : ["\(path): \(changes.joined(separator: "; "))"]
        return own + differenceOfParts(from: other, in: path + "/")
    }

    /// Compares the contents. Parts are matched by kind and order, and matching parts are compared in turn.
    private func differenceOfParts(from other: DumpedPart, in path: String) -> [String] {
        let change = parts.map(\.kind).difference(from: other.parts.map(\.kind))
        let gone = Set(change.removals.map(\.offset))
        let come = Set(change.insertions.map(\.offset))
        let kept = parts.indices.filter { !come.contains($0) }
        let former = other.parts.indices.filter { !gone.contains($0) }
        let changed = zip(kept, former).filter { parts[$0] != other.parts[$1] }
        guard !gone.isEmpty || !come.isEmpty || !changed.isEmpty else { return [] }
        let (names, formerNames) = (namesOfParts, other.namesOfParts)
        return gone.sorted().map { "- " + path + formerNames[$0] }
            + come.sorted().map { "+ " + path + names[$0] }
            + changed.flatMap { parts[$0].difference(from: other.parts[$1], at: path + names[$0]) }
    }

    /// The names of the parts, with a number if several parts have the same name.
    private var namesOfParts: [String] {
        let counts = Dictionary(parts.map { ($0.name, 1) }, uniquingKeysWith: +)
        var numbers: [String: Int] = [:]
        return parts.map { part in
            numbers[part.name, default: 0] += 1
            return counts[part.name] == 1 ? part.name : "\(part.name) \(numbers[part.name] ?? 1)"
        }
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
