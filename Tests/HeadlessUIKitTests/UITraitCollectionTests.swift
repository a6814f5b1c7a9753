import Foundation
import XCTest

@testable import UIKit

final class UITraitCollectionTests: XCTestCase {
    func testANewCollectionLeavesEverythingUnspecified() {
        let traits = UITraitCollection()
        XCTAssertEqual(traits.userInterfaceIdiom, .unspecified)
        XCTAssertEqual(traits.userInterfaceStyle, .unspecified)
        XCTAssertEqual(traits.layoutDirection, .unspecified)
        XCTAssertEqual(traits.horizontalSizeClass, .unspecified)
        XCTAssertEqual(traits.verticalSizeClass, .unspecified)
        XCTAssertEqual(traits.displayScale, 0)
        XCTAssertEqual(traits.accessibilityContrast, .unspecified)
        XCTAssertEqual(traits.userInterfaceLevel, .unspecified)
        XCTAssertEqual(traits.preferredContentSizeCategory, .unspecified)
    }

    /// One collection for each trait.
    private let singles = [
        UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(userInterfaceStyle: .dark),
        UITraitCollection(layoutDirection: .rightToLeft), UITraitCollection(horizontalSizeClass: .regular),
        UITraitCollection(verticalSizeClass: .compact), UITraitCollection(displayScale: 2),
        UITraitCollection(accessibilityContrast: .high), UITraitCollection(userInterfaceLevel: .elevated),
        UITraitCollection(preferredContentSizeCategory: .small),
    ]

    func testAUnionHasTheTraitsOfItsParts() {
        let all = UITraitCollection(traitsFrom: singles)
        for (index, single) in singles.enumerated() {
            XCTAssertTrue(all.containsTraits(in: single), "\(index)")
            let others = singles.enumerated().filter { $0.offset != index }.map(\.element)
            XCTAssertFalse(UITraitCollection(traitsFrom: others).containsTraits(in: single), "\(index)")
        }
        XCTAssertTrue(all.containsTraits(in: nil))
        XCTAssertTrue(UITraitCollection().containsTraits(in: UITraitCollection()))
    }

    func testLaterPartsOverrideOnlyTheTraitsTheySpecify() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
            UITraitCollection(userInterfaceStyle: .light),
        ])
        XCTAssertEqual(traits.userInterfaceStyle, .light)
        XCTAssertEqual(traits.displayScale, 2)
    }

    func testEqualityIsByValue() {
        XCTAssertEqual(UITraitCollection(displayScale: 2), UITraitCollection(displayScale: 2))
        XCTAssertEqual(UITraitCollection(displayScale: 2).hash, UITraitCollection(displayScale: 2).hash)
        XCTAssertNotEqual(UITraitCollection(displayScale: 2), UITraitCollection(displayScale: 3))
    }

    func testColorAppearanceDependsOnStyleContrastAndLevelAlone() {
        let plain = UITraitCollection()
        let differing = singles.filter { $0.hasDifferentColorAppearance(comparedTo: plain) }
        XCTAssertEqual(
            differing,
            [
                UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(accessibilityContrast: .high),
                UITraitCollection(userInterfaceLevel: .elevated),
            ]
        )
        XCTAssertTrue(plain.hasDifferentColorAppearance(comparedTo: nil))
    }

    func testCurrentIsRestoredAfterwards() {
        let before = UITraitCollection.current
        UITraitCollection(displayScale: 7).performAsCurrent {
            XCTAssertEqual(UITraitCollection.current.displayScale, 7)
            UITraitCollection(displayScale: 8).performAsCurrent {
                XCTAssertEqual(UITraitCollection.current.displayScale, 8)
            }
            XCTAssertEqual(UITraitCollection.current.displayScale, 7)
        }
        XCTAssertEqual(UITraitCollection.current, before)
    }

    func testCurrentBelongsToTheThread() {
        let read = expectation(description: "read on another thread")
        UITraitCollection(displayScale: 7).performAsCurrent {
            Thread.detachNewThread {
                XCTAssertNotEqual(UITraitCollection.current.displayScale, 7)
                read.fulfill()
            }
            wait(for: [read], timeout: 5)
        }
    }

    func testTextSizesAreOrdered() {
        let ascending: [UIContentSizeCategory] = [
            .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
            .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
            .accessibilityExtraExtraExtraLarge,
        ]
        for (smaller, larger) in zip(ascending, ascending.dropFirst()) {
            XCTAssertTrue(smaller < larger)
            XCTAssertTrue(larger > smaller)
            XCTAssertFalse(larger <= smaller)
            XCTAssertTrue(larger >= larger)
        }
        XCTAssertEqual(ascending.filter(\.isAccessibilityCategory), Array(ascending.suffix(5)))
    }
}
