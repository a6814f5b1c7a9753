import UIKit
import XCTest

/// Tests the sheet that offers items to other apps.
@MainActor
final class ShareSheetTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run { HeadlessDevice.current = .phone }
    }

    private func present(_ sheet: UIActivityViewController, from root: UIViewController) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        TurnLoop.main.advance(by: 0.1)
        root.present(sheet, animated: true)
        TurnLoop.main.advance(by: 1)
        return window
    }

    func testOnAPhoneItIsASheetThatNamesItsItems() async {
        let root = UIViewController()
        let file = URL(fileURLWithPath: "/folder/evidence.json")
        let sheet = UIActivityViewController(activityItems: [file, "a text"], applicationActivities: nil)
        let window = present(sheet, from: root)
        XCTAssertTrue(root.presentedViewController === sheet)
        XCTAssertEqual((sheet.view as? UILabel)?.text, "evidence.json\na text")
        XCTAssertEqual(HeadlessActivities.items(of: sheet).count, 2)
        XCTAssertEqual(HeadlessActivities.items(of: sheet).first as? URL, file)
        // As wide as the screen, and below its top.
        XCTAssertEqual(sheet.view.bounds.width, 390)
        XCTAssertGreaterThan(sheet.view.convert(CGPoint.zero, to: nil).y, 0)
        root.dismiss(animated: false)
        window.isHidden = true
    }

    func testOnAPadItIsAPopoverAtItsSource() async {
        HeadlessDevice.current = .pad
        let root = UIViewController()
        let sheet = UIActivityViewController(activityItems: ["a text"], applicationActivities: nil)
        sheet.popoverPresentationController?.sourceView = root.view
        sheet.popoverPresentationController?.sourceRect = CGRect(x: 500, y: 100, width: 100, height: 40)
        let window = present(sheet, from: root)
        XCTAssertTrue(root.presentedViewController === sheet)
        XCTAssertEqual(sheet.popoverPresentationController?.arrowDirection, .up)
        XCTAssertLessThan(sheet.view.bounds.width, 500)
        root.dismiss(animated: false)
        window.isHidden = true
    }
}
