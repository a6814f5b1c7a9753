/// A property in a dump. Its text is made only when it is read, because most dumps are only compared.
struct DumpedField: Equatable, Sendable {
    let name: String
    private let values: [any Equatable & Sendable]

    init(_ name: String, _ values: (any Equatable & Sendable)...) {
        self.name = name
        self.values = values
    }

    /// The values in the form in which a dump writes them.
    var text: String {
        values.map { "\($0)" }.joined(separator: " ")
    }

    /// Two fields are equal if their values are equal or are written in the same way.
    static func == (one: DumpedField, other: DumpedField) -> Bool {
        guard one.name == other.name else { return false }
        return one.hasSameValues(as: other) || one.text == other.text
    }

    private func hasSameValues(as other: DumpedField) -> Bool {
        guard values.count == other.values.count else { return false }
        for index in values.indices where !Self.isSame(values[index], other.values[index]) { return false }
        return true
    }

    private static func isSame<Value: Equatable>(_ value: Value, _ other: any Equatable) -> Bool {
        value == other as? Value
    }
}

/// A colour in a dump, which is written with two digits.
struct DumpedColor: Equatable, Sendable, CustomStringConvertible {
    let color: RecordedColor?

    var description: String { TraceNumber.color(color) }
}
