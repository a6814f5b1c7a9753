import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests a screen that presents something on its stack while it is about to disappear. The coordinator of that
/// presentation is not that of the change.
@MainActor
final class BarModalInChangeTests: GenerationTestCase {
    func testACancelledSwipeDuringWhichAScreenPresentsKeepsTheBar() async throws {
        for (from, to) in [(BarState.ember, BarState(isHidden: true)), (BarState(isHidden: true), BarState.ember)] {
            for (driver, isAnimated) in BarDriver.allCases.flatMap({ [($0, true), ($0, false)] }) {
                let screen = PresentingScreen(isAnimated)
                let scene = try BarStage(driver, from: from, to: to, screen: screen)
                try scene.arrive()
                let before = scene.dump
                screen.isArmed = true
                scene.drivePop(to: 0.4)
                try scene.release(finishing: false)
                scene.navigation.presentedViewController?.dismiss(animated: false)
                try scene.stage.settle()
                XCTAssertTrue(scene.navigation.topViewController === screen)
                XCTAssertFalse(screen.isArmed, "\(driver)")
                XCTAssertEqual(scene.dump.difference(from: before), [], "\(driver) \(to) animated \(isAnimated)")
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
