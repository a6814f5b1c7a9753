import BatonMonkey
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
    /// How many violations of a rule are shrunk and printed.
    private static let shownOfARule = 8
    private var monkey = Monkey.baton
    private var programs = UInt64.max
    private var days = 1.0
    private var seed: UInt64 = 1
    private var printsScripts = false
    /// The file of a script that is played instead.
    private var replayed: String?
    private var failures: [String: [UInt64]] = [:]
    private var figures = MonkeyFigures()

    init(_ words: [String]) throws {
        var words = words[...]
        while let word = words.popFirst() {
            guard let value = words.popFirst(), take(word, value) else { throw WrongOption(word: word) }
        }
    }

    /// Takes an option with its value. Returns false if there is no such option, or no such value.
    private mutating func take(_ word: String, _ value: String) -> Bool {
        switch (word, Int(value), Double(value)) {
        case ("--days", _, let number?): days = number
        case ("--programs", let number?, _): (programs, days) = (UInt64(max(0, number)), .infinity)
        case ("--seed", let number?, _): seed = UInt64(bitPattern: Int64(number))
        case ("--system", let number?, _): monkey.systems = [number]
        case ("--scripts", _, _) where value == "printed": printsScripts = true
        case ("--answers", _, _) where value == "usual": monkey.drawsAnswers = false
        case ("--replay", _, _): replayed = value
        default: return false
        }
        return true
    }

    mutating func print() throws {
        if let replayed { return try replay(replayed) }
        var number: UInt64 = 0
        while number < programs, figures.seconds < days * 86_400 {
            let script = monkey.script(seed: seed &+ number)
            // What stops the process is the last one.
            if printsScripts {
                FileHandle.standardError.write(Data("seed \(seed &+ number)\n\(script)\n".utf8))
            }
            let (failure, done) = try monkey.run(script)
            figures += done
            if let failure { try note(failure, seed &+ number) }
            number += 1
        }
        for (rule, seeds) in failures.sorted(by: { $0.value.count > $1.value.count }) {
            Swift.print("\(seeds.count) times \"\(rule)\": \(seeds)")
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
        guard failures[failure.rule, default: []].count <= Self.shownOfARule else { return }
        Swift.print("seed \(seed): \(try monkey.shrink(failure))\n")
        // A long run may write into a file.
        fflush(nil)
    }
}

/// The error of an option that does not exist, or has no such value.
private struct WrongOption: Error, CustomStringConvertible {
    let word: String

    var description: String {
        "There is no option \(word) with this value. Use --days, --programs, --seed or --system and a number, --answers usual, "
            + "--scripts printed, or --replay and a file."
    }
}
