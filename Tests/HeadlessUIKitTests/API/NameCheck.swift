/// Whether public names are real ones: owner, name, labels, and what kind of thing it is.
struct NameCheck {
    var real: NameList
    /// Differences that have a reason.
    var allowed = NameList("")

    func complaints(about surface: PublicSurface) -> [String] {
        let known = real.entries.union(allowed.entries)
        return surface.declarations.compactMap { declaration in
            let entries = possibleEntries(for: declaration, in: surface)
            guard known.isDisjoint(with: entries) else { return nil }
            let similar = real.entries(namedLike: declaration.entry)
            let hint = similar.isEmpty ? "" : "; it has " + similar.map { "`\($0)`" }.joined(separator: ", ")
            return "\(declaration.file):\(declaration.line): UIKit has no `\(declaration.entry)`\(hint)"
        }
    }

    /// Allowances that the surface has no use for: nobody declares it, or it is a real name.
    func needlessAllowances(for surface: PublicSurface) -> [String] {
        let used = surface.declarations
            .map { possibleEntries(for: $0, in: surface) }
            .filter { real.entries.isDisjoint(with: $0) }
        return allowed.entries.subtracting(used.joined()).sorted()
    }

    /// A member may be real under its own type's name, or come from an ancestor.
    private func possibleEntries(for declaration: Declaration, in surface: PublicSurface) -> [String] {
        guard let owner = declaration.owners.last else { return [declaration.entry] }
        let member = declaration.entry.dropFirst(owner.count)
        return [declaration.entry] + surface.ancestors(of: owner).map { $0 + member }
    }
}
