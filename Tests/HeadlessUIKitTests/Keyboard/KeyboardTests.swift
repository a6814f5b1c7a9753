import XCTest

@testable import UIKit

@MainActor
final class KeyboardTests: XCTestCase {
    func testATapOnAFieldShowsTheKeyboard() async {
        let stage = KeyboardStage()
        stage.gestures.tap(100, 220)
        XCTAssertTrue(stage.field.isFirstResponder)
        XCTAssertTrue(stage.field.isEditing)
        TurnLoop.main.advance(by: 0.1)
        XCTAssertEqual(stage.log.take(), ["should begin", "did begin", "willChangeFrame", "willShow"])
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(stage.log.take(), ["didChangeFrame", "didShow"])
        XCTAssertTrue(HeadlessKeyboard.isShown)
        XCTAssertTrue(TurnLoop.main.isIdle)
    }

    func testAFieldAlignsItsTextAndKeepsItsLook() async {
        let field = UITextField()
        XCTAssertEqual(field.textAlignment, .natural)
        XCTAssertEqual(field.borderStyle, .none)
        XCTAssertEqual(field.returnKeyType, .default)
        field.textAlignment = .center
        field.borderStyle = .roundedRect
        field.returnKeyType = .done
        XCTAssertEqual(field.subviews.compactMap { ($0 as? UILabel)?.textAlignment }, [.center])
        XCTAssertEqual(field.borderStyle, .roundedRect)
        XCTAssertEqual(field.returnKeyType, .done)
    }

    func testTheNotificationHasTheKeyboardsStartAndEndFrames() async {
        let stage = KeyboardStage()
        stage.field.becomeFirstResponder()
        TurnLoop.main.advance(by: 1)
        // 216 points of keys, 45 of suggestions, and 34 of safe area.
        XCTAssertEqual(stage.begin, CGRect(x: 0, y: 844, width: 390, height: 295))
        XCTAssertEqual(stage.end, CGRect(x: 0, y: 549, width: 390, height: 295))
        XCTAssertEqual(stage.duration, 0.25)
        XCTAssertEqual(HeadlessKeyboard.frame, stage.end)
        stage.field.resignFirstResponder()
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(stage.begin?.minY, 549)
        XCTAssertEqual(stage.end?.minY, 844)
    }

    func testAKeyboardOnAResizedDeviceReportsItsNewFrame() async {
        let stage = KeyboardStage()
        stage.field.becomeFirstResponder()
        TurnLoop.main.advance(by: 1)
        _ = stage.log.take()
        HeadlessDevice.resize(to: CGSize(width: 390, height: 744))
        XCTAssertEqual(stage.log.take(), ["willChangeFrame", "didChangeFrame"])
        XCTAssertEqual(stage.begin, CGRect(x: 0, y: 549, width: 390, height: 295))
        XCTAssertEqual(stage.end, CGRect(x: 0, y: 449, width: 390, height: 295))
        XCTAssertEqual(HeadlessKeyboard.frame, stage.end)
        stage.field.resignFirstResponder()
        TurnLoop.main.advance(by: 1)
        _ = stage.log.take()
        HeadlessDevice.resize(to: CGSize(width: 390, height: 844))
        XCTAssertEqual(stage.log.take(), [], "a hidden keyboard")
    }

    func testTheNotificationHasTheCurveThatOptionsCarry() async {
        // B27.85
        let stage = KeyboardStage()
        stage.field.becomeFirstResponder()
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(stage.curve, 7)
        stage.field.resignFirstResponder()
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(stage.curve, 6)
    }

    func testTheKeyboardMovesWithUIKitsSpring() async {
        let stage = KeyboardStage()
        stage.field.becomeFirstResponder()
        TurnLoop.main.runTurn()
        XCTAssertEqual(HeadlessKeyboard.visibleFrame.minY, 844)
        // B27.10
        TurnLoop.main.advance(by: 0.1)
        XCTAssertEqual(HeadlessKeyboard.visibleFrame.minY, 844 - 0.545 * 295, accuracy: 0.2)
        TurnLoop.main.advance(by: 0.1)
        XCTAssertEqual(HeadlessKeyboard.visibleFrame.minY, 844 - 0.879 * 295, accuracy: 0.2)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(HeadlessKeyboard.visibleFrame, HeadlessKeyboard.frame)
    }

    func testTheKeyboardStaysWhenEditingMovesToAnotherField() async {
        let stage = KeyboardStage()
        stage.field.becomeFirstResponder()
        TurnLoop.main.advance(by: 1)
        _ = stage.log.take()
        stage.second.becomeFirstResponder()
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(stage.log.take(), ["should end", "did end"])
        XCTAssertFalse(stage.field.isFirstResponder)
        stage.root.endEditing(false)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(stage.log.take(), ["willChangeFrame", "willHide", "didChangeFrame", "didHide"])
    }

    func testAFieldCanRefuseToEndEditingUnlessForced() async {
        let stage = KeyboardStage()
        stage.field.becomeFirstResponder()
        stage.mayEnd = false
        XCTAssertFalse(stage.root.endEditing(false))
        XCTAssertTrue(stage.field.isFirstResponder)
        XCTAssertTrue(stage.root.endEditing(true))
        XCTAssertFalse(stage.field.isFirstResponder)
    }

    func testEndEditingAffectsOnlyDescendants() async {
        let stage = KeyboardStage()
        stage.field.becomeFirstResponder()
        XCTAssertTrue(stage.second.endEditing(true))
        XCTAssertTrue(stage.field.isFirstResponder)
    }

    func testRemovingTheFieldHidesTheKeyboard() async {
        let stage = KeyboardStage()
        stage.field.becomeFirstResponder()
        TurnLoop.main.advance(by: 1)
        stage.field.removeFromSuperview()
        XCTAssertFalse(stage.field.isFirstResponder)
        TurnLoop.main.advance(by: 1)
        XCTAssertFalse(HeadlessKeyboard.isShown)
    }

    func testKeysChangeTheTextOfTheFieldThatIsEdited() async {
        let stage = KeyboardStage()
        XCTAssertFalse(HeadlessKeyboard.type("x"))
        stage.field.becomeFirstResponder()
        var changes = 0
        stage.field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        XCTAssertTrue(HeadlessKeyboard.type("ab"))
        XCTAssertTrue(HeadlessKeyboard.type("c"))
        XCTAssertEqual(stage.field.text, "abc")
        XCTAssertEqual(changes, 2)
    }

    func testNotificationsTellOfEditing() async {
        let stage = KeyboardStage()
        var names: [String] = []
        let tokens = [
            UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
            UITextField.textDidEndEditingNotification,
        ].map { name in
            NotificationCenter.default.addObserver(forName: name, object: stage.field, queue: nil) { note in
                let name = note.name.rawValue
                MainActor.assumeIsolated { names.append(name) }
            }
        }
        stage.field.becomeFirstResponder()
        XCTAssertTrue(HeadlessKeyboard.type("a"))
        stage.second.becomeFirstResponder()
        XCTAssertTrue(HeadlessKeyboard.type("b"))
        XCTAssertEqual(
            names,
            [
                "UITextFieldTextDidBeginEditingNotification", "UITextFieldTextDidChangeNotification",
                "UITextFieldTextDidEndEditingNotification",
            ])
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    func testTheDelegateIsAskedOnlyWhenEditingIsAboutToChange() async {
        let stage = KeyboardStage()
        XCTAssertTrue(stage.field.canBecomeFirstResponder)
        XCTAssertTrue(stage.field.canResignFirstResponder)
        XCTAssertEqual(stage.log.take(), [])
    }

    func testViewsCannotBecomeFirstResponderByDefault() async {
        let stage = KeyboardStage()
        XCTAssertFalse(stage.root.becomeFirstResponder())
        stage.field.isEnabled = false
        XCTAssertFalse(stage.field.becomeFirstResponder())
    }

    func testADragDismissesTheKeyboardInTheDismissModes() async {
        for mode in [UIScrollView.KeyboardDismissMode.none, .onDrag] {
            let stage = ScrollStage()
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
            stage.scroll.addSubview(field)
            stage.scroll.keyboardDismissMode = mode
            field.becomeFirstResponder()
            stage.drag(by: CGVector(dx: 0, dy: -10), frames: 3)
            XCTAssertEqual(field.isFirstResponder, mode == .none)
            stage.gestures.up()
        }
    }
}

/// Two text fields on screen, with a log of the first field's delegate calls and of the notifications.
@MainActor
private final class KeyboardStage: NSObject, UITextFieldDelegate {
    let gestures = GestureStage()
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    let second = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
    var mayEnd = true
    private(set) var begin: CGRect?
    private(set) var end: CGRect?
    private(set) var duration: TimeInterval?
    private(set) var curve: Int?
    private var tokens: [any NSObjectProtocol] = []

    var log: GestureLog { gestures.log }
    var root: UIView { gestures.root }

    override init() {
        super.init()
        root.addSubview(field)
        root.addSubview(second)
        field.delegate = self
        for (name, word) in [
            (UIResponder.keyboardWillShowNotification, "willShow"),
            (UIResponder.keyboardDidShowNotification, "didShow"),
            (UIResponder.keyboardWillHideNotification, "willHide"),
            (UIResponder.keyboardDidHideNotification, "didHide"),
            (UIResponder.keyboardWillChangeFrameNotification, "willChangeFrame"),
            (UIResponder.keyboardDidChangeFrameNotification, "didChangeFrame"),
        ] {
            tokens.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                    let begin = note.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
                    let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                    let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval
                    let curve = note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int
                    MainActor.assumeIsolated {
                        self?.curve = curve
                        self?.receive(word, begin, end, duration)
                    }
                })
        }
    }

    private func receive(_ word: String, _ begin: CGRect?, _ end: CGRect?, _ duration: TimeInterval?) {
        gestures.log.note(word)
        (self.begin, self.end, self.duration) = (begin, end, duration)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        log.note("should begin")
        return true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        log.note("did begin")
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        log.note("should end")
        return mayEnd
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        log.note("did end")
    }
}
