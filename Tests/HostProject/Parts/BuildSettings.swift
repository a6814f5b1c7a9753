/// The settings of a target in a configuration, as the target and the project say them.
struct BuildSettings {
    /// The name of the configuration.
    let configuration: String
    private let values: [String: PropertyList]

    init(of target: ProjectObject, in configuration: String, of project: ProjectFile) {
        self.configuration = configuration
        let own = Self.written(by: target, in: configuration, of: project)
        values = Self.written(by: project.root, in: configuration, of: project).merging(own) { $1 }
    }

    /// What an object itself says.
    static func written(
        by object: ProjectObject, in configuration: String, of project: ProjectFile
    ) -> [String: PropertyList] {
        let list = project.object("buildConfigurationList", of: object)
        let named = list.map { project.objects("buildConfigurations", of: $0) } ?? []
        return named.first { $0.text("name") == configuration }?.fields["buildSettings"]?.table ?? [:]
    }

    var names: [String] { values.keys.sorted() }

    /// The value as it is written.
    subscript(name: String) -> String? {
        values[name].map { value in value.text ?? value.allTexts.joined(separator: " ") }
    }

    /// The value with the settings that it names, and those that these name, but for what only Xcode knows.
    func expanded(_ name: String, knowing known: [String: String]) -> String? {
        guard var text = self[name] else { return nil }
        for _ in 0..<2 {
            for other in Set(names).union(known.keys) {
                text = text.replacing("$(\(other))", with: known[other] ?? self[other] ?? "")
            }
        }
        return text
    }
}
