import Foundation

/// What UIKit's names are, and which of them the stand-in has.
///
/// The second is read from the sources of the stand-in each time, so that it is always true of this checkout.
struct NameBook {
    /// The folder of the lists that `update-names` writes.
    static let lists = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    /// The sources of the stand-in.
    static let standIn = lists.appendingPathComponent("../../Sources/HeadlessUIKit").standardizedFileURL

    private let globals: Set<String>
    private let uikit: NameIndex
    private let surface: PublicSurface
    private let present: NameIndex

    /// Reads the lists and the sources of the stand-in, without what is not UIKit's in it.
    init() throws {
        func list(_ name: String) throws -> NameList {
            try NameList(contentsOf: [Self.lists.appendingPathComponent(name)])
        }
        self.init(
            globals: try list("uikit-globals.txt").entries, uikit: try list("uikit-names.txt").entries,
            surface: try PublicSurface(sourcesIn: Self.standIn.resolvingSymlinksInPath(), except: "Headless"))
    }

    init(globals: Set<String>, uikit: Set<String>, surface: PublicSurface) {
        self.globals = globals
        self.uikit = NameIndex(uikit)
        self.surface = surface
        present = NameIndex(surface.declarations.map(\.name))
    }

    /// Returns whether the stand-in has a name, or nil if it is not known to be UIKit's.
    func has(_ name: UsedName) -> Bool? {
        switch name {
        case .global(let name): present.globals.contains(name) ? true : globals.contains(name) ? false : nil
        case .member(let path): hasMember(path)
        case .word(let word): uikit.words.contains(word) ? present.words.contains(word) : nil
        case .method(let method): uikit.members.contains(method) ? present.members.contains(method) : nil
        }
    }

    /// A member may be inherited. That of a type that is absent does not count again.
    private func hasMember(_ path: String) -> Bool? {
        guard let dot = path.lastIndex(of: ".") else { return nil }
        let owner = String(path[..<dot])
        guard has(owner.contains(".") ? .member(owner) : .global(owner)) != false else { return nil }
        let paths = ([owner] + surface.ancestors(of: owner)).map { $0 + path[dot...] }
        if !present.paths.isDisjoint(with: paths) { return true }
        return uikit.paths.isDisjoint(with: paths) ? nil : false
    }
}
