import Baton
import BatonTesting
import UIKit
import XCTest

@testable import TestStages

/// The examples of the documentation page about accessibility, unchanged.
@MainActor
final class AccessibilityExamples: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run {
            FocusAnswers.reset()
            HeadlessDevice.current = .phone
        }
    }

    func testTheWords() async throws {
        let stand = try CardStage()
        var card = ModalTransitions.card
        card.overlay.closeLabel = "Fermer"
        try stand.present(using: card)
        let words = stand.stage.window.family.filter(\.isAccessibilityElement).map(\.accessibilityLabel)
        XCTAssertEqual(words, ["Fermer"])
    }

    func testAFocusOfYourOwn() async throws {
        HeadlessQuirks.focusInCustomTransitions = .staysOnWhatLeft
        let receipt = Receipt()
        let stand = try StackStage(FocusAnswers.device, showsB: false) { $0.transitions = .slide }
        FocusAnswers.focusElement(of: stand.a)
        stand.push(receipt)
        try stand.stage.settle()
        XCTAssertTrue(FocusAnswers.element === receipt.total)
        XCTAssertEqual(HeadlessLog.accessibilityPosts.count, 1)
    }
}

/// A screen that moves the focus to its most important element.
private final class Receipt: UIViewController {
    let total = UILabel(frame: CGRect(x: 20, y: 400, width: 200, height: 30))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(total)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIAccessibility.post(notification: .screenChanged, argument: total)
    }
}
