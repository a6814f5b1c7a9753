import BatonTesting
import UIKit
import XCTest

/// The presentation style of a view controller that sets none.
@MainActor
final class AutomaticStyleTests: XCTestCase {
    func testTheAutomaticStyleIsAFormSheetFromIOS18On() async {
        for (version, style) in [(15, UIModalPresentationStyle.pageSheet), (18, .formSheet), (26, .formSheet)] {
            _ = Stage(.phone.running(version), root: UIViewController())
            XCTAssertEqual(UIViewController().modalPresentationStyle, style)
        }
    }
}
