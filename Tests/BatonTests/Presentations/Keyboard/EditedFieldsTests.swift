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

        override var isFirstResponder: Bool { isEdited }
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

    func testEditingThatBeginsLaterIsTold() async throws {
        let stage = try makeStage()
        let fields = EditedFields()
        first.becomeFirstResponder()
        XCTAssertIdentical(fields.newest, first)
        XCTAssertIdentical(fields.field(in: screen.view), first)
        second.becomeFirstResponder()
        XCTAssertIdentical(fields.newest, second)
        XCTAssertNil(fields.field(in: first))
        XCTAssertTrue(fields.isEditing(in: stage.window))
        second.resignFirstResponder()
        XCTAssertNil(fields.newest)
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
