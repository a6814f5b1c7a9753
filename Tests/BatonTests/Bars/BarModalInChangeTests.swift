import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// Tests a screen that presents something on its stack while it is about to disappear. The coordinator of that
/// presentation is not that of the change.
@MainActor
final class BarModalInChangeTests: GenerationTestCase {
    func testACancelledSwipeDuringWhichAScreenPresentsKeepsTheBar() async throws {
        for (from, to) in [(BarState.ember, BarState(isHidden: true)), (BarState(isHidden: true), BarState.ember)] {
            for isAnimated in [true, false] {
                let first = UIViewController()
                let second = PresentingScreen(isAnimated)
                first.navigationItem.barState = from
                second.navigationItem.barState = to
                let navigation = UINavigationController(rootViewController: first)
                navigation.transitions = .slide
                let stage = Stage(root: navigation)
                try stage.settle()
                navigation.pushViewController(second, animated: true)
                try stage.settle()
                let before = WindowDump(stage.window)
                second.isArmed = true
                let middle = stage.window.bounds.midY
                stage.finger.down(at: CGPoint(x: 1, y: middle))
                stage.finger.drag(to: CGPoint(x: 150, y: middle), in: 0.2)
                stage.finger.cancel()
                try stage.settle()
                navigation.presentedViewController?.dismiss(animated: false)
                try stage.settle()
                XCTAssertTrue(navigation.topViewController === second)
                XCTAssertEqual(WindowDump(stage.window).difference(from: before), [], "\(to) animated \(isAnimated)")
            }
        }
    }
}

/// A screen that presents once on its stack when it is about to disappear.
private final class PresentingScreen: UIViewController {
    var isArmed = false
    private let isAnimated: Bool

    init(_ isAnimated: Bool) {
        self.isAnimated = isAnimated
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A screen of a test is made in code only.")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        guard isArmed else { return }
        isArmed = false
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .overFullScreen
        navigationController?.present(sheet, animated: isAnimated)
    }
}
