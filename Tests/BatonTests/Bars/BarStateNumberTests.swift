import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// Tests states with numbers that no bar can show, as from a division by zero.
@MainActor
final class BarStateNumberTests: XCTestCase {
    private static let good = BarState(background: .color(.red), backgroundAlpha: 0.5) {
        $0.title = BarTitleStyle(
            font: .systemFont(ofSize: 20), color: .blue, shadow: BarTitleStyle.Shadow(color: .red, blurRadius: 2),
            kern: 3)
        $0.largeTitle = BarTitleStyle(font: .systemFont(ofSize: 40), kern: 4)
        $0.titleOffset = UIOffset(horizontal: 1, vertical: 2)
    }

    /// Each number by itself, and the state without what has it.
    private let numbers: [(name: String, set: (inout BarState, CGFloat) -> Void, remove: (inout BarState) -> Void)] = [
        ("offset across", { $0.titleOffset = UIOffset(horizontal: $1, vertical: 2) }, { $0.titleOffset = nil }),
        ("offset down", { $0.titleOffset = UIOffset(horizontal: 1, vertical: $1) }, { $0.titleOffset = nil }),
        ("kern", { $0.title.kern = $1 }, { $0.title = BarTitleStyle() }),
        ("kern of the large title", { $0.largeTitle.kern = $1 }, { $0.largeTitle = BarTitleStyle() }),
        ("blur of the shadow", { $0.title.shadow?.blurRadius = $1 }, { $0.title = BarTitleStyle() }),
        ("shadow across", { $0.title.shadow?.offset.width = $1 }, { $0.title = BarTitleStyle() }),
        ("shadow down", { $0.title.shadow?.offset.height = $1 }, { $0.title = BarTitleStyle() }),
        ("font", { $0.title.font = .systemFont(ofSize: $1) }, { $0.title = BarTitleStyle() }),
    ]

    func testAnOffsetOrAStyleWithANumberThatNoBarCanShowIsIgnored() async {
        for (name, set, remove) in numbers {
            for number in [CGFloat.nan, .infinity, 1e7] {
                var (bad, expected) = (Self.good, Self.good)
                set(&bad, number)
                remove(&expected)
                XCTAssertEqual(BarItemStyle(bad), BarItemStyle(expected), "\(name) \(number)")
            }
        }
        XCTAssertEqual(BarItemStyle(Self.good).title, Self.good.title)
        XCTAssertEqual(BarItemStyle(Self.good).titleOffset, Self.good.titleOffset)
    }
}
