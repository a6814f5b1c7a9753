import BatonTesting
import UIKit
import XCTest

/// The example of Documentation/Contributing/HeadlessUIKit.md.
@MainActor
final class PortingExamples: XCTestCase {
    func testASelectorCallsTheMethodInTheTable() async throws {
        let screen = MenuScreen()
        let stage = Stage(root: screen)
        screen.view.addGestureRecognizer(UITapGestureRecognizer(target: screen, action: Selector("tapped")))
        stage.finger.tap(at: CGPoint(x: 100, y: 300))
        XCTAssertEqual(screen.taps, 1)
        XCTAssertEqual(HeadlessLog.warnings, [])
    }
}

private final class MenuScreen: UIViewController {
    private(set) var taps = 0

    func tapped() {
        taps += 1
    }
}

extension MenuScreen: SelectorTable {
    var methods: [Selector: (Any?) -> Void] {
        ["tapped": { [unowned self] _ in tapped() }]
    }
}
