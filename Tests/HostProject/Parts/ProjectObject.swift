/// An object of the project file: a target, a group, a build phase.
struct ProjectObject: CustomStringConvertible {
    let id: String
    let fields: PropertyList

    /// The class of the object in Xcode.
    var kind: String { text("isa") ?? "" }

    /// What a person would call it.
    var name: String {
        text("name") ?? text("path") ?? text("productName") ?? text("relativePath") ?? text("remoteInfo") ?? id
    }

    var description: String { kind.isEmpty ? "object \(id)" : "\(kind) '\(name)'" }

    func text(_ field: String) -> String? { fields[field]?.text }

    /// The texts of a list.
    func texts(_ field: String) -> [String] { fields[field]?.list?.compactMap(\.text) ?? [] }

    /// Whether a text has the form of an identifier: 24 hexadecimal digits.
    static func isIdentifier(_ text: String) -> Bool {
        text.count == 24 && text.allSatisfy { "0123456789ABCDEF".contains($0) }
    }
}
