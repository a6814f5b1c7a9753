import UIKit
import XCTest

@preconcurrency

@MainActor
final class StatusBarContractTests: ContractTestCase {
    func testTheLastChildReturnedStartingAtTheRootIsAsked() {
        // B10.10
        let log = CallLog()
        let leaf = StatusScreen("leaf", log)
        let middle = StatusScreen("middle", log, style: leaf, hidden: nil)
        let root = StatusScreen("root", log, style: middle, hidden: middle)
        let window = Device.show(root)
        XCTAssertEqual(asked(log, by: root), ["leaf style", "middle hidden"])
        Device.put(away: window)
    }

    func testAScreenThatReturnsNoChildIsAskedItself() {
        // B10.10
        let log = CallLog()
        let root = StatusScreen("root", log)
        let window = Device.show(root)
        XCTAssertEqual(asked(log, by: root), ["root hidden", "root style"])
        Device.put(away: window)
    }

    func testAFullScreenPresentationTakesTheStatusBarOver() {
        // B10.10, B10.11
        let log = CallLog()
        let root = StatusScreen("root", log)
        let leaf = StatusScreen("leaf", log)
        let presented = StatusScreen("presented", log, style: leaf, hidden: nil)
        let window = Device.show(root)
        present(presented, as: .fullScreen, on: root)
        XCTAssertEqual(asked(log, by: presented), ["leaf style", "presented hidden"])
        dismiss(from: root)
        XCTAssertEqual(asked(log, by: root), ["root hidden", "root style"])
        Device.put(away: window)
    }

    func testOtherPresentationsOnlyIfTheyCaptureIt() {
        // B10.11
        for captures in [true, false] {
            for style in [UIModalPresentationStyle.overFullScreen, .custom, .pageSheet] {
                let log = CallLog()
                let root = StatusScreen("root", log)
                let presented = StatusScreen("presented", log)
                XCTAssertFalse(presented.modalPresentationCapturesStatusBarAppearance)
                presented.modalPresentationCapturesStatusBarAppearance = captures
                let window = Device.show(root)
                present(presented, as: style, on: root)
                let name = captures ? "presented" : "root"
                XCTAssertEqual(asked(log, by: root), ["\(name) hidden", "\(name) style"], "style \(style.rawValue)")
                Device.put(away: window)
            }
        }
    }

    /// The view controllers that are asked after a screen reports a change, each named once.
    private func asked(_ log: CallLog, by screen: UIViewController) -> [String] {
        log.clear()
        screen.setNeedsStatusBarAppearanceUpdate()
        Device.turn()
        return Set(log.lines).sorted()
    }

    private func present(
        _ presented: UIViewController, as style: UIModalPresentationStyle, on source: UIViewController
    ) {
        presented.modalPresentationStyle = style
        source.present(presented, animated: true)
        Device.wait(1)
    }

    private func dismiss(from presenter: UIViewController) {
        presenter.dismiss(animated: true)
        Device.wait(1)
    }
}

/// A screen that records when it is asked about the status bar, and can name children to be asked instead.
@MainActor
private final class StatusScreen: UIViewController {
    private let name: String
    private let log: CallLog
    private let styleChild: UIViewController?
    private let hiddenChild: UIViewController?

    init(_ name: String, _ log: CallLog, style: UIViewController? = nil, hidden: UIViewController? = nil) {
        self.name = name
        self.log = log
        styleChild = style
        hiddenChild = hidden
        super.init(nibName: nil, bundle: nil)
        // The same child may be returned twice.
        for child in Set([style, hidden].compactMap { $0 }) {
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var childForStatusBarStyle: UIViewController? { styleChild }
    override var childForStatusBarHidden: UIViewController? { hiddenChild }

    override var preferredStatusBarStyle: UIStatusBarStyle {
        log.note("\(name) style")
        return .lightContent
    }

    override var prefersStatusBarHidden: Bool {
        log.note("\(name) hidden")
        return false
    }
}
