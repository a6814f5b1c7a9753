import Testing

@testable import UIKitNames

struct OpennessCheckTests {
    private func surface(_ source: String, in file: String = "") -> PublicSurface {
        PublicSurface(
            DeclarationScanner.declarations(in: source).map { declaration in
                var placed = declaration
                placed.file = file
                return placed
            })
    }

    private func complaints(_ source: String, real: String, allowed: String = "") -> [String] {
        OpennessCheck(real: NameList(real), allowed: NameList(allowed)).complaints(about: surface(source))
    }

    @Test func aMemberThatIsOpenInUIKitHasToBeOpen() {
        let real = "A class\nA.b()\nA.c"
        #expect(complaints("open class A { open func b() {}\nopen var c = 1 }", real: real) == [])
        #expect(
            complaints("open class A { public func b() {} }\nextension A { public var c: Int { 1 } }", real: real) == [
                ":1: `A.b()` is open in UIKit", ":2: `A.c` is open in UIKit",
            ])
        #expect(complaints("open class A { public let c = 1 }", real: real) == [":1: `A.c` is open in UIKit"])
    }

    @Test func aMemberThatIsClosedInUIKitHasToBeClosed() {
        #expect(
            complaints("open class A { open func b() {} }", real: "A class # closed\nA.b() # closed") == [
                ":1: `A class` is closed in UIKit", ":1: `A.b()` is closed in UIKit",
            ])
        #expect(complaints("public final class A {}", real: "A class") == [":1: `A class` is open in UIKit"])
    }

    @Test func inheritedMembersAreOpenWhereverTheyAreDeclared() {
        let source = "open class A: B, D { public func c() {}\npublic var e = 1 }\nopen class B {}"
        let real = "A class\nB class\nB.c()\nD.e"
        #expect(complaints(source, real: real).count == 2)
    }

    @Test func onlyInstanceMembersOfClassesAreChecked() {
        let source = """
            open class A { public init() {}; public static var b = 1 }
            public struct C { public var d = 1 }
            public protocol E { func f() }
            extension E { public func f() {} }
            """
        let real = "A class\nA.init()\nA.b static\nC.d\nE.f()"
        #expect(complaints(source, real: real) == [])
    }

    @Test func unknownNamesAreNotChecked() {
        #expect(complaints("open class A { open func b() {}; public func c() {} }", real: "") == [])
    }

    @Test func anAllowanceAppliesToOneNameOrAFolderAndIsReportedIfUnneeded() {
        let folder = surface("open class A { public var b = 1; public var c = 1 }", in: "D/E/A.swift")
        let real = NameList("A class\nA.b\nA.c")
        let one = OpennessCheck(real: real, allowed: NameList("A.b closed # why\nG/ closed # nowhere\nH # name"))
        #expect(one.complaints(about: folder) == ["D/E/A.swift:1: `A.c` is open in UIKit"])
        #expect(one.needlessAllowances(for: folder) == ["G/ closed"])
        #expect(
            OpennessCheck(real: real, allowed: NameList("D/E/ closed # why")).complaints(about: folder) == [])
        #expect(OpennessCheck(real: real, allowed: NameList("D/ closed # why")).complaints(about: folder) == [])
    }
}
