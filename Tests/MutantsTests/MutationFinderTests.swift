import Testing

@testable import Mutants

struct MutationFinderTests {
    private func found(_ code: String, _ kind: MutationPoint.Kind) -> [String] {
        MutationFinder.points(in: code).filter { $0.kind == kind }.map { "\($0.original) → \($0.mutated)" }
    }

    // MARK: Conditions

    @Test func eachClauseIsNegated() {
        let code = "func f() { guard let a = b, c.isEmpty, case .d = e, #available(iOS 26, *), !g else { return } }"
        #expect(found(code, .condition) == ["c.isEmpty → !(c.isEmpty)", "!g → !(!g)"])
    }

    @Test func operandsAndTheWholeAreNegated() {
        #expect(found("if a && b { c = 1 }", .condition) == ["a → !(a)", "b → !(b)", "a && b → !(a && b)"])
    }

    @Test func conditionsOfExpressionsAreNegated() {
        #expect(found("x = a ? b : c", .condition) == ["a → !(a)"])
        #expect(found("x = a == b", .condition) == ["a == b → !(a == b)"])
        #expect(found("while a { b = 2 }", .condition) == ["a → !(a)"])
        #expect(found("for a in b where c { d = 2 }", .condition) == ["c → !(c)"])
        #expect(found("x = all.filter { $0 is View }", .condition) == ["$0 is View → !($0 is View)"])
    }

    @Test func theConditionOfACaseIsNegatedAndItsPatternStays() {
        let code = "switch a {\ncase .b(1, true) where c > 2:\n    d = e\ndefault: break\n}"
        #expect(found(code, .condition) == ["c > 2 → !(c > 2)"])
        #expect(found(code, .constant) == ["2 → 2 + 1", "2 → 0"])
    }

    @Test func labelsAndRequirementsAreNoConditions() {
        #expect(found("x = all.first(where: { a })", .condition) == [])
        #expect(found("extension Set where Element == Int { func f() {} }", .condition) == [])
        #expect(found("static func == (a: A, b: A) -> Bool { a.b }", .condition) == [])
    }

    // MARK: Comparisons

    @Test func comparisonsAreShifted() {
        #expect(found("x = a < b", .comparison) == ["a < b → a <= b"])
        #expect(found("x = a >= b + 1", .comparison) == ["a >= b + 1 → a > b + 1"])
        #expect(found("if let a, b <= c, d { e = 1 }", .comparison) == ["b <= c → b < c"])
        #expect(found("let a: Set<Int> = b", .comparison) == [])
        #expect(found("x = a == b", .comparison) == [])
    }

    @Test func aComparisonOverSeveralLinesIsOne() {
        #expect(found("x =\n    a\n    < b // why\n", .comparison) == ["a < b → a <= b"])
    }

    // MARK: Constants

    @Test func numbersAndTruthAreShifted() {
        #expect(found("x = a + 0.5", .constant) == ["0.5 → 0.5 + 1", "0.5 → 0"])
        #expect(found("x = 0", .constant) == ["0 → 0 + 1"])
        #expect(found("f(a: true)", .constant) == ["true → false"])
        #expect(found("func f(a: Int = 3) {}", .constant) == ["3 → 3 + 1", "3 → 0"])
    }

    @Test func versionsRawValuesAndElementsStay() {
        #expect(found("if #available(iOS 26, *) { a = b }", .constant) == [])
        #expect(found("@available(iOS 15, *) func f() {}", .constant) == [])
        #expect(found("enum E: Int {\n    case a = 1, b = 2\n}", .constant) == [])
        #expect(found("x = pair.0", .constant) == [])
        #expect(found("x = \"\\(a + 1)\"", .constant) == [])
    }

    // MARK: Calls

    @Test func callsAreDropped() {
        #expect(
            found("func f() {\n    a.b?.c(1)\n    d { e in\n        e.f()\n    }\n}", .call)
                == ["a.b?.c(1) → nothing", "d { e in e.f() } → nothing", "e.f() → nothing"])
        #expect(found("func f() { a() }", .call) == ["a() → nothing"])
    }

    @Test func whatIsNoCallIsKept() {
        for code in [
            "super.init(a)", "x = a()", "return a()", "let b = a()", "_ = a()", "a += b()", "try a()", "a == b()",
            "fatalError()", "a.b",
        ] { #expect(found("func f() {\n    \(code)\n}", .call) == [], "\(code)") }
        #expect(found("func f() -> Int { a() }", .call) == [])
    }

    // MARK: Results

    @Test func resultsAreSwapped() {
        #expect(found("func f() -> Bool {\n    g()\n    return a.b\n}", .result) == ["a.b → !(a.b)"])
        #expect(found("var f: Bool { a }", .result) == ["a → !(a)"])
        #expect(found("func f() -> [A]? { a }", .result) == ["a → nil"])
        #expect(found("private var f: A? {\n    if b { return nil }\n    return c\n}", .result) == ["c → nil"])
        #expect(found("func f() -> Bool { true }", .constant) == ["true → false"])
    }

    @Test func resultsOfOtherTypesAndOfClosuresStay() {
        #expect(found("func f() -> Int { a }", .result) == [])
        #expect(found("func f() -> Bool {\n    g { return a }\n    return b\n}", .result) == ["b → !(b)"])
    }

    // MARK: Branches

    @Test func aCaseGetsTheResultOfTheNextWithAnother() {
        let code = "switch a {\ncase .a: 1\ncase .b: 1\ncase .c: 2\ncase .d:\n    x = 3\n}"
        #expect(found(code, .branch) == ["1 → 2", "1 → 2", "2 → 1"])
    }

    @Test func boundNamesStayInTheirCase() {
        let code = "switch a {\ncase .a: return b\ncase .b(let c): return c\ncase .d(let c): return c + 1\n}"
        #expect(found(code, .branch) == ["c → c + 1", "c + 1 → b"])
    }
}
