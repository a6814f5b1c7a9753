import XCTest

@testable import UIKit

@MainActor
final class UITextViewTests: XCTestCase {
    func testATapBeginsEditing() async {
        let stage = TextStage()
        stage.gestures.tap(100, 220)
        XCTAssertTrue(stage.text.isFirstResponder)
        TurnLoop.main.advance(by: 1)
        XCTAssertTrue(HeadlessKeyboard.isShown)
        XCTAssertEqual(stage.calls, ["should begin", "did begin", "UITextViewTextDidBeginEditingNotification"])
    }

    func testATextThatIsNotEditableIsNotEdited() async {
        let stage = TextStage()
        stage.text.isEditable = false
        stage.gestures.tap(100, 220)
        XCTAssertFalse(stage.text.isFirstResponder)
    }

    func testKeysChangeTheText() async {
        let stage = TextStage()
        stage.text.becomeFirstResponder()
        stage.calls = []
        XCTAssertTrue(HeadlessKeyboard.type("ab"))
        XCTAssertEqual(stage.text.text, "ab")
        XCTAssertEqual(stage.calls, ["did change", "UITextViewTextDidChangeNotification"])
    }

    func testTheDelegateCanRefuseTheEnd() async {
        let stage = TextStage()
        stage.text.becomeFirstResponder()
        stage.mayEnd = false
        XCTAssertFalse(stage.text.resignFirstResponder())
        stage.mayEnd = true
        stage.calls = []
        XCTAssertTrue(stage.text.resignFirstResponder())
        XCTAssertEqual(stage.calls, ["should end", "did end", "UITextViewTextDidEndEditingNotification"])
    }

    func testRemovingTheViewEndsEditing() async {
        let stage = TextStage()
        stage.text.becomeFirstResponder()
        stage.text.removeFromSuperview()
        XCTAssertFalse(stage.text.isFirstResponder)
    }

    /// The content is as high as the lines, and scrolls where they do not fit.
    func testTheContentHasTheHeightOfItsLines() async {
        let stage = TextStage()
        stage.text.text = "1"
        TurnLoop.main.runTurn()
        let one = stage.text.contentSize.height
        stage.text.text = (1...20).map { "\($0)" }.joined(separator: "\n")
        TurnLoop.main.runTurn()
        // 16 points are above and below the lines.
        XCTAssertEqual(stage.text.contentSize.height - 16, (one - 16) * 20, accuracy: 20)
        XCTAssertEqual(stage.text.contentSize.width, 200)
        XCTAssertGreaterThan(stage.text.contentSize.height, stage.text.bounds.height)
    }
}

@MainActor
private final class TextStage: NSObject, UITextViewDelegate {
    let gestures = GestureStage()
    let text = UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 100))
    var calls: [String] = []
    var mayEnd = true
    nonisolated(unsafe) private var tokens: [any NSObjectProtocol] = []

    override init() {
        super.init()
        gestures.root.addSubview(text)
        text.delegate = self
        let names = [
            UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
            UITextView.textDidEndEditingNotification,
        ]
        tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: text, queue: nil) { [weak self] note in
                let name = note.name.rawValue
                MainActor.assumeIsolated { self?.calls.append(name) }
            }
        }
    }

    deinit {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        calls.append("should begin")
        return true
    }

    func textViewDidBeginEditing(_ textView: UITextView) { calls.append("did begin") }

    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        calls.append("should end")
        return mayEnd
    }

    func textViewDidEndEditing(_ textView: UITextView) { calls.append("did end") }

    func textViewDidChange(_ textView: UITextView) { calls.append("did change") }
}
