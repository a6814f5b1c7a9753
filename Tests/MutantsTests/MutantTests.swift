import Testing

@testable import Mutants

struct MutantTests {
    private func mutants(_ text: String) -> [Mutant] {
        Mutant.all(in: text, file: "Sources/Baton/Bars/Bar.swift", index: 7)
    }

    @Test func theNameSaysFileKindAndTexts() {
        #expect(
            mutants("x = a < b").map(\.name).sorted() == [
                "Bars/Bar.swift comparison: a < b → a <= b", "Bars/Bar.swift condition: a < b → !(a < b)",
            ])
    }

    @Test func theRecorderIsARoomInTheLists() {
        let file = "Sources/BatonRecorder/Facts/Fact.swift"
        #expect(
            Mutant.all(in: "x = true", file: file, index: 0).map(\.name) == [
                "Recorder/Facts/Fact.swift constant: true → false"
            ])
        #expect(Mutant.path(of: "Recorder/Facts/Fact.swift") == file)
        #expect(Mutant.path(of: "Bars/Bar.swift") == "Sources/Baton/Bars/Bar.swift")
    }

    @Test func namesStayWhereOtherLinesChange() {
        let before = mutants("f(a < b)").map(\.name)
        let after = mutants("// new\nlet c = d\nf(a  <  b)\n")
        #expect(after.map(\.name) == before)
        #expect(after.map(\.point.line) == [3, 3, 3])
    }

    @Test func theSameTextASecondTimeHasANumber() {
        #expect(
            mutants("x = true\ny = true").map(\.name) == [
                "Bars/Bar.swift constant: true → false", "Bars/Bar.swift constant: true → false (2)",
            ])
    }

    @Test func numbersBelongToTheFile() {
        #expect(mutants("x = true\ny = true").map(\.number) == [7_000, 7_001])
    }

    @Test func conditionalCompilationIsLeftOut() {
        #expect(mutants("#if os(Linux)\nx = true\n#endif").isEmpty)
    }

    // MARK: Written by hand

    private let fault = Fault("wrong", in: "Sources/Baton/Bars/Bar.swift", "a.go()", becomes: "b.go()\nc.go()")

    @Test func wholeLinesAreStatements() {
        let point = fault.point(in: "func f() {\n    a.go()\n}")
        #expect(point?.form == .statements("b.go(); c.go()"))
        #expect(point?.line == 2)
    }

    @Test func aPartOfALineIsAnExpression() {
        let fault = Fault("wrong", in: "a.swift", "1", becomes: "2")
        #expect(fault.point(in: "let x = 1 // é")?.form == .expression("2"))
        #expect(fault.point(in: "let é = 1")?.range == 9..<10)
    }

    @Test func aTextThatOccursTwiceOrNeverIsNoFault() {
        #expect(fault.point(in: "a.go(); a.go()") == nil)
        #expect(fault.point(in: "b.go()") == nil)
    }
}
