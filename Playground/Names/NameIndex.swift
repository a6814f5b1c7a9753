/// Names of declarations, to be found by their parts.
struct NameIndex {
    /// The names that stand alone.
    private(set) var globals: Set<String> = []
    /// The names with their owners, without labels: `UIView.animate`.
    private(set) var paths: Set<String> = []
    /// The members with their labels, without owners: `animate(withDuration:animations:)`.
    private(set) var members: Set<String> = []
    /// The members without labels and owners.
    private(set) var words: Set<String> = []

    /// Takes names in the form of `Declaration.name` or `Declaration.entry`.
    init(_ names: some Sequence<String>) {
        for name in names {
            let name = name.prefix { $0 != " " }
            let path = name.prefix { $0 != "(" }
            guard let dot = path.lastIndex(of: ".") else {
                globals.insert(String(path))
                continue
            }
            paths.insert(String(path))
            members.insert(String(name[name.index(after: dot)...]))
            words.insert(String(path[path.index(after: dot)...]))
        }
    }
}
