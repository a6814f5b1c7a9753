import Foundation

/// The declarations of a module that are visible to other modules: public declarations in public types.
struct PublicSurface {
    let declarations: [Declaration]
    /// The public types, by name.
    let types: [String: Declaration]
    /// The initializers of all types, by the type's name. An internal one also decides what a subclass inherits.
    let initializers: [String: [Declaration]]
    private let inherited: [String: [String]]

    init(_ all: [Declaration]) {
        let typeRoles: Set<Declaration.Role> = [.class, .struct, .enum, .protocol]
        let hidden = Set(all.filter { typeRoles.contains($0.role) && !$0.isPublic }.map(\.name))
        declarations = all.filter {
            $0.isPublic && $0.role != .extension && hidden.isDisjoint(with: $0.owners)
        }
        types = Dictionary(
            declarations.filter { typeRoles.contains($0.role) }.map { ($0.name, $0) },
            uniquingKeysWith: { first, _ in first })
        initializers = Dictionary(grouping: all.filter(\.isInitializer)) { $0.owners.last ?? "" }
        inherited = Dictionary(all.map { ($0.name, $0.inherits) }, uniquingKeysWith: +)
    }

    /// Reads the declarations in the Swift files of a folder, except those in its subfolder `skipped`.
    init(sourcesIn folder: URL, except skipped: String) throws {
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") && !$0.hasPrefix(skipped + "/") }
        try self.init(
            files.sorted().flatMap { file in
                let source = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
                return DeclarationScanner.declarations(in: source).map { declaration in
                    var placed = declaration
                    placed.file = file
                    return placed
                }
            })
    }

    /// Returns the classes and protocols from which a type inherits members, as far as the module declares them.
    func ancestors(of type: String) -> [String] {
        var ancestors: [String] = []
        var next = inherited[type, default: []]
        while let ancestor = next.popLast() {
            guard !ancestors.contains(ancestor) else { continue }
            ancestors.append(ancestor)
            next += inherited[ancestor, default: []]
        }
        return ancestors
    }

    /// Returns the names under which a member may be listed: its own type's, or an ancestor's.
    func possibleEntries(for declaration: Declaration) -> [String] {
        guard let owner = declaration.owners.last else { return [declaration.entry] }
        let member = declaration.entry.dropFirst(owner.count)
        return [declaration.entry] + ancestors(of: owner).map { $0 + member }
    }
}
