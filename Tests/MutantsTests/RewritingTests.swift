import Testing

@testable import Mutants

struct RewritingTests {
    private func rewriting(_ text: String, _ kinds: Set<MutationPoint.Kind>) -> Rewriting {
        Rewriting(text, mutants: mutants(text).filter { kinds.contains($0.point.kind) })
    }

    private func mutants(_ text: String) -> [Mutant] {
        Mutant.all(in: text, file: "Sources/Baton/Bar.swift", index: 0)
    }

    @Test func eachKindWaitsForTheSwitch() {
        #expect(rewriting("if a { b = c }", [.condition]).text == "if _negated(0, a) { b = c }")
        #expect(rewriting("x = 0", [.constant]).text == "x = _raised(0, 0)")
        #expect(rewriting("x = true", [.constant]).text == "x = _negated(0, true)")
        #expect(rewriting("func f() { a() }", [.call]).text == "func f() { if !_mutant(0) { a() } }")
        #expect(rewriting("var a: B? { c }", [.result]).text == "var a: B? { _emptied(0, c) }")
        #expect(
            rewriting("x = a < b", [.comparison]).text.contains("(_mutant(")
                && rewriting("x = a < b", [.comparison]).text.contains(") ? a <= b : a < b)"))
    }

    @Test func oneIsInsideTheOther() {
        #expect(rewriting("x = 5", [.constant]).text == "x = _raised(0, _zeroed(1, 5))")
        #expect(
            rewriting("func f() { a(true) }", [.call, .constant]).text
                == "func f() { if !_mutant(0) { a(_negated(1, true)) } }")
    }

    @Test func linesKeepTheirNumbers() {
        let text = "x =\n    a\n    < b\ny = c"
        #expect(rewriting(text, [.comparison, .condition]).text.split(separator: "\n").count == 4)
    }

    @Test func whatCrossesABorderIsLeftOut() {
        func mutant(_ number: Int, _ range: Range<Int>) -> Mutant {
            Mutant(
                number: number, file: "a", name: "\(number)",
                point: MutationPoint(
                    kind: .constant, form: .passed(to: "f"), range: range, line: 1, original: "", mutated: ""),
                lineText: "abcdef")
        }
        let rewriting = Rewriting("abcdef", mutants: [mutant(1, 0..<3), mutant(2, 2..<5), mutant(3, 1..<2)])
        #expect(rewriting.text == "f(1, af(3, b)c)def")
        #expect(rewriting.places.keys.sorted() == [1, 3])
    }

    // MARK: Dropping

    @Test func anErrorIsBlamedOnWhatIsAroundIt() {
        let text = "x = true\ny = a ? 1 : 2"
        let all = mutants(text)
        let rewriting = Rewriting(text, mutants: all)
        // In the second line: `y = _negated(n, a) ? …`
        let blamed = rewriting.suspects(line: 2, column: 14, among: all)
        #expect(blamed.map(\.point.original) == ["a"])
        #expect(rewriting.suspects(line: 1, column: 1, among: all).map(\.point.original) == ["true"])
    }

    @Test func whatBeginsInTheLineIsBlamedBeforeWhatIsAroundTheLine() {
        let text = "func f() {\n    a(\n        b: true)\n}"
        let all = mutants(text)
        let blamed = Rewriting(text, mutants: all).suspects(line: 3, column: 20, among: all)
        #expect(blamed.map(\.point.kind) == [.constant])
        #expect(Rewriting(text, mutants: all).suspects(line: 3, column: 10, among: all).map(\.point.kind) == [.call])
    }

    @Test func anErrorElsewhereIsBlamedOnTheNearestLine() {
        let text = "x = true\n\n\n}\ny = false"
        let all = mutants(text)
        #expect(Rewriting(text, mutants: all).suspects(line: 4, column: 1, among: all).map(\.point.line) == [5])
    }

    @Test func whatIsDroppedIsAsItWas() {
        let text = "x = true\ny = false"
        let rest = mutants(text).filter { $0.point.line == 2 }
        #expect(Rewriting(text, mutants: rest).text == "x = true\ny = _negated(1, false)")
    }
}
