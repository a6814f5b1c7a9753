import Testing

@testable import UIKitNames

struct UsedNamesTests {
    private func read(_ source: String) -> UsedNames {
        var names = UsedNames()
        names.read(source, in: "A.swift")
        return names
    }

    private func used(_ source: String) -> Set<UsedName> {
        Set(read(source).uses.keys)
    }

    @Test func namesWithAPrefixOfUIKitStandAlone() {
        #expect(
            used("let a: UIView = CALayer(NSLayoutConstraint, Unit, UI, UIs, CAs)")
                == [.global("UIView"), .global("CALayer"), .global("NSLayoutConstraint")])
    }

    @Test func membersOfANamedTypeHaveItsPath() {
        #expect(
            used("UIView.ContentMode.top.rawValue")
                == [
                    .global("UIView"), .member("UIView.ContentMode"), .member("UIView.ContentMode.top"),
                    .word("rawValue"),
                ])
        #expect(used("UIColor.red; a.blue") == [.global("UIColor"), .member("UIColor.red"), .word("blue")])
        #expect(used("UIColor(a).red") == [.global("UIColor"), .word("red")])
    }

    @Test func otherMembersAreWords() {
        #expect(used("view.layer?.mask = .none") == [.word("layer"), .word("mask"), .word("none")])
        #expect(used(#"\.isHidden"#) == [.word("isHidden")])
    }

    @Test func membersOfTypesThatAreNotUIKitsAreNotCounted() {
        #expect(used("Theme.tint; Theme.Dark.tint") == [])
    }

    @Test func endsOfRangesAndNumbersAreNoMembers() {
        #expect(used("0...end; 0..<end; 1.5") == [])
    }

    @Test func commentsAndStringsAreLeftOut() {
        #expect(used("// UIView\n/* UILabel /* a.b */ */ \"UIButton.c\"\n\"\"\"\nUISwitch\n\"\"\"") == [])
        #expect(used(#""\(UIColor.red)""#) == [])
    }

    @Test func usesAreCountedAndTheFirstPlaceIsKept() {
        let names = read("\nUIView()\n\nUIView()")
        #expect(names.uses[.global("UIView")] == UsedNames.Uses(count: 2, place: "A.swift:2"))
    }

    @Test func methodsThatUIKitMayCallAreUsed() {
        let source = """
            class A: B {
                override func viewDidLoad() {}
                func tableView(_ a: C, didSelectRowAt b: D) {}
                func load(_ a: Int) {}
                static func move(_ a: Int, to b: Int) {}
                override var c: Int { 1 }
            }
            """
        #expect(used(source) == [.method("viewDidLoad()"), .method("tableView(_:didSelectRowAt:)")])
    }

    @Test func whatTheSourcesDeclareIsKnownByItsBareName() {
        let names = read("extension UIColor { static let brand = 1 }\nfunc paint(_ a: Int) {}\nstruct UIBox {}")
        #expect(names.declared == ["brand", "paint", "UIBox"])
    }
}
