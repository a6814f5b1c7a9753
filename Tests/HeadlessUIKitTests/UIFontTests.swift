import Foundation
import XCTest

@testable import UIKit

final class UIFontTests: XCTestCase {
    func testTextStylesFollowTheTextSize() {
        func body(_ category: UIContentSizeCategory) -> CGFloat {
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            return UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
        }
        XCTAssertEqual(body(.extraSmall), 14)
        XCTAssertEqual(body(.large), 17)
        XCTAssertEqual(body(.unspecified), 17)
        XCTAssertEqual(body(.accessibilityExtraExtraExtraLarge), 53)
        UITraitCollection(preferredContentSizeCategory: .extraLarge).performAsCurrent {
            XCTAssertEqual(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize, 36)
        }
    }

    func testTheLineHeightIsAscenderPlusDescender() {
        let font = UIFont.systemFont(ofSize: 17)
        XCTAssertEqual(font.lineHeight, 20.287, accuracy: 0.001)
        XCTAssertEqual(font.ascender - font.descender, font.lineHeight)
    }

    func testAHeavierFontIsWider() {
        let (thin, bold) = (UIFont.systemFont(ofSize: 10, weight: .thin), UIFont.boldSystemFont(ofSize: 10))
        XCTAssertLessThan(thin.advance(of: "Baton"), bold.advance(of: "Baton"))
    }

    func testAdvanceGrowsWithTextSizeAndKern() {
        let font = UIFont.systemFont(ofSize: 10)
        XCTAssertEqual(font.advance(of: ""), 0)
        XCTAssertEqual(font.advance(of: "abab"), 2 * font.advance(of: "ab"), accuracy: 1e-12)
        XCTAssertEqual(font.withSize(20).advance(of: "ab"), 2 * font.advance(of: "ab"), accuracy: 1e-12)
        XCTAssertEqual(font.advance(of: "abc", kern: 2), font.advance(of: "abc") + 6, accuracy: 1e-12)
        XCTAssertLessThan(font.advance(of: "iii"), font.advance(of: "mmm"))
    }

    func testFontsAreEqualByValue() {
        XCTAssertEqual(UIFont.boldSystemFont(ofSize: 9), .systemFont(ofSize: 9, weight: .bold))
        XCTAssertNotEqual(UIFont.boldSystemFont(ofSize: 9), .systemFont(ofSize: 9))
    }

    func testShadowsAreEqualByValueAndCopied() throws {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 1, height: 2)
        let copy = try XCTUnwrap(shadow.copy() as? NSShadow)
        XCTAssertEqual(copy, shadow)
        copy.shadowColor = UIColor.red
        XCTAssertNotEqual(copy, shadow)
    }

    func testAFontIsFoundByItsFullName() {
        let font = UIFont(name: "HelveticaNeue-Bold", size: 15)
        XCTAssertEqual(font?.fontName, "HelveticaNeue-Bold")
        XCTAssertEqual(font?.familyName, "Helvetica Neue")
        XCTAssertEqual(font?.pointSize, 15)
        XCTAssertEqual(font?.weight, .bold)
        XCTAssertEqual(font?.withSize(20).fontName, "HelveticaNeue-Bold")
        XCTAssertNotEqual(font, .boldSystemFont(ofSize: 15))
        XCTAssertEqual(font, UIFont(name: "HelveticaNeue-Bold", size: 15))
    }

    func testThereIsNoFontThatNoDeviceHas() {
        XCTAssertNil(UIFont(name: "CompanySans-Bold", size: 15))
        XCTAssertNil(UIFont(name: "", size: 15))
    }
}
