import Testing

@testable import UIKitNames

struct NameCheckTests {
    private func complaints(_ source: String, real: String, allowed: String = "") -> [String] {
        check(real, allowed).complaints(about: surface(source))
    }

    private func surface(_ source: String) -> PublicSurface {
        PublicSurface(DeclarationScanner.declarations(in: source))
    }

    private func check(_ real: String, _ allowed: String) -> NameCheck {
        NameCheck(real: NameList(real), allowed: NameList(allowed))
    }

    @Test func aRealNamePasses() {
        #expect(complaints("open class A { open func b(c: D) {} }", real: "A class\nA.b(c:)") == [])
    }

    @Test func anUnknownNameFails() {
        #expect(complaints("open class A {\n open func b() {} }", real: "A class") == [":2: UIKit has no `A.b()`"])
    }

    @Test func otherLabelsFailAndTheRealOnesAreReported() {
        #expect(
            complaints("public func a(b: C) {}", real: "a(_:)\na(d:)") == [
                ":1: UIKit has no `a(b:)`; it has `a(_:)`, `a(d:)`"
            ])
    }

    @Test(arguments: ["A struct", "A protocol", "A enum"])
    func anotherKindOfTypeDoesNotPass(real: String) {
        #expect(complaints("open class A {}", real: real) == [":1: UIKit has no `A class`; it has `\(real)`"])
    }

    @Test func staticMembersAreNotInstanceMembers() {
        let real = "A struct\nA.b static"
        #expect(complaints("public struct A { public static var b = 1 }", real: real) == [])
        #expect(complaints("public struct A { public var b = 1 }", real: real).count == 1)
        #expect(complaints("public enum A { case b }", real: "A enum\nA.b static").count == 1)
    }

    @Test func hiddenDeclarationsCanHaveAnyName() {
        #expect(
            complaints("class A { public var b = 1 }\nextension A.C { public var d = 1 }\nvar e = 1", real: "") == [])
    }

    @Test func inheritedMembersCountAsTheTypesOwn() {
        let source = """
            open class A: B { open override func c() {} }
            extension A: D { public var e: Int { 1 } }
            open class B: F {}
            """
        #expect(complaints(source, real: "A class\nB class\nF.c()\nD.e") == [])
        #expect(complaints(source, real: "A class\nB class\nG.c()\nD.e").count == 1)
    }

    @Test func anAllowedNamePassesAndIsNeededOnlyIfItWouldFail() {
        let source = "public struct A { public var b = 1 }\npublic struct C {}"
        let real = "A struct\nC struct"
        let allowed = "A.b # why\nC struct # real\nD # nowhere"
        #expect(complaints(source, real: real, allowed: allowed) == [])
        #expect(check(real, allowed).needlessAllowances(for: surface(source)) == ["C struct", "D"])
    }

    @Test func aListCanHaveComments() {
        let list = NameList("# heading\n\na # why\nb")
        #expect(list.entries == ["a", "b"])
        #expect(list.remarks == ["a": "why"])
    }
}
