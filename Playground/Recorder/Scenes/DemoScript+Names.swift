extension DemoScript {
    /// Returns the scenes with the given names, or those of the page if there are none.
    static func named(_ names: [String]) throws(OptionError) -> [DemoScript] {
        for name in names where !all.contains(where: { $0.name.slug == name.slug }) {
            let scenes = all.map(\.name.slug).joined(separator: ", ")
            throw OptionError(problem: "There is no scene \"\(name)\". Use one of \(scenes).")
        }
        let slugs = Set(names.map(\.slug))
        return slugs.isEmpty ? page : all.filter { slugs.contains($0.name.slug) }
    }
}

extension String {
    /// The text in lower case, with a hyphen for each run of other characters than letters and digits.
    var slug: String {
        split { !$0.isLetter && !$0.isNumber }.joined(separator: "-").lowercased()
    }
}
