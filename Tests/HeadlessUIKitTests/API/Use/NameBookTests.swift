import Testing

@testable import UIKitNames

struct NameBookTests {
    private let book = NameBook(
        globals: ["UIView", "UILabel", "UIDial"],
        uikit: [
            "UIView class", "UIView.alpha", "UIView.fade(by:) static", "UIView.Mode enum", "UIView.Mode.top case",
            "UIView.Look enum", "UIView.Look.dark case", "UILabel class", "UILabel.text", "UIDial.turn(_:by:)",
        ],
        surface: PublicSurface(
            DeclarationScanner.declarations(
                in: """
                    open class UIView { open var alpha = 1; public enum Mode {}; var hidden = 1 }
                    open class UILabel: UIView {}
                    """)))

    @Test func aTypeIsThereOrAbsentOrNotUIKits() {
        #expect(book.has(.global("UIView")) == true)
        #expect(book.has(.global("UIDial")) == false)
        #expect(book.has(.global("UIBox")) == nil)
    }

    @Test func aMemberMayBeInherited() {
        #expect(book.has(.member("UIView.alpha")) == true)
        #expect(book.has(.member("UILabel.alpha")) == true)
        #expect(book.has(.member("UIView.fade")) == false)
        #expect(book.has(.member("UILabel.fade")) == false)
        #expect(book.has(.member("UILabel.text")) == false)
        #expect(book.has(.member("UILabel.brand")) == nil)
    }

    @Test func nestedTypesHaveMembers() {
        #expect(book.has(.member("UIView.Mode")) == true)
        #expect(book.has(.member("UIView.Mode.top")) == false)
    }

    @Test func membersOfAnAbsentTypeDoNotCountAgain() {
        #expect(book.has(.member("UIDial.turn")) == nil)
        #expect(book.has(.member("UIView.Look")) == false)
        #expect(book.has(.member("UIView.Look.dark")) == nil)
    }

    @Test func aWordIsTakenForAnyTypesMember() {
        #expect(book.has(.word("alpha")) == true)
        #expect(book.has(.word("text")) == false)
        #expect(book.has(.word("hidden")) == nil)
    }

    @Test func aMethodIsKnownByItsLabels() {
        #expect(book.has(.method("turn(_:by:)")) == false)
        #expect(book.has(.method("turn(_:to:)")) == nil)
    }
}
