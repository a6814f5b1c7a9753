import UIKit
import XCTest

/// Tests the switch for a presentation while something that the same view controller presents is dismissed (B28.2).
@MainActor
final class PresentationInDismissalTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run { HeadlessQuirks.presentationsInTransitions = .begin }
    }

    /// Presents a second screen some time after the dismissal of a first one began. Returns whether it is linked at once, how often
    /// its completion was called, whether it is in the window at the end, and the number of warnings.
    private func presentInDismissal(
        after time: Double, of style: UIModalPresentationStyle = .overFullScreen
    ) -> (linked: Bool, ends: Int, isHere: Bool, warnings: Int) {
        HeadlessLog.reset()
        let root = UIViewController()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        TurnLoop.main.advance(by: 0.1)
        let (first, second) = (UIViewController(), UIViewController())
        first.modalPresentationStyle = style
        second.modalPresentationStyle = .overFullScreen
        root.present(first, animated: false)
        TurnLoop.main.advance(by: 0.5)
        first.dismiss(animated: true)
        if time > 0 { TurnLoop.main.advance(by: time) }
        var ends = 0
        root.present(second, animated: true) { ends += 1 }
        let linked = second.presentingViewController != nil
        TurnLoop.main.advance(by: 2)
        XCTAssertNil(first.viewIfLoaded?.window, "the first one is dismissed")
        XCTAssertNotNil(root.view.window, "the presenter stays")
        let isHere = second.viewIfLoaded?.window != nil
        XCTAssertEqual(root.presentedViewController === second, isHere)
        if isHere {
            second.dismiss(animated: true)
            TurnLoop.main.advance(by: 2)
            XCTAssertNil(root.presentedViewController)
            XCTAssertNil(second.view.window)
        }
        window.isHidden = true
        window.rootViewController = nil
        TurnLoop.main.runTurn()
        return (linked, ends, isHere, HeadlessLog.warnings.count)
    }

    func testItBeginsAtOnceUnlessTheSwitchSaysOtherwise() async {
        // B28.2
        XCTAssertTrue(presentInDismissal(after: 0.1) == (true, 1, true, 0))
    }

    func testItIsDeferredToTheEnd() async {
        // B28.2
        HeadlessQuirks.presentationsInTransitions = .wait
        XCTAssertTrue(presentInDismissal(after: 0.1) == (false, 1, true, 0))
    }

    func testItIsRefused() async {
        HeadlessQuirks.presentationsInTransitions = .areRefused
        XCTAssertTrue(presentInDismissal(after: 0.1) == (false, 0, false, 1))
    }

    func testInTheSameTurnItIsRefusedInAnyCase() async {
        // B4.43
        for answer in HeadlessQuirks.PresentationsInTransitions.allCases {
            HeadlessQuirks.presentationsInTransitions = answer
            XCTAssertTrue(presentInDismissal(after: 0) == (false, 0, false, 1), "\(answer)")
        }
    }

    func testWhileAFullScreenIsDismissedItIsDeferred() async {
        XCTAssertTrue(presentInDismissal(after: 0.1, of: .fullScreen) == (false, 1, true, 0))
    }
}
