import UIKit
import XCTest

/// Tests popovers and action sheets in the iOS 26 design.
@MainActor
final class GlassPopoverTests: XCTestCase {
    private let root = UIViewController()
    private var window: UIWindow?

    private func show(_ root: UIViewController, on device: HeadlessDevice) {
        HeadlessDevice.current = device
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = root
        window?.makeKeyAndVisible()
        TurnLoop.main.advance(by: 0.1)
    }

    override func tearDown() async throws {
        await MainActor.run {
            window?.isHidden = true
            HeadlessDevice.current = .phone
        }
    }

    private func makeActionSheet() -> UIAlertController {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        return sheet
    }

    private func buttons(of sheet: UIAlertController) -> [String?] {
        sheet.view.subviews.compactMap { $0 as? UIButton }.map { $0.title(for: .normal) }
    }

    func testAnActionSheetStandsAtItsSourceWithoutACancelButton() async {
        // B18.5
        show(root, on: .phone.running(26))
        let source = UIView(frame: CGRect(x: 150, y: 200, width: 90, height: 40))
        root.view.addSubview(source)
        let sheet = makeActionSheet()
        sheet.popoverPresentationController?.sourceView = source
        root.present(sheet, animated: true)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(buttons(of: sheet), ["Delete"])
        // Below the source, centred on it.
        XCTAssertEqual(sheet.view.frame.minY, 240 + 13)
        XCTAssertEqual(sheet.view.frame.midX, 195)
        XCTAssertEqual(sheet.view.frame.width, 304)
    }

    func testAnActionSheetWithoutASourceIsInTheMiddle() async {
        // B18.5
        show(root, on: .phone.running(26))
        let sheet = makeActionSheet()
        root.present(sheet, animated: true)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(sheet.view.center, CGPoint(x: 195, y: 422))
        XCTAssertEqual(buttons(of: sheet), ["Delete"])
    }

    func testATapBesideAnActionSheetCancelsIt() async {
        // B18.5
        show(root, on: .phone.running(26))
        var chosen = 0
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen += 1 })
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
        root.present(sheet, animated: true)
        TurnLoop.main.advance(by: 1)
        guard let window else { return XCTFail("no window") }
        HeadlessTouches.began(finger: 1, at: CGPoint(x: 20, y: 800), in: window)
        HeadlessTouches.ended(finger: 1, in: window)
        TurnLoop.main.advance(by: 1)
        XCTAssertNil(root.presentedViewController)
        XCTAssertEqual(chosen, 1)
    }

    func testBeforeTheDesignAnActionSheetIsAtTheBottom() async {
        show(root, on: .phone.running(18))
        let sheet = makeActionSheet()
        XCTAssertNil(sheet.popoverPresentationController)
        root.present(sheet, animated: true)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(buttons(of: sheet), ["Delete", "Cancel"])
        // The bottom safe area is 34 points high.
        XCTAssertEqual(sheet.view.frame.maxY, 810)
    }

    func testAPopoverGrowsOutOfItsBarButtonAndReplacesIt() async {
        // B18.4
        let item = UIBarButtonItem(systemItem: .add)
        root.navigationItem.rightBarButtonItem = item
        let navigation = UINavigationController(rootViewController: root)
        show(navigation, on: .pad.running(26))
        let source = window.flatMap(item.frame(in:)) ?? .zero
        let popover = UIViewController()
        popover.modalPresentationStyle = .popover
        popover.popoverPresentationController?.sourceItem = item
        navigation.present(popover, animated: true)
        TurnLoop.main.runTurn()
        TurnLoop.main.runTurn()
        let start = popover.view.layer.presentation()?.frame ?? .zero
        XCTAssertEqual(start.midX, source.midX, accuracy: 12)
        XCTAssertLessThan(start.width, source.width + 40)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(popover.view.bounds.size, CGSize(width: 320, height: 480))
        XCTAssertEqual(popover.view.transform, .identity)
        XCTAssertTrue(isHidden(at: source))
        navigation.dismiss(animated: true)
        TurnLoop.main.advance(by: 1)
        XCTAssertFalse(isHidden(at: source))
    }

    func testAnItemThatIsNotShownHasNoFrame() async {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        XCTAssertNil(UIBarButtonItem(systemItem: .add).frame(in: view))
        XCTAssertEqual(view.frame(in: view), CGRect(x: 0, y: 0, width: 30, height: 40))
    }

    /// Whether the bar has no visible button in a rectangle of the window.
    private func isHidden(at rect: CGRect) -> Bool {
        guard let window, let bar = (window.rootViewController as? UINavigationController)?.navigationBar else {
            return false
        }
        func visible(_ view: UIView) -> Bool {
            guard view.alpha > 0 else { return false }
            return view.subviews.contains(where: visible) || view.frame(in: window) == rect
        }
        return !visible(bar)
    }
}
