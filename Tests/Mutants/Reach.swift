import Foundation

/// Which tests reach which faults, and how long they take.
struct Reach {
    struct Entry {
        let test: TestName
        let seconds: Double
        let count: Int
        /// The less, the more it says about each fault that it reaches.
        var cost: Double { Double(count) * seconds }
    }

    /// The tests that reach a number.
    private(set) var entries: [Int: [Entry]] = [:]
    private var likeness = Likeness(amongTests: [])
    /// The tests that fail without any fault, because they read the sources.
    private(set) var failing: [String] = []

    /// Runs each test by itself, but for those that were run before with the same sources and tests.
    init(_ build: MutantBuild, workers: Int) throws {
        let folder = build.scratch.folder.appendingPathComponent("reach")
        let stampFile = folder.appendingPathComponent("stamp.txt")
        let files = build.testFiles()
        if (try? String(contentsOf: stampFile, encoding: .utf8)) != files.rest {
            try? FileManager.default.removeItem(at: folder)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try files.rest.write(to: stampFile, atomically: true, encoding: .utf8)
        }
        let file = folder.appendingPathComponent("tests.txt")
        let tests = try TestName.all(in: build.scratch.bundle)
        let stampOf = { (test: TestName) in files.classes[test.className] ?? "none" }
        let valid = Set(tests.map { "\($0.name)\t\(stampOf($0))" })
        let log = LineFile(file)
        let kept = log.lines.filter { valid.contains($0.split(separator: "\t").prefix(2).joined(separator: "\t")) }
        let known = Set(kept.map { $0.split(separator: "\t")[0].description })
        try log.write(kept)
        let lines = Collected<String>()
        forEach(tests.filter { !known.contains($0.name) }, workers: workers) { test in
            let line = Self.record(test, build, in: folder, stamp: stampOf(test))
            lines.append(line)
            try? log.append(line)
        }
        likeness = Likeness(amongTests: tests.map(\.name))
        read(kept + lines.all)
    }

    /// Runs a test, and returns a line with its name, its stamp, its kind, how long it took, whether it passed, and the numbers
    /// that it reached.
    private static func record(_ test: TestName, _ build: MutantBuild, in folder: URL, stamp: String) -> String {
        let place = folder.appendingPathComponent(test.name.replacingOccurrences(of: "/", with: "."))
        defer { try? FileManager.default.removeItem(at: place) }
        var seconds = 0.0
        let failure = try? TestName.failure(
            of: [test], in: build.scratch, environment: ["BATON_REACHED": place.path], limit: 600
        ) { seconds = max(seconds, TestName.seconds(in: $0) ?? 0) }
        let bytes = [UInt8]((try? Data(contentsOf: place)) ?? Data())
        let numbers = bytes.indices.filter { bytes[$0] != 0 }.map(String.init).joined(separator: ",")
        let end = failure == nil ? "passed" : "failed"
        return "\(test.name)\t\(stamp)\t\(test.isSuite)\t\(seconds)\t\(end)\t\(numbers)"
    }

    private mutating func read(_ lines: [String]) {
        for line in lines {
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard parts[4] == "passed" else {
                failing.append(parts[0])
                continue
            }
            let numbers = parts[5].split(separator: ",").compactMap { Int($0) }
            let entry = Entry(
                test: TestName(name: parts[0], isSuite: parts[2] == "true"), seconds: Double(parts[3]) ?? 1,
                count: numbers.count)
            for number in numbers { entries[number, default: []].append(entry) }
        }
    }

    /// The tests that reach a mutant, the nearest first: those of the class that noticed it before. Then in turn it is one whose class
    /// is known to notice faults of the file, or is named after it; one that is named like its line; one of each class, those first
    /// that notice most; and one that reaches few others in a short time.
    ///
    /// - Parameters:
    ///   - former: The class that noticed it, perhaps when the source was another.
    ///   - noticers: How many faults of the file each class has noticed.
    ///   - all: How many faults of any file each class has noticed.
    func tests(
        for mutant: Mutant, former: String?, noticers: [String: Int], ofAll all: [String: Int]
    ) -> [Entry] {
        let file = String(mutant.file.split(separator: "/").last ?? "")
        let name = file.split { $0 == "." || $0 == "+" }.first.map(String.init) ?? ""
        let words = Likeness.words(of: "\(file) \(mutant.lineText)")
        let cheap = (entries[mutant.number] ?? []).sorted { $0.cost < $1.cost }
        let orders = [
            Self.order(cheap) { entry in
                let known = Double(noticers[entry.test.className] ?? 0)
                return entry.test.className.hasPrefix(name) ? known + 0.5 : known
            },
            Self.order(cheap) { likeness.degree(of: $0.test.name, to: words) },
            Self.oneOfEachClass(Self.order(cheap) { Double(all[$0.test.className] ?? 0) }),
            cheap,
        ]
        var seen: Set<TestName> = []
        let inTurn = cheap.indices.flatMap { place in orders.compactMap { place < $0.count ? $0[place] : nil } }
        return (cheap.filter { $0.test.className == former } + inTurn).filter { seen.insert($0.test).inserted }
    }

    /// Returns the tests with a value above 0, those with the highest first, and among equals in the order that they have.
    private static func order(_ tests: [Entry], by value: (Entry) -> Double) -> [Entry] {
        let valued = tests.enumerated().map { (place: $0, test: $1, value: value($1)) }.filter { $0.value > 0 }
        return valued.sorted { ($0.value, $1.place) > ($1.value, $0.place) }.map(\.test)
    }

    private static func oneOfEachClass(_ tests: [Entry]) -> [Entry] {
        var classes: Set<String> = []
        return tests.filter { classes.insert($0.test.className).inserted }
    }
}
