import UIKit
import XCTest

/// A sheet that grows out of a bar button item.
@MainActor
final class ZoomFromItemContractTests: ContractTestCase {
    override class var generations: Generations { .from(26) }

    func testASheetGrowsOutOfTheItemAndReturnsIntoIt() async throws {
        // B18.4
        guard #available(iOS 26, *) else { return }
        let stage = NavigationStage()
        let item = UIBarButtonItem(systemItem: .add)
        stage.a.navigationItem.rightBarButtonItem = item
        Device.wait(0.1)
        var questions = 0
        stage.b.modalPresentationStyle = .pageSheet
        stage.b.preferredTransition = .zoom(with: nil) { _ in
            questions += 1
            return item
        }
        stage.navigation.present(stage.b, animated: true) {}
        Device.turn()
        Device.turn()
        let window = try XCTUnwrap(stage.navigation.view.window)
        let source = item.frame(in: window)
        XCTAssertEqual(seenWidth(stage.b), source.width, accuracy: source.width / 2)
        Device.wait(1)
        XCTAssertEqual(seenWidth(stage.b), window.bounds.width, accuracy: 40)
        XCTAssertGreaterThan(questions, 0)
        let before = questions
        stage.navigation.dismiss(animated: true) {}
        Device.wait(1)
        XCTAssertGreaterThan(questions, before)
        XCTAssertNil(stage.b.viewIfLoaded?.window)
        stage.putAway()
    }

    private func seenWidth(_ screen: UIViewController) -> CGFloat {
        screen.view.layer.presentation()?.frame.width ?? 0
    }
}
