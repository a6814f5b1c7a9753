/// A view, view controller or bar in a dump, with its contents.
struct DumpedPart: Equatable {
    /// A property in the form in which a dump writes it.
    struct Field: Equatable {
        let name: String
        let value: String

        init(_ name: String, _ value: Any) {
            self.name = name
            self.value = "\(value)"
        }
    }

    /// The kind, by which the same part is found in another dump.
    let kind: String
    /// The name for readers.
    let name: String
    let fields: [Field]
    let parts: [DumpedPart]

    /// A line for this part, followed by indented lines for its contents.
    var lines: [String] {
        let line = ([kind] + fields.map { "\($0.name) \($0.value)" }).joined(separator: " | ")
        return [line] + parts.flatMap(\.lines).map { "  \($0)" }
    }

    /// Returns a line for each part that differs, and a line for each part that exists in only one of the two.
    func difference(from other: DumpedPart) -> [String] {
        difference(from: other, at: name)
    }

    private func difference(from other: DumpedPart, at path: String) -> [String] {
        let changes = zip(fields, other.fields).filter { $0 != $1 }.map { "\($0.name) \($0.value), was \($1.value)" }
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
        return gone.sorted().map { "- " + path + other.nameOfPart($0) }
            + come.sorted().map { "+ " + path + nameOfPart($0) }
            + zip(kept, former).flatMap { parts[$0].difference(from: other.parts[$1], at: path + nameOfPart($0)) }
    }

    /// Returns the name of a part, with a number if several parts have the same name.
    private func nameOfPart(_ index: Int) -> String {
        let name = parts[index].name
        let alike = parts.indices.filter { parts[$0].name == name }
        guard alike.count > 1, let number = alike.firstIndex(of: index) else { return name }
        return "\(name) \(number + 1)"
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
