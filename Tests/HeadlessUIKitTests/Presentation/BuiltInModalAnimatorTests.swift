import UIKit
import XCTest

@MainActor
final class BuiltInModalAnimatorTests: XCTestCase {
    func testByDefaultAScreenSlidesUpAndDown() async {
        // B12.9
        let stack = ModalStack(count: 1)
        let screen = stack.present(animated: true)
        XCTAssertNil(seen(screen))
        TurnLoop.main.runTurn()
        XCTAssertEqual(screen.transitionCoordinator?.transitionDuration, 0.4)
        XCTAssertEqual(screen.transitionCoordinator?.isInterruptible, true)
        XCTAssertEqual(seen(screen)?.offset ?? 0, 844, accuracy: 1e-6)
        TurnLoop.main.advance(by: 0.2)
        XCTAssertEqual(seen(screen)?.offset ?? 0, 422, accuracy: 1)
        TurnLoop.main.advance(by: 0.3)
        XCTAssertEqual(seen(screen)?.offset, 0)
        stack.root.dismiss(animated: true)
        TurnLoop.main.runTurn()
        TurnLoop.main.advance(by: 0.2)
        XCTAssertEqual(seen(screen)?.offset ?? 0, 422, accuracy: 1)
        TurnLoop.main.advance(by: 0.3)
        XCTAssertNil(screen.view.window)
        XCTAssertEqual(screen.view.transform, .identity)
        stack.putAway()
    }

    func testACrossDissolveFadesInPlace() async {
        let stack = ModalStack(count: 1)
        let screen = UIViewController()
        screen.modalPresentationStyle = .overFullScreen
        screen.modalTransitionStyle = .crossDissolve
        stack.root.present(screen, animated: true)
        TurnLoop.main.runTurn()
        XCTAssertEqual(seen(screen)?.opacity ?? 1, 0, accuracy: 1e-6)
        TurnLoop.main.advance(by: 0.2)
        XCTAssertEqual(seen(screen)?.opacity ?? 0, 0.5, accuracy: 0.01)
        XCTAssertEqual(seen(screen)?.offset, 0)
        TurnLoop.main.advance(by: 0.3)
        XCTAssertEqual(seen(screen)?.opacity, 1)
        stack.root.dismiss(animated: true)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(screen.view.alpha, 1)
        XCTAssertNil(screen.view.window)
        stack.putAway()
    }

    func testASheetStartsJustBelowTheScreen() async {
        let stage = SheetStage { $0.detents = [.custom { _ in 200 }] }
        stage.root.present(stage.presented, animated: true)
        TurnLoop.main.runTurn()
        XCTAssertEqual(stage.presented.transitionCoordinator?.transitionDuration, 0.5)
        // 234 points in layout, which are scaled, and 8 points below.
        XCTAssertEqual(stage.offset, 234 * 374.0 / 390 + 8, accuracy: 1e-6)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(stage.offset, 0)
        stage.putAway()
    }

    /// The visible vertical offset and opacity of a screen's view, or nil if the view is not on screen.
    private func seen(_ screen: UIViewController) -> (offset: CGFloat, opacity: Float)? {
        guard let view = screen.viewIfLoaded, view.window != nil else { return nil }
        let layer = view.layer.presentation() ?? view.layer
        return (layer.frame.minY, layer.opacity)
    }
}
