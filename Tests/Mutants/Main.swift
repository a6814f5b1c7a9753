import Foundation

/// Puts faults into the sources of Baton, one at a time by a switch, and looks which of them the tests notice.
///
///     swift run Mutants list [FILE…]          prints the mutants
///     swift run Mutants run [FILE…]           builds them, runs the tests, and writes Tests/Mutants/score.md
///     swift run Mutants report                writes the page again, with other counts
///     swift run Mutants faults                lists the faults that are written by hand
///     swift run Mutants faults --run COMMAND  runs a command with each of them
///     swift run Mutants unreached [FILE…] --by COMMAND
///                                             prints what a command does not reach
///
/// A file is a part of the path of a source. With `--seconds 60` a mutant survives only after so many seconds of tests, the
/// nearest ones; without it after 30. With `--tests BarPlanTests,BarLookTests` only these classes are run, and what they notice is
/// noted. With `--sample 200 --seed 7` only so many mutants are run, and no page is written: the same seed takes the same ones.
/// With `--outcomes NAME` a run or a report has a file of outcomes of its own.
@main
struct Main {
    static func main() throws {
        var arguments = Array(CommandLine.arguments.dropFirst())
        let word = arguments.isEmpty ? "" : arguments.removeFirst()
        let scratch = ScratchPackage(
            origin: URL(fileURLWithPath: FileManager.default.currentDirectoryPath),
            folder: URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
                .appendingPathComponent(".build/mutants"))
        do {
            switch (word, arguments.first) {
            case ("list", _): try list(scratch, files: arguments)
            case ("run", _): try run(scratch, arguments: arguments)
            case ("report", _): try write(MutantBuild(scratch), outcomes(scratch, from: &arguments), in: scratch)
            case ("faults", nil): Fault.all.forEach { print("\($0.name) (\($0.file))") }
            case ("faults", "--run"): try runFaults(scratch, arguments.dropFirst().joined(separator: " "))
            case ("unreached", _): try printUnreached(scratch, arguments: arguments)
            default:
                throw Failure(
                    "The commands are list, run, report, faults and unreached. Tests/Mutants/Main.swift describes them."
                )
            }
        } catch {
            print(error)
            exit(1)
        }
    }

    /// Prints a line at once, also into a file.
    private static func say(_ line: String) {
        print(line)
        fflush(nil)
    }

    private static func chosen(_ mutants: [Mutant], _ files: [String]) -> [Mutant] {
        mutants.filter { mutant in
            mutant.point.kind != .fault && (files.isEmpty || files.contains { mutant.file.contains($0) })
        }
    }

    private static func list(_ scratch: ScratchPackage, files: [String]) throws {
        let mutants = chosen(try MutantBuild(scratch).mutants, files)
        for mutant in mutants { print("\(mutant.number) \(mutant.point.line) \(mutant.name)") }
        print("\(mutants.count) mutants")
    }

    /// Removes an option and its value from the arguments.
    private static func take<Value>(
        _ option: String, _ kind: String, from arguments: inout [String], _ value: (String) -> Value?
    ) throws -> Value? {
        guard let index = arguments.firstIndex(of: option) else { return nil }
        guard let found = arguments.dropFirst(index + 1).first.flatMap(value) else {
            throw Failure("\(kind) follows \(option).")
        }
        arguments.removeSubrange(index...(index + 1))
        return found
    }

    private static func run(_ scratch: ScratchPackage, arguments: [String]) throws {
        var files = arguments
        let budget = try take("--seconds", "A number", from: &files, Double.init) ?? 30
        let classes = try take("--tests", "The name of a class", from: &files) {
            Set($0.split(separator: ",").map(String.init))
        }
        let size = try take("--sample", "A number", from: &files, UInt16.init)
        let seed = try take("--seed", "A number", from: &files, UInt64.init) ?? 0
        let outcomes = try outcomes(scratch, from: &files)
        if let option = files.first(where: { $0.hasPrefix("--") }) {
            throw Failure("There is no option \(option). Tests/Mutants/Main.swift describes those that there are.")
        }
        var build = try MutantBuild(scratch)
        try build.build { say($0) }
        say("built")
        let workers = 2
        let reach = try Reach(build, workers: workers)
        say("\(reach.failing.count) tests fail by themselves: \(reach.failing.joined(separator: ", "))")
        let run = MutantRun(build: build, reach: reach, outcomes: outcomes, budget: budget, classes: classes)
        let all = chosen(build.built, files)
        let mutants = size.map { SplitMix64.sample(of: all, count: Int($0), seed: seed) } ?? all
        run.run(mutants, workers: workers) { say($0) }
        guard size != nil else { return try write(build, outcomes, in: scratch) }
        let kinds = outcomes.known(of: mutants, in: build).map(\.kind)
        let counts = [.noticed, .survived, .unreached].map { (kind: Outcome.Kind) in
            "\(kinds.count { $0 == kind }) \(kind.rawValue)"
        }
        say("\(kinds.count) of \(all.count) mutants, with the seed \(seed): " + counts.joined(separator: ", "))
    }

    private static func outcomes(_ scratch: ScratchPackage, from arguments: inout [String]) throws -> OutcomeFile {
        OutcomeFile(scratch, name: try take("--outcomes", "A name", from: &arguments) { $0 } ?? "outcomes")
    }

    private static func printUnreached(_ scratch: ScratchPackage, arguments: [String]) throws {
        guard let index = arguments.firstIndex(of: "--by"), index + 1 < arguments.count else {
            throw Failure("A command follows --by.")
        }
        var build = try MutantBuild(scratch)
        try build.build { say($0) }
        let unreached = try Unreached(by: arguments[(index + 1)...].joined(separator: " "), in: build)
        let places = chosen(build.built, Array(arguments[..<index]))
        let lines = unreached.lines(among: places)
        lines.forEach { say($0) }
        say("\(lines.count) places are not reached, among \(places.count) mutants")
    }

    /// Writes the page, also of mutants that were run before.
    private static func write(_ build: MutantBuild, _ outcomes: OutcomeFile, in scratch: ScratchPackage) throws {
        let known = outcomes.known(of: chosen(build.built, []), in: build)
        var commit = ""
        let git = Command(program: "/usr/bin/env", arguments: ["git", "rev-parse", "--short=10", "HEAD"])
        _ = try git.run {
            commit = $0
            return false
        }
        let page = scratch.origin.appendingPathComponent("Tests/Mutants/score.md")
        let report = try Report(
            outcomes: known, dropped: build.dropped.count, page: String(contentsOf: page, encoding: .utf8),
            run: "Run on \(Date().formatted(.iso8601.year().month().day())) at commit \(commit)",
            budget: known.filter { $0.kind == .survived }.compactMap { outcomes[$0.mutant.name]?.budget }.min())
        try report.text.write(to: page, atomically: true, encoding: .utf8)
        say("score: \(report.count().score), in \(page.path)")
    }

    /// Runs a command in the copy of the package, first without a fault and then with each.
    private static func runFaults(_ scratch: ScratchPackage, _ line: String) throws {
        var build = try MutantBuild(scratch)
        try build.build { say($0) }
        func passes(_ number: Int) throws -> Bool {
            let command = Command(
                program: "/bin/bash", arguments: ["-c", line], environment: ["BATON_MUTANT": "\(number)"],
                folder: scratch.package)
            return try command.run(seconds: 3_600) == .exit(0)
        }
        guard try passes(-1) else { throw Failure("The command fails without a fault.") }
        var unnoticed = 0
        for mutant in build.built where mutant.point.kind == .fault {
            let isNoticed = try !passes(mutant.number)
            say("\(isNoticed ? "noticed:    " : "not noticed:") \(mutant.name)")
            if !isNoticed { unnoticed += 1 }
        }
        if unnoticed > 0 { throw Failure("\(unnoticed) faults were not noticed.") }
    }
}
