/// Whether others may subclass and override exactly what the real thing lets them.
///
/// Objective-C has no closed classes, so UIKit's are open with all members of their values. What Swift added is not: the
/// list of real names gives it the remark `closed`.
struct OpennessCheck {
    /// What ends an allowance to be closed: `A.b closed`, or `Folder/ closed` for all that is declared in a folder.
    static let mark = " closed"

    var real: NameList
    /// Differences that have a reason.
    var allowed = NameList("")

    func complaints(about surface: PublicSurface) -> [String] {
        differences(in: surface).compactMap { declaration in
            guard allowed.entries.isDisjoint(with: allowances(for: declaration)) else { return nil }
            let wish = declaration.isOpen ? "closed" : "open"
            return "\(declaration.file):\(declaration.line): `\(declaration.entry)` is \(wish) in UIKit"
        }
    }

    /// Allowances that the surface has no use for.
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
            guard !known.isEmpty, !isInitializer(declaration) else { return false }
            return known.contains { real.remarks[$0] != "closed" } != declaration.isOpen
        }
    }

    /// Initializers are never open: a subclass may override the designated ones of any class it may see.
    private func isInitializer(_ declaration: Declaration) -> Bool {
        declaration.name.split(separator: ".").last?.hasPrefix("init(") ?? false
    }

    private func allowances(for declaration: Declaration) -> [String] {
        let folders = declaration.file.indices.filter { declaration.file[$0] == "/" }
            .map { String(declaration.file[...$0]) }
        return ([declaration.entry] + folders).map { $0 + Self.mark }
    }
}
