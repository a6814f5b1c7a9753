/// Something that measures UIKit by itself, and has findings.
package struct Experiment: Sendable {
    /// The name, also of its file and its row.
    package let name: String
    /// What is measured, and what a person has to do.
    package let summary: String
    /// Whether a person has to answer or to touch the screen.
    package var needsPerson = false
    /// The first system on which there is something to measure.
    package var since = 15
    private let perform: @MainActor @Sendable (Bench) async throws -> [Finding]

    package init(
        _ name: String, summary: String, needsPerson: Bool = false, since: Int = 15,
        perform: @escaping @MainActor @Sendable (Bench) async throws -> [Finding]
    ) {
        self.name = name
        self.summary = summary
        self.needsPerson = needsPerson
        self.since = since
        self.perform = perform
    }

    /// Measures on a bench, and puts away what was shown.
    @MainActor
    package func run(on bench: Bench) async throws -> [Finding] {
        defer { bench.putAway() }
        return try await perform(bench)
    }
}
