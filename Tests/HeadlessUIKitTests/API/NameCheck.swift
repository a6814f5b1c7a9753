@testable import UIKitNames

/// Checks that public names exist in UIKit: the owner, the name, the argument labels and the kind of declaration.
struct NameCheck {
    var real: NameList
    /// The differences that are allowed, each with a reason.
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

    /// Returns the allowed entries that are not needed, because nothing declares them or because they are real names.
    func needlessAllowances(for surface: PublicSurface) -> [String] {
        let used = surface.declarations
            .map(surface.possibleEntries)
            .filter { real.entries.isDisjoint(with: $0) }
        return allowed.entries.subtracting(used.joined())
            .filter { !$0.hasSuffix(OpennessCheck.mark) && !$0.contains(DeclarationCheck.mark) }.sorted()
    }
}
