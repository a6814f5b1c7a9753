import UIKit
import XCTest

/// The focus of VoiceOver, with each answer that UIKit may give to what becomes of it in a transition.
@MainActor
enum FocusAnswers {
    /// Runs a closure with each answer. The argument names it.
    static func each(_ body: (String) throws -> Void) rethrows {
        defer { reset() }
        for answer in HeadlessQuirks.FocusInTransitions.allCases {
            for moves in HeadlessQuirks.FocusMoves.allCases {
                for delay in [0, 0.5] {
                    HeadlessQuirks.focusInCustomTransitions = answer
                    HeadlessQuirks.focusMoves = moves
                    HeadlessQuirks.focusDelay = delay
                    try body("\(answer) \(moves) \(delay)")
                }
            }
        }
    }

    static func reset() {
        HeadlessQuirks.focusInCustomTransitions = .movesAsInUIKitsOwn
        HeadlessQuirks.focusMoves = .whilePushesRun
        HeadlessQuirks.focusDelay = 0
        HeadlessQuirks.popsReturnFocus = false
        HeadlessQuirks.tabChangesMoveFocus = false
    }

    /// A device whose user listens to VoiceOver.
    static var device: HeadlessDevice {
        var device = HeadlessDevice.phone
        device.isVoiceOverRunning = true
        return device
    }

    /// Moves the focus to an element at once, as the user does, and forgets the posts until then.
    static func focus(_ element: NSObject) {
        let delay = HeadlessQuirks.focusDelay
        HeadlessQuirks.focusDelay = 0
        UIAccessibility.post(notification: .layoutChanged, argument: element)
        HeadlessQuirks.focusDelay = delay
        HeadlessLog.reset()
    }

    /// Adds an element to a screen and moves the focus there.
    @discardableResult
    static func focusElement(of screen: UIViewController) -> UIView {
        let element = addElement(to: screen)
        focus(element)
        return element
    }

    @discardableResult
    static func addElement(to screen: UIViewController) -> UIView {
        let element = UIView(frame: CGRect(x: 20, y: 200, width: 100, height: 44))
        element.isAccessibilityElement = true
        screen.view.addSubview(element)
        return element
    }

    /// The element that has the focus.
    static var element: AnyObject? { UIAccessibility.focusedElement(using: nil) as AnyObject? }

    /// The number of announcements that UIKit, or somebody else, has made since the focus was placed.
    static func posts(byUIKit: Bool) -> Int {
        HeadlessLog.accessibilityPosts.filter { $0.isByUIKit == byUIKit }.count
    }

    /// Asserts that the focus is on a screen, or on a view in it.
    static func assertFocus(in screen: UIViewController, _ note: String = "", line: UInt = #line) {
        guard let view = element as? UIView else { return XCTFail("no focus: \(note)", line: line) }
        XCTAssertNotNil(view.window, note, line: line)
        let isPresented = screen.presentingViewController != nil
        let shown = isPresented ? screen.presentationController?.presentedView : screen.view
        XCTAssertTrue(view.isDescendant(of: shown ?? screen.view), note, line: line)
    }
}
