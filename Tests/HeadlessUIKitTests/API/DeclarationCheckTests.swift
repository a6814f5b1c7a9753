import Testing

@testable import UIKitNames

struct DeclarationCheckTests {
    private func surface(_ source: String) -> PublicSurface {
        PublicSurface(DeclarationScanner.declarations(in: source))
    }

    private func complaints(_ source: String, real: String, allowed: String = "") -> [String] {
        DeclarationCheck(real: NameList(real), allowed: NameList(allowed)).complaints(about: surface(source))
    }

    @Test func theSuperclassHasToBeUIKits() {
        #expect(complaints("open class A: B {}", real: "A class # : B") == [])
        #expect(
            complaints("open class A: C, B {}", real: "A class # : B") == [":1: `A class` is a subclass of B in UIKit"])
    }

    @Test func designatedAndConvenienceInitializersAreThoseOfUIKit() {
        let real = "A class # : NSObject\nA.init(b:) # convenience\nA.init(c:)"
        #expect(
            complaints("open class A: NSObject { public convenience init(b: D) {}; public init() {} }", real: real)
                == [])
        #expect(
            complaints("open class A: NSObject { public init() {}; public init(b: D) {} }", real: real) == [
                ":1: `A.init(b:)` is a convenience initializer in UIKit"
            ])
        #expect(
            complaints("extension A { public convenience init(c: D) {} }", real: real) == [
                ":1: `A.init(c:)` is a designated initializer in UIKit"
            ])
    }

    @Test func onlyTheInitializerOfArchivesIsRequired() {
        let real = "A class # : B"
        #expect(
            complaints("open class A: B { public init() {}; public required init?(coder: NSCoder) {} }", real: real)
                == [])
        #expect(
            complaints("open class A: B { public required init() {}; public init(coder: NSCoder) {} }", real: real) == [
                ":1: `A.init()` is not required in UIKit", ":1: `A.init(coder:)` is required in UIKit",
            ])
    }

    @Test func aClassHasAnEmptyInitializerUnlessUIKitHasNone() {
        let real = "A class # : NSObject\nB class # : A"
        let a = "open class A: NSObject { public init(c: D) {}; public convenience init() {} }\n"
        #expect(complaints(a + "open class B: A {}", real: real) == [])
        #expect(
            complaints(a + "open class B: A { public override init(c: D) {}; public init(e: F) {} }", real: real) == [])
        #expect(
            complaints(a + "open class B: A { public init(e: F) {} }", real: real) == [
                ":2: `B class` has `init()` in UIKit"
            ])
        #expect(
            complaints(a, real: "A class # : NSObject, no init") == [":1: `A class` has no `init()` in UIKit"])
    }

    @Test func typesAndGlobalFunctionsAreIsolatedAsInUIKit() {
        let real = "A class # : B, main actor\nC class # : B\nD protocol # main actor\ne()"
        #expect(
            complaints(
                "@preconcurrency @MainActor open class A: B {}; open class C: B {}; public func e() {}", real: real)
                == [])
        #expect(
            complaints(
                "open class A: B {}\n@preconcurrency @MainActor open class C: B {}\npublic protocol D {}", real: real)
                == [
                    ":1: `A class` is main-actor in UIKit", ":2: `C class` is not main-actor in UIKit",
                    ":3: `D protocol` is main-actor in UIKit",
                ])
        #expect(
            complaints("@MainActor public func e() {}", real: real) == [
                ":1: `e()` is main-actor for Swift 6 only in UIKit: add @preconcurrency"
            ])
    }

    @Test func membersAreIsolatedAsInUIKit() {
        let real =
            "A class # : B, main actor\nA.c() static # not isolated\nA.d()\nE enum\nE.f() static # main actor\nNSObject.g"
        let a =
            "@preconcurrency @MainActor open class A: B, NSObject { open class func c() {}\nopen nonisolated func d() {}"
        #expect(
            complaints(a + "\nopen nonisolated override var g: H { i } }", real: real) == [
                ":1: `A.c() static` is not main-actor in UIKit", ":2: `A.d()` is main-actor in UIKit",
            ])
        #expect(
            complaints("public enum E { public static func f() {} }", real: real) == [
                ":1: `E.f() static` is main-actor in UIKit"
            ])
    }

    @Test func nestedTypesAreNotIsolatedByTheTypeAroundThem() {
        let source = "@preconcurrency @MainActor open class A: B { public enum C { case d } }"
        #expect(complaints(source, real: "A class # : B, main actor\nA.C enum\nA.C.d case") == [])
    }

    @Test func throwingFunctionsThrowInUIKit() {
        let real = "a() # throws\nb()"
        #expect(complaints("public func a() throws {}; public func b() {}", real: real) == [])
        #expect(
            complaints("public func a() {}\npublic func b() throws {}", real: real) == [
                ":1: `a()` throws in UIKit", ":2: `b()` does not throw in UIKit",
            ])
    }

    @Test func anAllowanceAppliesToOneDifferenceAndIsReportedIfUnneeded() {
        let real = NameList("A class # : B, main actor")
        let allowed = NameList("A class declared isolation # why\nA class declared superclass # why")
        let check = DeclarationCheck(real: real, allowed: allowed)
        #expect(check.complaints(about: surface("open class A: B {}")) == [])
        #expect(check.needlessAllowances(for: surface("open class A: B {}")) == ["A class declared superclass"])
    }
}
