import BatonTesting
import UIKit
import XCTest

@testable import Baton

@MainActor
final class EditedFieldsTests: XCTestCase {
    /// A field that is edited when a test says so. UIKit has a first responder in each window, the stand-in one.
    private final class WindowField: UITextField {
        var isEdited = false {
            didSet {
                guard isEdited else { return }
                NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
            }
        }
        private(set) var questions = 0

        override var isFirstResponder: Bool {
            questions += 1
            return isEdited
        }
    }

    private let screen = UIViewController()
    private let first = UITextField()
    private let second = UITextView()

    private func makeStage() throws -> Stage {
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: screen)]
        let stage = Stage(root: tabs)
        for field in [first, second] { screen.view.addSubview(field) }
        try stage.settle()
        return stage
    }

    /// A field may be edited before Baton is used for the first time.
    func testAFieldIsFoundThatWasEditedBefore() async throws {
        let stage = try makeStage()
        second.becomeFirstResponder()
        let fields = EditedFields()
        XCTAssertNil(fields.newest)
        fields.search(nil)
        XCTAssertNil(fields.newest)
        fields.search(UIViewController())
        XCTAssertNil(fields.newest)
        fields.search(stage.window.rootViewController)
        XCTAssertIdentical(fields.newest, second)
        XCTAssertIdentical(fields.field(in: screen.view), second)
        XCTAssertNil(fields.field(in: first))
        XCTAssertTrue(fields.isEditing(in: stage.window))
        second.resignFirstResponder()
        XCTAssertNil(fields.newest)
    }

    func testEditingThatBeginsLaterIsTold() async throws {
        let stage = try makeStage()
        let fields = EditedFields()
        first.becomeFirstResponder()
        XCTAssertIdentical(fields.newest, first)
        fields.search(screen)
        second.becomeFirstResponder()
        XCTAssertIdentical(fields.newest, second)
        XCTAssertNil(fields.field(in: first))
        XCTAssertTrue(fields.isEditing(in: stage.window))
    }

    /// The field is the same whether the editing began before the first call or after it.
    func testAFieldOfAScreenIsFollowed() async throws {
        _ = try makeStage()
        first.becomeFirstResponder()
        EditedFields.follow(on: screen)
        XCTAssertIdentical(EditedFields.shared.newest, first)
    }

    func testOnlyATextFieldOrATextViewIsEdited() async throws {
        final class OtherView: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        _ = try makeStage()
        let other = OtherView()
        screen.view.addSubview(other)
        for (view, field) in [(other, nil), (first, first), (second, second)] as [(UIView, UIView?)] {
            XCTAssertTrue(view.becomeFirstResponder())
            let fields = EditedFields()
            fields.search(screen)
            XCTAssertIdentical(fields.newest, field)
        }
    }

    /// Later the notifications tell what is edited.
    func testAScreenIsSearchedOnce() async throws {
        _ = try makeStage()
        let (field, fields) = (WindowField(), EditedFields())
        screen.view.addSubview(field)
        fields.search(screen)
        XCTAssertEqual(field.questions, 1)
        fields.search(screen)
        XCTAssertEqual(field.questions, 1)
    }

    func testAFieldIsEditedInEachWindow() async throws {
        let fields = EditedFields()
        let (windows, edited) = ((0..<2).map { _ in UIWindow() }, (0..<2).map { _ in WindowField() })
        for (window, field) in zip(windows, edited) {
            window.isHidden = false
            window.addSubview(field)
            field.isEdited = true
        }
        XCTAssertIdentical(fields.newest, edited[1])
        for (window, field) in zip(windows, edited) {
            XCTAssertIdentical(fields.field(in: window), field)
            XCTAssertTrue(fields.isEditing(in: window))
        }
        edited[1].isEdited = false
        XCTAssertIdentical(fields.newest, edited[0])
        XCTAssertFalse(fields.isEditing(in: windows[1]))
        windows.forEach { $0.isHidden = true }
    }
}
