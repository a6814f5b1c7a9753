import BatonTesting
import TestSupport
import UIKit

@testable import Baton

/// Edits, goes to and fro in a stack with overlays, and uses the keyboard, the trackpad and a finger at random.
@MainActor
final class RandomTypist {
    let stage: Stage
    /// What was done.
    private(set) var story: [String] = []
    private let stack = UINavigationController(rootViewController: RandomOverlayScreen("Root"))
    private var fields: [UITextField] = []
    private var numbers: RandomNumbers
    private var count = 0

    init(seed: UInt64) throws {
        numbers = RandomNumbers(seed: seed)
        stack.transitions = .slide
        stage = Stage(root: stack)
        try stage.settle()
    }

    private func next(_ limit: Int) -> Int { numbers.next(below: limit) }

    private var top: UIViewController {
        sequence(first: stack as UIViewController, next: \.presentedViewController).map { $0 }.last ?? stack
    }

    private func makeScreen() -> RandomOverlayScreen {
        count += 1
        return RandomOverlayScreen("S\(count)")
    }

    // MARK: Acting

    func act() {
        switch next(13) {
        case 0, 1, 2: edit()
        case 3: end()
        case 4, 5: push()
        case 6: pop()
        case 7: present()
        case 8: press("[", .command)
        case 9: press(UIKeyCommand.inputEscape, [])
        case 10: scroll()
        default: drag()
        }
        let pause = [0, 0.02, 0.1, 0.25, 1][next(5)]
        story.append("\(pause)")
        if pause > 0 { stage.advance(by: pause) }
    }

    /// Edits a field of the screen that is seen. Some fields refuse to end.
    private func edit() {
        story.append("edit")
        let screen: UIViewController = top === stack ? stack.topViewController ?? stack : top
        let field = UITextField(frame: CGRect(x: 40, y: 120 + next(200), width: 200, height: 30))
        if next(5) == 0 { field.delegate = StubbornDelegate.shared }
        screen.view.addSubview(field)
        field.becomeFirstResponder()
        fields.append(field)
    }

    private func end() {
        story.append("end")
        fields.last?.resignFirstResponder()
    }

    private func push() {
        story.append("push")
        stack.pushViewController(makeScreen(), animated: true)
    }

    private func pop() {
        story.append("pop")
        stack.popViewController(animated: true)
    }

    private func present() {
        guard top === stack, stack.transitionCoordinator == nil else { return }
        let kind = next(4)
        story.append("present \(kind)")
        stack.present(makeScreen(), using: [.card, .dialog, .sheet(detents: [.medium]), .slide(from: .bottom)][kind])
    }

    private func press(_ input: String, _ modifiers: UIKeyModifierFlags) {
        story.append("press \(input)")
        stage.press(input, modifiers)
    }

    private func scroll() {
        story.append("scroll")
        let way = CGVector(dx: CGFloat(next(300)), dy: CGFloat(next(500)))
        stage.scroll(at: CGPoint(x: 195, y: 300 + CGFloat(next(500))), by: way, in: 0.2)
    }

    private func drag() {
        let isAtEdge = next(2) == 0
        let start = isAtEdge ? CGPoint(x: 3, y: 300) : CGPoint(x: 195, y: 100 + CGFloat(next(600)))
        func place() -> CGPoint {
            isAtEdge
                ? CGPoint(x: CGFloat(next(390)), y: 300) : CGPoint(x: 195, y: CGFloat(next(844)))
        }
        story.append("drag \(start)")
        stage.finger.down(at: start)
        stage.finger.drag(to: place(), in: 0.2)
        if next(3) == 0 { edit() }
        stage.finger.drag(to: place(), in: 0.1)
        if next(2) == 0 { stage.finger.hold(for: 0.2) }
        stage.finger.up()
    }

    // MARK: Judging

    /// What is not as it should be at rest.
    var problems: [String] {
        var found: [String] = []
        let edited = fields.filter(\.isFirstResponder)
        if HeadlessKeyboard.isShown != !edited.isEmpty { found.append("\(edited.count) fields are edited") }
        if edited.contains(where: { $0.window == nil }) { found.append("a field outlives its screen") }
        let keys = stack.keyCommands?.count ?? 0
        if keys != 1 { found.append("the stack has \(keys) keys") }
        // UIKit refuses what is presented at the wrong moment, and a scroll ends when what is under the pointer goes.
        return found + HeadlessLog.warnings.filter { !$0.hasPrefix("Attempt to present") && !$0.hasPrefix("A scroll ") }
    }
}

/// Lets no editing end.
@MainActor
private final class StubbornDelegate: NSObject, UITextFieldDelegate {
    static let shared = StubbornDelegate()

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
}
