import UIKit
import XCTest

/// Tests `isOpaque`, and `awakeFromNib` in subclasses.
@MainActor
final class ViewFlagTests: XCTestCase {
    func testAViewIsOpaqueAndALayerOfItsOwnIsNot() async {
        let view = UIView()
        XCTAssertTrue(view.isOpaque)
        XCTAssertTrue(view.layer.isOpaque)
        XCTAssertFalse(CALayer().isOpaque)
    }

    func testAViewHasThePropertyOfItsLayer() async {
        let view = UIView()
        view.isOpaque = false
        XCTAssertFalse(view.layer.isOpaque)
        view.layer.isOpaque = true
        XCTAssertTrue(view.isOpaque)
    }

    func testSubclassesOverrideTheEndOfLoading() async {
        let view = AwakenedView()
        (view as UIResponder).awakeFromNib()
        XCTAssertEqual(view.tag, 3)
    }
}

private final class AwakenedView: UIView {
    override func awakeFromNib() {
        super.awakeFromNib()
        tag = 3
    }
}
