import BatonTesting
import Foundation

/// Plays random programs on Baton's own app, and prints how much was done and what was found.
///
/// ```sh
/// swift run -c release Benchmarks monkey --days 1
/// swift run -c release Benchmarks monkey --programs 1000 --seed 5 --system 26
/// swift run -c release Benchmarks monkey --replay script.txt
/// ```
@MainActor
struct MonkeyReport {
    private var monkey = Monkey.baton
    private var programs = UInt64.max
    private var days = 1.0
    private var seed: UInt64 = 1
    private var printsSeeds = false
    /// The file of a script that is played instead.
    private var replayed: String?
    private var failures: [String: [UInt64]] = [:]
    private var figures = MonkeyFigures()

    init(_ words: [String]) {
        for (word, value) in zip(words, words.dropFirst()) {
            switch word {
            case "--days": days = Double(value) ?? days
            case "--programs": (programs, days) = (UInt64(value) ?? programs, .infinity)
            case "--seed": seed = UInt64(value) ?? seed
            case "--system": monkey.systems = Int(value).map { [$0] } ?? monkey.systems
            case "--seeds": printsSeeds = value == "printed"
            case "--replay": replayed = value
            case "--answers": monkey.drawsAnswers = value != "usual"
            default: break
            }
        }
    }

    mutating func print() throws {
        if let replayed { return try replay(replayed) }
        var number: UInt64 = 0
        while number < programs, figures.seconds < days * 86_400 {
            let script = monkey.script(seed: seed &+ number)
            // What stops the process is in the last line.
            if printsSeeds { FileHandle.standardError.write(Data("seed \(seed &+ number)\n".utf8)) }
            let (failure, done) = try monkey.run(script)
            figures += done
            if let failure { try note(failure, seed &+ number) }
            number += 1
        }
        for (rule, seeds) in failures.sorted(by: { $0.value.count > $1.value.count }) {
            Swift.print("\(seeds.count) times \"\(rule)\": \(seeds.prefix(8))")
        }
        let count = failures.values.reduce(0) { $0 + $1.count }
        Swift.print("\(figures), \(count) violations")
    }

    private func replay(_ file: String) throws {
        let script = try MonkeyScript(String(contentsOfFile: file, encoding: .utf8))
        Swift.print(try monkey.run(script).failure?.description ?? "Every rule holds.")
    }

    private mutating func note(_ failure: MonkeyFailure, _ seed: UInt64) throws {
        failures[failure.rule, default: []].append(seed)
        guard failures[failure.rule]?.count == 1 else { return }
        Swift.print("seed \(seed): \(try monkey.shrink(failure))\n")
    }
}
