import BatonTesting
import UIKit
import XCTest

@testable import Baton

@MainActor
final class EditedFieldsTests: XCTestCase {
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
}
