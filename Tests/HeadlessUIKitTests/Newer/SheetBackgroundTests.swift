import UIKit
import XCTest

/// Tests what sheets gained after iOS 26.0.
@MainActor
final class SheetBackgroundTests: XCTestCase {
    override func tearDown() async throws {
        HeadlessDevice.current = .phone
    }

    private func present(on device: HeadlessDevice, _ set: (UISheetPresentationController) -> Void) -> UIView {
        HeadlessDevice.current = device
        let (root, sheet) = (UIViewController(), UIViewController())
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        sheet.modalPresentationStyle = .formSheet
        sheet.sheetPresentationController.map(set)
        root.present(sheet, animated: false)
        TurnLoop.main.advance(by: 0.2)
        kept = window
        return sheet.presentationController?.presentedView ?? sheet.view
    }

    private var kept: UIWindow?

    func testADetentBringsItsOwnBackground() async {
        // B18.3
        let blur = UIBlurEffect(style: .regular)
        let view = present(on: .phone.running(26)) { sheet in
            let detent = UISheetPresentationController.Detent.medium()
            detent.backgroundEffect = blur
            sheet.detents = [detent, .large()]
        }
        let background = view.subviews.first?.subviews.lazy.compactMap { $0 as? UIVisualEffectView }.first
        XCTAssertEqual(background?.effect, blur)
    }

    func testAWidePlaceHasASheetAtTheEdgeThatItPrefers() async {
        // B18.3
        typealias Placement = UISheetPresentationController.Placement
        for placement in [Placement.automatic, .leading, .center, .trailing] {
            let view = present(on: .pad.running(27)) { $0.preferredPlacement = placement }
            // 540 points wide, with a margin of 44.
            let room = UIScreen.main.bounds.width - 540
            let x = placement == .leading ? 44 : placement == .trailing ? room - 44 : room / 2
            XCTAssertEqual(view.frame.minX, x, "\(placement)")
        }
        let mirrored = present(on: .pad.running(27).rightToLeft) { $0.preferredPlacement = .leading }
        XCTAssertEqual(mirrored.frame.maxX, UIScreen.main.bounds.width - 44)
        let older = present(on: .pad.running(26)) { $0.preferredPlacement = .leading }
        XCTAssertEqual(older.center.x, UIScreen.main.bounds.midX)
    }
}
