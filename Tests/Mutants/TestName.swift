import Foundation

/// A test in the bundle, or a suite of Swift Testing.
struct TestName: Hashable {
    /// The name of its target, of its class, and its own, such as `BatonTests.PoseTests/testScale`.
    let name: String
    /// Whether it is a suite of Swift Testing.
    let isSuite: Bool

    /// The name of its class or suite.
    var className: String {
        let path = name.split(separator: "/").first ?? ""
        return path.split(separator: ".").last.map(String.init) ?? name
    }

    /// Returns all tests in a bundle.
    static func all(in bundle: String) throws -> [TestName] {
        var found: Set<TestName> = []
        for (isSuite, arguments) in [(false, ["--list-tests"]), (true, suiteArguments + ["--list-tests"])] {
            _ = try Command(program: bundle, arguments: arguments).run { line in
                let parts = line.split(separator: "/")
                if parts.count > 1, !line.contains(" ") {
                    found.insert(TestName(name: isSuite ? "\(parts[0])" : line, isSuite: isSuite))
                }
                return false
            }
        }
        return found.sorted { $0.name < $1.name }
    }

    private static let suiteArguments = ["--testing-library", "swift-testing"]

    /// The arguments of the bundle that run some tests. All are of the same kind.
    static func arguments(_ tests: [TestName]) -> [String] {
        guard tests.first?.isSuite == true else { return [tests.map(\.name).joined(separator: ",")] }
        let names = tests.map { $0.name.replacingOccurrences(of: ".", with: "\\.") }
        return suiteArguments + ["--filter", "^(" + names.joined(separator: "|") + ")/"]
    }

    /// Whether a line of the output tells of a failure.
    static func isFailure(_ line: String) -> Bool {
        line.contains(": error: ") || line.contains("✘") || line.contains("Fatal error:")
    }

    /// The seconds that a line says all tests of a process took, without the start of the process.
    static func seconds(in line: String) -> Double? {
        guard line.contains("Executed ") || line.contains("Test run with ") else { return nil }
        let words = line.split { $0 == " " || $0 == "(" || $0 == ")" }
        guard let unit = words.lastIndex(where: { $0.hasPrefix("seconds") }), unit > 0 else { return nil }
        return Double(words[unit - 1])
    }

    /// How some tests ended: nil if nothing failed. Each line of the output is read.
    static func failure(
        of tests: [TestName], in scratch: ScratchPackage, environment: [String: String], limit: Double,
        reads: (String) -> Void = { _ in }
    ) throws -> String? {
        let command = Command(
            program: scratch.bundle, arguments: arguments(tests), environment: environment, folder: scratch.package)
        var last = ""
        let end = try command.run(seconds: limit) { line in
            if line.contains("started at ") { last = line }
            reads(line)
            return isFailure(line)
        }
        switch end {
        case .exit(0): return nil
        case .exit(let status): return "ended with \(status) in \(last)"
        case .timeout: return "took too long in \(last)"
        case .line(let line): return line
        }
    }
}
