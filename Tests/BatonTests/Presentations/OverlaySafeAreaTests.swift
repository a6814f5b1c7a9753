import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that content pinned to the safe area keeps its position while the screen appears, is pulled, returns and
/// disappears.
@MainActor
final class OverlaySafeAreaTests: AnyDesignTestCase {
    private let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    /// A screen with a mark at the bottom of its safe area.
    private func screen() -> UIViewController {
        let screen = TestScreen("Marked")
        mark.translatesAutoresizingMaskIntoConstraints = false
        screen.view.addSubview(mark)
        NSLayoutConstraint.activate([
            mark.bottomAnchor.constraint(equalTo: screen.view.safeAreaLayoutGuide.bottomAnchor),
            mark.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
            mark.heightAnchor.constraint(equalToConstant: 10), mark.widthAnchor.constraint(equalToConstant: 10),
        ])
        return screen
    }

    private func forEachFrame(of stage: Stage, _ seconds: Double, _ look: () -> Void) {
        for _ in 0..<Int(seconds * 60) {
            stage.advance(by: 1.0 / 60)
            look()
        }
    }

    func testPinnedContentStaysInPlaceWhileACardAppearsIsPulledAndDisappears() async throws {
        let root = UIViewController()
        let stage = Stage(root: root)
        let screen = screen()
        // The card is 844 - 47 - 10 points high, and its content ends 34 points above the bottom edge.
        let place: CGFloat = 844 - 57 - 34
        let look = { XCTAssertEqual(self.mark.seenFrame.maxY, place, accuracy: 0.5) }
        root.present(screen, using: .card)
        stage.turn()
        forEachFrame(of: stage, 0.6, look)
        stage.finger.down(at: CGPoint(x: 200, y: 150))
        for step in 1...10 {
            stage.finger.drag(to: CGPoint(x: 200, y: 150 + 20 * CGFloat(step)), in: 1.0 / 60)
            look()
        }
        stage.finger.drag(to: CGPoint(x: 200, y: 160), in: 0.2)
        stage.finger.hold(for: 0.2)
        stage.finger.up()
        forEachFrame(of: stage, 0.6, look)
        XCTAssertEqual(screen.additionalSafeAreaInsets, .zero)
        screen.dismiss(animated: true, completion: nil)
        forEachFrame(of: stage, 0.2, look)
        try stage.settle()
        XCTAssertEqual(screen.additionalSafeAreaInsets, .zero)
        XCTAssertNil(screen.presentingViewController)
    }

    func testABarKeepsItsHeightInAStackThatSlidesIn() async throws {
        let root = UIViewController()
        let stage = Stage(root: root)
        let stack = UINavigationController(rootViewController: screen())
        root.present(stack, using: .slide(from: .bottom))
        stage.turn()
        forEachFrame(of: stage, 0.6) { XCTAssertEqual(stack.navigationBar.seenFrame.minY, 47, accuracy: 0.5) }
        try stage.settle()
        XCTAssertEqual(stack.additionalSafeAreaInsets, .zero)
    }

    func testInsetsThatTheAppAddsAreKept() async throws {
        let root = UIViewController()
        let stage = Stage(root: root)
        let screen = screen()
        screen.additionalSafeAreaInsets.bottom = 20
        root.present(screen, using: .card)
        stage.advance(by: 0.1)
        screen.additionalSafeAreaInsets.bottom += 5
        try stage.settle()
        XCTAssertEqual(screen.additionalSafeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: 25, right: 0))
    }

    func testTheInsetsOfAFrameAreItsOverlapWithTheUnsafeEdges() async {
        let bounds = CGRect(x: 0, y: 0, width: 400, height: 800)
        let safe = UIEdgeInsets(top: 50, left: 10, bottom: 30, right: 20)
        XCTAssertEqual(bounds.insets(in: bounds, safeArea: safe), safe)
        XCTAssertEqual(
            CGRect(x: 5, y: 60, width: 300, height: 720).insets(in: bounds, safeArea: safe),
            UIEdgeInsets(top: 0, left: 5, bottom: 10, right: 0))
    }
}
