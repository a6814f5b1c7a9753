import BatonTesting
import UIKit
import XCTest

/// The example of the documentation page about the stand-in, unchanged.
@MainActor
final class HeadlessUIKitExamples: XCTestCase {
    func testASwipeThatIsTakenBackKeepsTheDraft() async throws {
        let draft = DraftScreen()
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(draft, animated: false)
        let stage = Stage(.phone.running(18), root: navigation)

        stage.finger.down(at: CGPoint(x: 2, y: 400))
        stage.finger.drag(to: CGPoint(x: 90, y: 400), in: 0.4)
        XCTAssertFalse(draft.isDiscarded)
        stage.finger.drag(to: CGPoint(x: 20, y: 400), in: 0.2)
        stage.finger.up()
        try stage.settle()

        XCTAssertTrue(navigation.topViewController === draft)
        XCTAssertFalse(draft.isDiscarded)
    }

    /// The page says of this screen that it fails.
    func testAScreenThatDiscardsTooEarlyIsFound() async throws {
        let draft = DraftScreen()
        draft.discardsEarly = true
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(draft, animated: false)
        let stage = Stage(.phone.running(18), root: navigation)
        stage.finger.down(at: CGPoint(x: 2, y: 400))
        stage.finger.drag(to: CGPoint(x: 90, y: 400), in: 0.4)
        XCTAssertTrue(draft.isDiscarded)
        stage.finger.cancel()
        try stage.settle()
    }

    func testASwipeThatFinishesDiscardsTheDraft() async throws {
        let draft = DraftScreen()
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(draft, animated: false)
        let stage = Stage(.phone.running(18), root: navigation)
        stage.finger.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400), in: 0.3)
        try stage.settle()
        XCTAssertTrue(draft.isDiscarded)
    }
}

/// A screen that discards what was written when it has left.
private final class DraftScreen: UIViewController {
    var discardsEarly = false
    private(set) var isDiscarded = false

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if discardsEarly { isDiscarded = true }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        isDiscarded = true
    }
}
