import BatonTesting
import UIKit
import XCTest

/// The frame of a table view controller's view before a container sets it.
@MainActor
final class TableControllerPlaceTests: XCTestCase {
    func testOnAPhoneTheTableBeginsBelowTheStatusBar() async {
        _ = Stage(.phone, root: UIViewController())
        XCTAssertEqual(
            UITableViewController(style: .plain).view.frame, CGRect(x: 0, y: 47, width: 390, height: 844 - 47))
        let stage = Stage(.pad, root: UIViewController())
        XCTAssertEqual(UITableViewController(style: .plain).view.frame, stage.window.bounds)
    }
}
