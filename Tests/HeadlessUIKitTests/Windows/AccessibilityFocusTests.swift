import UIKit
import XCTest

/// Tests the focus of assistive technology, and the default action.
@MainActor
final class AccessibilityFocusTests: XCTestCase {
    func testTheFocusFollowsChangesOfTheScreenAndTheLayout() async {
        let (first, second) = (UIView(), UIView())
        UIAccessibility.post(notification: .screenChanged, argument: first)
        XCTAssertTrue(UIAccessibility.focusedElement(using: nil) as AnyObject? === first)
        UIAccessibility.post(notification: .layoutChanged, argument: second)
        XCTAssertTrue(UIAccessibility.focusedElement(using: nil) as AnyObject? === second)
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
        XCTAssertTrue(UIAccessibility.focusedElement(using: nil) as AnyObject? === second)
    }

    func testTheFocusDoesNotRetainTheElement() async {
        UIAccessibility.post(notification: .screenChanged, argument: UIView())
        XCTAssertNil(UIAccessibility.focusedElement(using: nil))
    }

    func testAViewHasNoTraitsAndNoActionUnlessItSetsThem() async {
        let view = UIView()
        XCTAssertEqual(view.accessibilityTraits, .none)
        XCTAssertFalse(view.accessibilityActivate())
        view.accessibilityTraits = [.button, .header]
        XCTAssertTrue(view.accessibilityTraits.contains(.button))
    }

    func testAContainerSaysWhatIsReadInIt() async {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.isHidden = false
        let (container, first, second) = (UIView(), UILabel(), UILabel())
        window.addSubview(container)
        for label in [first, second] {
            label.isAccessibilityElement = true
            container.addSubview(label)
        }
        XCTAssertNil(container.accessibilityElements)
        XCTAssertEqual(HeadlessVoiceOver.elements(in: window), [first, second])
        container.accessibilityElements = [second]
        XCTAssertEqual(HeadlessVoiceOver.elements(in: window), [second])
        XCTAssertNil(second.accessibilityHint)
        second.accessibilityHint = "Opens the list."
        second.accessibilityTraits = .staticText
        XCTAssertEqual(second.accessibilityHint, "Opens the list.")
        XCTAssertFalse(second.accessibilityTraits.contains(.button))
        window.isHidden = true
    }

    func testAnElementThatIsAdjustedHasAValueAndTwoActions() async {
        let view = UIView()
        XCTAssertNil(view.accessibilityValue)
        view.accessibilityValue = "Half"
        view.accessibilityTraits = .adjustable
        view.accessibilityIncrement()
        XCTAssertEqual(view.accessibilityValue, "Half", "only an override changes it")
        let stepper = CountingStepper()
        stepper.accessibilityIncrement()
        stepper.accessibilityIncrement()
        stepper.accessibilityDecrement()
        XCTAssertEqual(stepper.accessibilityValue, "1")
    }
}

/// A view that VoiceOver adjusts.
private final class CountingStepper: UIView {
    private var count = 0

    override var accessibilityValue: String? {
        get { "\(count)" }
        set {}
    }

    override func accessibilityIncrement() { count += 1 }

    override func accessibilityDecrement() { count -= 1 }
}
