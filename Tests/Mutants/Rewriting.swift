/// A source in which each fault waits for the switch.
struct Rewriting {
    let text: String
    /// Where each mutant is in the new text, by its number.
    let places: [Int: Range<Int>]

    /// Rewrites a source. A mutant that crosses the border of another is left out, the later one of the two. The lines keep
    /// their numbers.
    init(_ source: String, mutants: [Mutant]) {
        let bytes = Array(source.utf8)
        var output: [UInt8] = []
        var places: [Int: Range<Int>] = [:]
        var open: [(mutant: Mutant, start: Int)] = []
        var place = 0
        func copy(until end: Int) {
            output += bytes[place..<end]
            place = end
        }
        func close(before start: Int) {
            while let last = open.last, last.mutant.point.range.upperBound <= start {
                open.removeLast()
                copy(until: last.mutant.point.range.upperBound)
                output += last.mutant.point.frame(last.mutant.number).suffix.utf8
                places[last.mutant.number] = last.start..<output.count
            }
        }
        for mutant in Self.nested(mutants) {
            close(before: mutant.point.range.lowerBound)
            copy(until: mutant.point.range.lowerBound)
            open.append((mutant, output.count))
            output += mutant.point.frame(mutant.number).prefix.utf8
        }
        close(before: bytes.count)
        copy(until: bytes.count)
        text = String(decoding: output, as: UTF8.self)
        self.places = places
    }

    /// Mutants from the first to the last, an outer one before those in it.
    private static func nested(_ mutants: [Mutant]) -> [Mutant] {
        var kept: [Mutant] = []
        // Those that are written by hand come first.
        for mutant in mutants {
            let range = mutant.point.range
            let crosses = kept.contains { other in
                let place = other.point.range
                return place.overlaps(range) && !place.contains(range) && !range.contains(place)
            }
            if !crosses { kept.append(mutant) }
        }
        return kept.sorted { key($0) < key($1) }
    }

    private static func key(_ mutant: Mutant) -> (Int, Int, Int, Int) {
        let point = mutant.point
        return (point.range.lowerBound, -point.range.upperBound, point.form.isStatement ? 0 : 1, mutant.number)
    }

    /// Returns the mutants that may be the reason of an error of the compiler: those that contain its place, best those that
    /// begin in its line.
    func suspects(line: Int, column: Int, among mutants: [Mutant]) -> [Mutant] {
        let lines = text.utf8.split(separator: 10, omittingEmptySubsequences: false)
        guard line <= lines.count else { return [] }
        let offset = lines[..<(line - 1)].reduce(0) { $0 + $1.count + 1 } + column - 1
        let written = mutants.filter { places[$0.number] != nil }
        let around = written.filter {
            places[$0.number].map { $0.contains(offset) || $0.upperBound == offset } ?? false
        }
        let here = around.filter { $0.point.line == line }
        if !here.isEmpty { return here }
        if !around.isEmpty { return around }
        let distance = written.map { abs($0.point.line - line) }.min()
        return written.filter { abs($0.point.line - line) == distance }
    }
}
