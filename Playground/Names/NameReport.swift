import Foundation

/// How many of the names of UIKit that an app uses the stand-in has, and which of them are absent.
package struct NameReport {
    private let used: Int
    private let absent: [(name: UsedName, uses: UsedNames.Uses)]

    /// Reads the Swift sources at a path, and those of the stand-in.
    package init(sourcesAt path: String) throws {
        let sources = try AppSources(at: path)
        var names = UsedNames()
        for (path, file) in sources.files {
            names.read(String(decoding: try Data(contentsOf: file), as: UTF8.self), in: path)
        }
        self.init(names, try NameBook())
    }

    init(_ names: UsedNames, _ book: NameBook) {
        let known = names.uses.filter { !names.declares($0.key) }.compactMap { name, uses in
            book.has(name).map { (name: name, uses: uses, isThere: $0) }
        }
        used = known.count
        absent = known.filter { !$0.isThere }.map { ($0.name, $0.uses) }
            .sorted { ($1.uses.count, $0.name.text) < ($0.uses.count, $1.name.text) }
    }

    /// The report, for a person to read.
    package var text: String {
        guard used > 0 else { return "These sources use no name that is known to be UIKit's." }
        let there = used - absent.count
        let share = "\(there) of \(used) names of UIKit (\(there * 100 / used) %) are in the stand-in."
        return [
            share,
            list("Absent, by number of uses:", absent.filter { !$0.name.isWord }),
            list(
                "Absent, if they are UIKit's here and not the app's or another framework's:",
                absent.filter(\.name.isWord)),
            "\n" + Self.limits,
        ].filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// A line for each name: how often it is used, the name, and where it is used first. Nothing if there are no names.
    private func list(_ title: String, _ names: [(name: UsedName, uses: UsedNames.Uses)]) -> String {
        guard !names.isEmpty else { return "" }
        let lines = names.map { name, uses in
            let count = String(uses.count)
            return String(repeating: " ", count: max(0, 6 - count.count)) + "\(count)  \(name.text)  (\(uses.place))"
        }
        return ([title] + lines).joined(separator: "\n")
    }

    /// What a reader of words does not see.
    private static let limits = """
        Words were read, not types. A word after a dot counts if UIKit has a member of that name, whatever is before the dot.
        Labels count only in methods that the app declares. Not seen: members of absent types, properties that are overridden,
        names of Core Graphics and of other frameworks, and what the stand-in does differently under the same name.
        """
}

extension UsedNames {
    /// Whether the sources declare the name themselves. Methods that UIKit calls are declared in any case.
    fileprivate func declares(_ name: UsedName) -> Bool {
        switch name {
        case .global(let name), .word(let name): declared.contains(name)
        case .member(let path): path.split(separator: ".").last.map { declared.contains(String($0)) } ?? false
        case .method: false
        }
    }
}
