import Testing

@testable import UIKitNames

struct DeclarationScannerTests {
    /// Returns the list entries of all declarations.
    private func entries(_ source: String) -> [String] {
        DeclarationScanner.declarations(in: source).map(\.entry)
    }

    private func publicEntries(_ source: String) -> [String] {
        DeclarationScanner.declarations(in: source).filter(\.isPublic).map(\.entry)
    }

    @Test func entriesHaveTheirOwnersAndKinds() {
        let source = """
            open class A<T: B>: C { struct D { enum E { case f } } }
            protocol G { var h: Int { get } }
            typealias I = [J]
            func k() {}
            """
        #expect(
            entries(source) == [
                "A class", "A.D struct", "A.D.E enum", "A.D.E.f case", "G protocol", "G.h", "I typealias", "k()",
            ])
    }

    @Test func functionsHaveTheirArgumentLabels() {
        #expect(entries("func a(b: Int, c d: [E: F], _ g: H = .i(j, k))") == ["a(b:c:_:)"])
        #expect(entries("func a<B: C<D>>(_ b: B, e: @escaping (F, G) -> H<I, J>, k: L) -> M<N> {}") == ["a(_:e:k:)"])
        #expect(entries("init?<A>(b: A) {}\ninit!() {}") == ["init(b:)", "init()"])
        #expect(entries("func a(@B c: D = { e, f in g }, h: Int)") == ["a(c:h:)"])
    }

    @Test func operatorsHaveNoLabels() {
        #expect(entries("static func <= (a: A, b: A) -> Bool {}") == ["<=(_:_:) static"])
    }

    @Test func subscriptsHaveOnlyExplicitLabels() {
        #expect(entries("subscript(a: Int, b c: Int) -> D { e[f] }") == ["subscript(_:b:)"])
    }

    @Test func casesHaveTheLabelsOfTheirAssociatedValues() {
        #expect(
            entries("enum A: Int { case b, c(D, e: F<G, H>)\ncase i = -1, j = 2\nindirect case k(A) }") == [
                "A enum", "A.b case", "A.c(_:e:) case", "A.i case", "A.j case", "A.k(_:) case",
            ])
    }

    @Test func oneDeclarationCanDeclareSeveralVariables() {
        #expect(entries("let a, b: Int\nvar c = 1") == ["a", "b", "c"])
    }

    @Test func typeMembersAreStatic() {
        let source = "class A { static let b = 1; class var c: Int { 1 }; class func d() {}; final class E {} }"
        #expect(entries(source) == ["A class", "A.b static", "A.c static", "A.d() static", "A.E class"])
    }

    @Test func functionBodiesDeclareNothing() {
        let source = """
            struct A {
                var b = { let c = 1; return c }()
                lazy var d: E = .init(f: [g, h { var i = 1 }])
                func j() { func k() {}; struct L { var m = 1 } }
                var n: Int { get { var o = 1 } set {} } // var p = "{"
                let q = "} \\(r { var s = 1 })"
            }
            func t() {}
            """
        #expect(entries(source) == ["A struct", "A.b", "A.d", "A.j()", "A.n", "A.q", "t()"])
    }

    @Test func aNameAfterADotDeclaresNothing() {
        #expect(entries("let a = B.init\nlet c = .default.var\nlet d: E.Type") == ["a", "c", "d"])
    }

    @Test func allBranchesOfACompilationConditionCount() {
        #expect(
            entries("#if os(Linux) && !A\nvar b = 1\n#elseif C\nvar d = 1\n#else\nvar e = 1\n#endif") == [
                "b", "d", "e",
            ])
    }

    @Test func declarationsWithoutAModifierAreNotPublic() {
        let source = """
            public struct A { public var b = 1; var c = 1; public private(set) var d = 1; private var e = 1 }
            struct F {}
            open class G { open func h() {}; @I(J) @discardableResult public final func k() {} }
            """
        #expect(publicEntries(source) == ["A struct", "A.b", "A.d", "G class", "G.h()", "G.k()"])
    }

    @Test func casesRequirementsAndMembersOfAPublicExtensionArePublic() {
        let source = """
            public enum A { case b; func c() {} }
            public protocol D { func e() }
            public extension F { func g() {}; private func h() {}; enum I { case j } }
            extension F { func k() {} }
            enum L { case m }
            protocol N { func o() }
            """
        #expect(
            publicEntries(source) == [
                "A enum", "A.b case", "D protocol", "D.e()", "F extension", "F.g()", "F.I enum", "F.I.j case",
            ])
    }

    @Test func onlyDeclarationsMarkedOpenAreOpen() {
        let source = "open class A { open internal(set) var b = 1; public var c = 1 }; public class D { func e() {} }"
        #expect(DeclarationScanner.declarations(in: source).filter(\.isOpen).map(\.name) == ["A", "A.b"])
    }

    @Test func inheritanceIsReadAfterTheColon() {
        let source = "class A<B: C>: D, @unchecked E.F where B: G {}\nextension H: I {}\nstruct J {}"
        #expect(DeclarationScanner.declarations(in: source).map(\.inherits) == [["D", "E.F"], ["I"], []])
    }

    @Test func extensionsOfUnusualTypesAreNamedAndEnded() {
        #expect(
            entries("extension A? { var b: Int { 1 } }\nextension [C: D] { var e: Int { 1 } }\nvar f = 1").last == "f")
    }

    @Test func aDeclarationHasTheLineOfItsKeyword() {
        #expect(DeclarationScanner.declarations(in: "@A\n\nvar b: Int\n{ 1 }\nfunc c(\n) {}").map(\.line) == [3, 5])
    }

    @Test func modifiersAndAttributesAreRead() {
        let source = "@A @MainActor open class B { public required convenience init(c: D) {}; @E(f) func g() {} }"
        #expect(
            DeclarationScanner.declarations(in: source).map(\.modifiers) == [
                ["@A", "@MainActor", "open"], ["public", "required", "convenience"], ["@E"],
            ])
    }

    @Test func membersHaveTheIsolationOfTheirExtensionUnlessTheyHaveTheirOwn() {
        let source =
            "@MainActor extension A { func b() {}; nonisolated func c() {} }; @MainActor class D { func e() {} }"
        let modifiers = Dictionary(
            uniqueKeysWithValues: DeclarationScanner.declarations(in: source).map { ($0.name, $0.modifiers) })
        #expect(modifiers["A.b()"] == ["@MainActor"])
        #expect(modifiers["A.c()"] == ["nonisolated"])
        #expect(modifiers["D.e()"] == [])
    }

    @Test func onlyFunctionsThatThrowAreThrowing() {
        let source =
            "func a() throws -> B {}; func c(d: () throws -> E) {}; init() async throws {}; func f() rethrows {}"
        #expect(DeclarationScanner.declarations(in: source).map(\.isThrowing) == [true, false, true, false])
    }

    @Test func initializersAreThoseOfTheirType() {
        let source = "class A { init(b: C) {}; func initialize() {}; class init1 {} }; func initA() {}"
        #expect(DeclarationScanner.declarations(in: source).filter(\.isInitializer).map(\.name) == ["A.init(b:)"])
    }
}
