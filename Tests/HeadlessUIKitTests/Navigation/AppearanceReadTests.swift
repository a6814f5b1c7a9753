import UIKit
import XCTest

/// Tests the switch for which objects the appearance slots return, and which are equal.
@MainActor
final class AppearanceReadTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run { HeadlessQuirks.appearancesInSlots = .same }
    }

    func testTheSlotsReturnTheSameObjectsOrCopies() async {
        for answer in HeadlessQuirks.AppearancesInSlots.allCases {
            HeadlessQuirks.appearancesInSlots = answer
            let (item, bar) = (UINavigationItem(title: "A"), UINavigationBar())
            let own = UINavigationBarAppearance()
            own.backgroundColor = .red
            item.standardAppearance = own
            bar.compactAppearance = own
            XCTAssertEqual(item.standardAppearance === item.standardAppearance, answer != .copies, "\(answer)")
            XCTAssertEqual(bar.compactAppearance === bar.compactAppearance, answer != .copies, "\(answer)")
            XCTAssertEqual(item.standardAppearance == own, answer != .unequal, "\(answer)")
            XCTAssertEqual(item.standardAppearance?.backgroundColor, .red, "\(answer)")
            XCTAssertNil(item.compactAppearance)
            XCTAssertTrue(own == own)
        }
    }
}
