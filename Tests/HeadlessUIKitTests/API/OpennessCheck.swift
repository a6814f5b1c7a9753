@testable import UIKitNames

/// Checks that other modules can subclass and override exactly what UIKit lets them.
///
/// Objective-C has no closed classes, so UIKit's classes are open, with all of their instance members. Members added by
/// Swift are not open. The list of real names marks them with `closed`.
struct OpennessCheck {
    /// The suffix of an entry that allows a declaration to be closed: `A.b closed`, or `Folder/ closed` for all
    /// declarations in a folder.
    static let mark = " closed"

    var real: NameList
    /// The differences that are allowed, each with a reason.
    var allowed = NameList("")

    func complaints(about surface: PublicSurface) -> [String] {
        differences(in: surface).compactMap { declaration in
            guard allowed.entries.isDisjoint(with: allowances(for: declaration)) else { return nil }
            let wish = declaration.isOpen ? "closed" : "open"
            return "\(declaration.file):\(declaration.line): `\(declaration.entry)` is \(wish) in UIKit"
        }
    }

    /// Returns the allowed entries that are not needed.
    func needlessAllowances(for surface: PublicSurface) -> [String] {
        let used = differences(in: surface).flatMap(allowances)
        return allowed.entries.filter { $0.hasSuffix(Self.mark) }.subtracting(used).sorted()
    }

    private func differences(in surface: PublicSurface) -> [Declaration] {
        let classes = Set(surface.declarations.filter { $0.role == .class }.map(\.name))
        return surface.declarations.filter { declaration in
            let isMember = declaration.role == .member && classes.contains(declaration.owners.last ?? "")
            guard isMember || declaration.role == .class else { return false }
            let known = surface.possibleEntries(for: declaration).filter(real.entries.contains)
            // Initializers are never declared open. A subclass can override the designated ones of any visible class.
            guard !known.isEmpty, !declaration.isInitializer else { return false }
            return known.contains { !real.traits(of: $0).contains("closed") } != declaration.isOpen
        }
    }

    private func allowances(for declaration: Declaration) -> [String] {
        let folders = declaration.file.indices.filter { declaration.file[$0] == "/" }
            .map { String(declaration.file[...$0]) }
        return ([declaration.entry] + folders).map { $0 + Self.mark }
    }
}
