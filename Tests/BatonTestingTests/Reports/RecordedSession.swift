import Baton
import BatonRecorder
import BatonTesting
import UIKit

/// An app with tabs, stacks, lists, a text field and presentations, which is recorded while it is used.
@MainActor
final class RecordedSession {
    let stage: Stage
    let tabs = UITabBarController()
    let feed: UINavigationController
    let settings = UINavigationController(rootViewController: SessionScreen("Settings"))
    private(set) var recorder: TransitionRecorder

    init(_ device: HeadlessDevice = .phone) throws {
        feed = UINavigationController(rootViewController: SessionScreen("Feed"))
        feed.transitions = .slide.swipe(.content)
        feed.topViewController?.navigationItem.barState.background = .color(.systemIndigo)
        tabs.viewControllers = [feed, settings]
        tabs.transitions = .slideAcross
        stage = Stage(device, root: tabs)
        try stage.settle()
        recorder = TransitionRecorder.start(in: stage.window)
    }

    /// Begins another recording at this moment.
    func recordAgain() {
        recorder.stop()
        recorder = TransitionRecorder.start(in: stage.window)
    }

    func push(_ title: String) throws {
        feed.pushViewController(SessionScreen(title), animated: true)
        try stage.settle()
    }

    /// Swipes back to a part of the width, and waits.
    func swipe(to x: CGFloat, in seconds: Double = 0.3) throws {
        stage.finger.down(at: CGPoint(x: 5, y: 300))
        stage.finger.drag(to: CGPoint(x: x, y: 310), in: seconds)
        stage.finger.hold(for: 0.1)
        stage.finger.up()
        try stage.settle()
    }

    func drag(from start: CGFloat, to end: CGFloat) throws {
        stage.finger.drag(from: CGPoint(x: 200, y: start), to: CGPoint(x: 205, y: end), in: 0.25)
        try stage.settle()
    }
}

/// A screen with a list and a text field above it.
final class SessionScreen: UIViewController {
    let list = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 300))
    let field = UITextField(frame: CGRect(x: 20, y: 140, width: 200, height: 34))

    init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        list.contentSize = CGSize(width: 300, height: 2_000)
        view.addSubview(list)
        view.addSubview(field)
    }
}
