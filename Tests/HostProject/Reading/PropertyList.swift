/// A value of a property list.
enum PropertyList: Equatable {
    case text(String)
    case list([PropertyList])
    case table([String: PropertyList])

    var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    var list: [PropertyList]? {
        if case .list(let list) = self { list } else { nil }
    }

    var table: [String: PropertyList]? {
        if case .table(let table) = self { table } else { nil }
    }

    /// Returns the value of a table for a key.
    subscript(key: String) -> PropertyList? { table?[key] }

    /// All texts in the value, and the keys of its tables.
    var allTexts: [String] {
        switch self {
        case .text(let text): [text]
        case .list(let list): list.flatMap(\.allTexts)
        case .table(let table): table.keys + table.values.flatMap(\.allTexts)
        }
    }
}
