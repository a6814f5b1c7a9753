import Baton
import BatonRecorder
import BatonTesting
import UIKit
import XCTest

/// The examples of the page on bug reports.
@MainActor
final class BugReportExamples: XCTestCase {
    private var file = URL(fileURLWithPath: "/")
    private var errors: [String] = []

    /// Uses an app with a recorder, and writes the file.
    private func record(_ root: UIViewController, _ use: (Stage) throws -> Void) throws -> TransitionRecorder {
        let stage = Stage(root: root)
        let window = stage.window
        TransitionRecorder.start(in: window)
        let recorder = try XCTUnwrap(TransitionRecorder.recorder(of: window))
        try use(stage)
        file = try recorder.report.write()
        recorder.stop()
        return recorder
    }

    override func tearDown() async throws {
        try? FileManager.default.removeItem(at: file)
    }

    override func setUp() async throws {
        try recordAPush()
    }

    func testTheReport() async throws {
        let report = try BugReport(Data(contentsOf: file))
        let played = try Stage.play(report)
        XCTAssertEqual(played.repeatableNotes, report.repeatableNotes)
    }

    private func recordAPush() throws {
        let stack = UINavigationController(rootViewController: FeedScreen())
        stack.transitions = .depth
        _ = try record(stack) { stage in
            stack.pushViewController(FeedScreen(), animated: true)
            try stage.settle()
        }
        let report = try BugReport(Data(contentsOf: file))
        XCTAssertTrue(report.notes.contains("decision: push FeedScreen to FeedScreen: a style, by the stack"))
    }

    func testTheScreensOfTheApp() async throws {
        let report = try BugReport(Data(contentsOf: file))
        FeedScreen.count = 0
        try Stage.play(report) { screen in screen.type == "FeedScreen" ? FeedScreen() : nil }
        XCTAssertEqual(FeedScreen.count, 2)
    }

    func testWhatGotStuckIsTold() async throws {
        let logger = Logger { [unowned self] in errors.append($0) }
        let flow = Flow()
        let stack = UINavigationController(rootViewController: FeedScreen())
        stack.title = "List"
        stack.delegate = flow
        _ = try record(stack) { stage in
            let recorder = try XCTUnwrap(TransitionRecorder.recorder(of: stage.window))
            recorder.onLateTransition = { late in logger.error("\(late) \(late.facts.joined(separator: "\n"))") }
            let detail = FeedScreen()
            stack.topViewController?.title = "List"
            detail.title = "Detail"
            stack.pushViewController(detail, animated: true)
            stage.advance(by: 2)
        }
        XCTAssertEqual(
            errors,
            [
                "The transition from List to Detail has not ended after 1.4 s. It waits for completeTransition(_:), which its "
                    + "animator has to call at the end. That is up to Flow, the delegate of the stack, or what it has "
                    + "returned. "
            ])
    }

    func testTheFileIsSent() async throws {
        let stage = Stage(root: FeedScreen())
        try sendReport(of: stage.window)
        XCTAssertEqual(sent, [])
        let recorder = TransitionRecorder.start(in: stage.window)
        try sendReport(of: stage.window)
        file = try XCTUnwrap(sent.first)
        XCTAssertEqual(try BugReport(Data(contentsOf: file)), recorder.report)
    }

    private var sent: [URL] = []

    private func share(_ file: URL) {
        sent.append(file)
    }

    func sendReport(of window: UIWindow) throws {
        guard let report = TransitionRecorder.recorder(of: window)?.report else { return }
        share(try report.write())
    }

    /// A delegate whose animator forgets to complete.
    private final class Flow: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.35
        }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
    }
}

private struct Logger {
    let write: (String) -> Void

    func error(_ text: String) { write(text) }
}

private final class FeedScreen: UIViewController {
    static var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        Self.count += 1
    }
}
