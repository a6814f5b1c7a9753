import XCTest

@testable import UIKit

final class SplitLayoutTests: XCTestCase {
    private let wide = CGSize(width: 1_180, height: 820)
    private let tall = CGSize(width: 820, height: 1_180)

    func testTwoColumnsAreTiledInLandscapeAndOverlaidInPortrait() {
        let landscape = SplitWishes(size: wide, isTriple: false).layout
        XCTAssertEqual(landscape.displayMode, .oneBesideSecondary)
        XCTAssertEqual(landscape.frames[.primary], CGRect(x: 0, y: 0, width: 320, height: 820))
        XCTAssertEqual(landscape.frames[.secondary], CGRect(x: 320, y: 0, width: 860, height: 820))
        var portrait = SplitWishes(size: tall, isTriple: false)
        XCTAssertEqual(portrait.layout.displayMode, .secondaryOnly)
        XCTAssertEqual(portrait.layout.visible, [.secondary])
        XCTAssertEqual(portrait.layout.frames[.primary]?.maxX, 0)
        portrait.chosenMode = portrait.mode(showing: 1)
        XCTAssertEqual(portrait.layout.displayMode, .oneOverSecondary)
        XCTAssertEqual(portrait.layout.frames[.primary]?.minX, 0)
        XCTAssertEqual(portrait.layout.frames[.secondary], CGRect(origin: .zero, size: tall))
    }

    func testAModeThatTheBehaviorLacksIsReplacedByTheNextOne() {
        var wishes = SplitWishes(size: wide, isTriple: false, preferredMode: .twoOverSecondary)
        XCTAssertEqual(wishes.layout.displayMode, .oneOverSecondary)
        wishes.preferredBehavior = .tile
        XCTAssertEqual(wishes.layout.displayMode, .oneBesideSecondary)
        wishes.preferredBehavior = .displace
        XCTAssertEqual(wishes.layout.splitBehavior, .tile, "only three columns are displaced")
    }

    func testThreeColumnsAreTiledWhereTheyFitAndOtherwiseDisplaced() {
        var wishes = SplitWishes(size: CGSize(width: 1_366, height: 1_024), isTriple: true)
        XCTAssertEqual(wishes.layout.displayMode, .twoBesideSecondary)
        XCTAssertEqual(wishes.layout.frames[.supplementary], CGRect(x: 320, y: 0, width: 320, height: 1_024))
        XCTAssertEqual(wishes.layout.frames[.secondary], CGRect(x: 640, y: 0, width: 726, height: 1_024))
        wishes.size = wide
        XCTAssertEqual(wishes.layout.displayMode, .oneBesideSecondary)
        XCTAssertEqual(wishes.layout.visible, [.supplementary, .secondary])
        XCTAssertEqual(wishes.layout.frames[.primary]?.maxX, 0)
        wishes.chosenMode = wishes.mode(showing: 2)
        XCTAssertEqual(wishes.layout.displayMode, .twoDisplaceSecondary)
        XCTAssertEqual(wishes.layout.frames[.secondary], CGRect(x: 640, y: 0, width: 860, height: 820))
    }

    func testThePrimaryEdgeMayBeTheRightOne() {
        let wishes = SplitWishes(size: wide, isTriple: false, isMirrored: true)
        XCTAssertEqual(wishes.layout.frames[.primary], CGRect(x: 860, y: 0, width: 320, height: 820))
        XCTAssertEqual(wishes.layout.frames[.secondary], CGRect(x: 0, y: 0, width: 860, height: 820))
    }

    func testTheWidthFollowsTheWishes() {
        var width = ColumnWidth()
        XCTAssertEqual(width.resolved(in: 1_000), 320)
        width.fraction = 0.25
        XCTAssertEqual(width.resolved(in: 1_000), 250)
        width.minimum = 280
        XCTAssertEqual(width.resolved(in: 1_000), 280)
        width.preferred = 500
        XCTAssertEqual(width.resolved(in: 1_000), 500)
        width.maximum = 400
        XCTAssertEqual(width.resolved(in: 1_000), 400)
        XCTAssertEqual(width.resolved(in: 300), 300)
    }
}
