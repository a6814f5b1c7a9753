import UIKit
import XCTest

/// A sheet that grows out of a bar button item.
@MainActor
final class ZoomFromItemTests: XCTestCase {
    override func tearDown() async throws {
        HeadlessDevice.current = .phone
    }

    func testASheetGrowsOutOfTheItemAndReturnsIntoIt() async throws {
        // B18.4
        for version in [26, 27] {
            HeadlessDevice.current = .phone.running(version)
            let (root, sheet) = (UIViewController(), UIViewController())
            let stack = UINavigationController(rootViewController: root)
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = stack
            window.makeKeyAndVisible()
            let item = UIBarButtonItem(systemItem: .add)
            root.navigationItem.rightBarButtonItem = item
            TurnLoop.main.advance(by: 0.1)
            var questions = 0
            sheet.modalPresentationStyle = .pageSheet
            sheet.preferredTransition = .zoom(sourceBarButtonItemProvider: { _ in
                questions += 1
                return item
            })
            stack.present(sheet, animated: true, completion: nil)
            TurnLoop.main.runTurn()
            TurnLoop.main.runTurn()
            let source = item.frame(in: window) ?? .zero
            XCTAssertEqual(seenWidth(sheet), source.width, accuracy: source.width / 2)
            TurnLoop.main.advance(by: 1)
            XCTAssertEqual(seenWidth(sheet), window.bounds.width, accuracy: 40)
            XCTAssertGreaterThan(questions, 0)
            let before = questions
            stack.dismiss(animated: true, completion: nil)
            TurnLoop.main.advance(by: 1)
            XCTAssertGreaterThan(questions, before)
            XCTAssertNil(sheet.viewIfLoaded?.window)
            window.isHidden = true
        }
    }

    private func seenWidth(_ screen: UIViewController) -> CGFloat {
        screen.presentationController?.presentedView?.layer.presentation()?.frame.width ?? 0
    }
}
