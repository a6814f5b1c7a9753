/// Whether public names are real ones: owner, name, labels, and what kind of thing it is.
struct NameCheck {
    var real: NameList
    /// Differences that have a reason.
    var allowed = NameList("")

    func complaints(about surface: PublicSurface) -> [String] {
        let known = real.entries.union(allowed.entries)
        return surface.declarations.compactMap { declaration in
            let entries = surface.possibleEntries(for: declaration)
            guard known.isDisjoint(with: entries) else { return nil }
            let similar = real.entries(namedLike: declaration.entry)
            let hint = similar.isEmpty ? "" : "; it has " + similar.map { "`\($0)`" }.joined(separator: ", ")
            return "\(declaration.file):\(declaration.line): UIKit has no `\(declaration.entry)`\(hint)"
        }
    }

    /// Allowances that the surface has no use for: nobody declares it, or it is a real name.
    func needlessAllowances(for surface: PublicSurface) -> [String] {
        let used = surface.declarations
            .map(surface.possibleEntries)
            .filter { real.entries.isDisjoint(with: $0) }
        return allowed.entries.subtracting(used.joined()).filter { !$0.hasSuffix(OpennessCheck.mark) }.sorted()
    }
}
