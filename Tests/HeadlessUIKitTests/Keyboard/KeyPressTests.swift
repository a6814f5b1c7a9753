import XCTest

@testable import UIKit

/// Tests keys of a hardware keyboard, and who performs their commands.
@MainActor
final class KeyPressTests: XCTestCase {
    private var window: UIWindow!

    override func setUp() async throws {
        await MainActor.run {
            TurnLoop.main.reset()
            window = UIWindow(frame: UIScreen.main.bounds)
        }
    }

    override func tearDown() async throws {
        await MainActor.run {
            window.isHidden = true
            window = nil
            HeadlessDevice.current = .phone
            HeadlessQuirks.keysNeedFirstResponder = false
            HeadlessQuirks.presentedScreensLeadToPresenters = false
            HeadlessQuirks.stacksGoBackByKeys = false
            TurnLoop.main.reset()
        }
    }

    private func show(_ root: UIViewController) {
        window.rootViewController = root
        window.makeKeyAndVisible()
        TurnLoop.main.advance(by: 1)
    }

    private func field(in view: UIView) -> UITextField {
        let field = UITextField(frame: CGRect(x: 60, y: 150, width: 200, height: 30))
        view.addSubview(field)
        field.becomeFirstResponder()
        return field
    }

    func testTheNearestObjectWithACommandPerformsIt() async {
        let (outer, inner) = (KeyedScreen("outer"), KeyedScreen("inner"))
        show(outer)
        outer.addChild(inner)
        outer.view.addSubview(inner.view)
        let field = field(in: inner.view)
        XCTAssertTrue(field.isFirstResponder)
        for screen in [outer, inner] {
            screen.addKeyCommand(UIKeyCommand(input: "a", modifierFlags: .command, action: Selector("pressed")))
        }
        XCTAssertTrue(HeadlessKeyboard.press("a", .command))
        XCTAssertEqual([outer.presses, inner.presses], [0, 1])
        inner.keyCommands?.first.map(inner.removeKeyCommand)
        XCTAssertNil(inner.keyCommands)
        // The command is the outer screen's. Its method is the first one in the chain.
        XCTAssertTrue(HeadlessKeyboard.press("a", .command))
        XCTAssertEqual([outer.presses, inner.presses], [0, 2])
        field.removeFromSuperview()
    }

    func testTheKeysThatAreHeldDownMatter() async {
        let screen = KeyedScreen("screen")
        show(screen)
        let command = UIKeyCommand(
            action: Selector("pressed"), input: "a", modifierFlags: [.command, .shift], propertyList: 7)
        screen.addKeyCommand(command)
        for (modifiers, presses) in [
            (UIKeyModifierFlags.command, false), ([], false), ([.command, .shift], true),
            ([.command, .shift, .control], false),
        ] {
            XCTAssertEqual(HeadlessKeyboard.press("a", modifiers), presses)
        }
        XCTAssertFalse(HeadlessKeyboard.press("b", [.command, .shift]))
        XCTAssertTrue(screen.sender === command)
        XCTAssertEqual(screen.sender?.propertyList as? Int, 7)
        command.attributes = .disabled
        XCTAssertFalse(HeadlessKeyboard.press("a", [.command, .shift]))
    }

    func testACommandHasWhatItWasMadeWith() async {
        let action = Selector("pressed")
        let alternate = UICommandAlternate(title: "Close all", action: action, modifierFlags: .alternate)
        let command = UIKeyCommand(
            title: "Close", action: action, input: "w", alternates: [alternate],
            discoverabilityTitle: "Close the window",
            attributes: .destructive, state: .on)
        XCTAssertEqual(command.title, "Close")
        XCTAssertEqual(command.modifierFlags, [])
        XCTAssertEqual(command.alternates, [alternate])
        XCTAssertEqual(command.discoverabilityTitle, "Close the window")
        XCTAssertEqual(command.attributes, .destructive)
        XCTAssertEqual(command.state, .on)
        let plain = UICommand(action: action)
        XCTAssertEqual(plain.title, "")
        XCTAssertEqual(plain.action, action)
        XCTAssertEqual(plain.alternates, [])
        XCTAssertEqual(plain.state, .off)
    }

    /// A key with a direction is mirrored with the app's direction of reading.
    func testBracketsAndArrowsAreMirrored() async {
        for (device, isMirrored) in [(HeadlessDevice.phone, false), (.phone.rightToLeft, true)] {
            HeadlessDevice.current = device
            for (input, opposite) in [
                ("[", "]"), ("}", "{"), (UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow),
            ] {
                let screen = KeyedScreen("screen")
                show(screen)
                let command = UIKeyCommand(input: input, modifierFlags: .command, action: Selector("pressed"))
                screen.addKeyCommand(command)
                XCTAssertEqual(HeadlessKeyboard.press(input, .command), !isMirrored)
                XCTAssertEqual(HeadlessKeyboard.press(opposite, .command), isMirrored)
                command.allowsAutomaticMirroring = false
                XCTAssertTrue(HeadlessKeyboard.press(input, .command))
            }
        }
    }

    /// Without a first responder the screen that is seen gets the key, or nobody.
    func testWithoutAFirstResponderTheScreenThatIsSeenGetsTheKey() async {
        let (below, top, modal) = (KeyedScreen("below"), KeyedScreen("top"), KeyedScreen("modal"))
        for screen in [below, top, modal] {
            screen.addKeyCommand(UIKeyCommand(input: "a", modifierFlags: [], action: Selector("pressed")))
        }
        let stack = UINavigationController(rootViewController: below)
        stack.pushViewController(top, animated: false)
        let tabs = UITabBarController()
        tabs.viewControllers = [stack]
        show(tabs)
        XCTAssertTrue(HeadlessKeyboard.press("a"))
        tabs.present(modal, animated: false)
        TurnLoop.main.advance(by: 1)
        XCTAssertTrue(HeadlessKeyboard.press("a"))
        XCTAssertEqual([below.presses, top.presses, modal.presses], [0, 1, 1])
        HeadlessQuirks.keysNeedFirstResponder = true
        XCTAssertFalse(HeadlessKeyboard.press("a"))
    }

    func testThePresenterIsNextToWhatItPresentsOrNot() async {
        let (presenter, modal) = (KeyedScreen("presenter"), KeyedScreen("modal"))
        show(presenter)
        presenter.addKeyCommand(UIKeyCommand(input: "a", modifierFlags: [], action: Selector("pressed")))
        presenter.present(modal, animated: false)
        TurnLoop.main.advance(by: 1)
        for leads in [false, true] {
            HeadlessQuirks.presentedScreensLeadToPresenters = leads
            XCTAssertEqual(modal.next === presenter, leads)
            XCTAssertEqual(HeadlessKeyboard.press("a"), leads)
        }
    }

    func testAStackGoesBackByItselfOrNot() async {
        for goes in [false, true] {
            HeadlessQuirks.stacksGoBackByKeys = goes
            let stack = UINavigationController(rootViewController: UIViewController())
            stack.pushViewController(UIViewController(), animated: false)
            show(stack)
            XCTAssertEqual(HeadlessKeyboard.press("[", .command), goes)
            TurnLoop.main.advance(by: 1)
            XCTAssertEqual(stack.viewControllers.count, goes ? 1 : 2)
            XCTAssertFalse(HeadlessKeyboard.press("]", .command))
        }
    }
}

@MainActor
private final class KeyedScreen: UIViewController, SelectorTable {
    private(set) var presses = 0
    private(set) weak var sender: UIKeyCommand?

    init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Made in code only.")
    }

    var methods: [Selector: (Any?) -> Void] {
        [
            "pressed": { [unowned self] sender in
                presses += 1
                self.sender = sender as? UIKeyCommand
            }
        ]
    }
}
