import BatonTesting
import UIKit

@testable import Baton
@testable import BatonRecorder

/// The recorder, and its files.
extension BadInputTable {
    @BadInputRows
    static var recorder: [BadInput] {
        row("TransitionRecorder.start(in:keeping:)", "no time", .advice("is to keep nan seconds, so it keeps 120.0")) {
            TransitionRecorder.start(in: try $0.stack().stage.window, keeping: .nan).stop()
        }
        row("TransitionRecorder.start(in:keeping:)", "a window without screens", .defined("it records nothing")) {
            trial in
            let window = UIWindow(windowScene: Stage.scene)
            let report = TransitionRecorder.start(in: window).report
            trial.expect(report.start.root == nil && report.events.isEmpty, "something was recorded")
            trial.expect(try Stage.play(report).notes == [], "something was played")
        }
        row("TransitionRecorder.stop()", "twice, in the middle of a transition", .defined("it stops once")) { trial in
            let stand = try trial.stack { $0.transitions = .slide }
            let recorder = TransitionRecorder.start(in: stand.stage.window)
            stand.pop()
            stand.stage.advance(by: 0.1)
            recorder.stop()
            recorder.stop()
            try trial.settle()
            trial.expect(TransitionRecorder.recorder(of: stand.stage.window) == nil, "it goes on")
        }
        row("TransitionRecorder.recorder(of:)", "a window that is not recorded", .defined("nil")) { trial in
            let stand = try trial.stack()
            trial.expect(TransitionRecorder.recorder(of: stand.stage.window) == nil, "there is one")
        }
        row("TransitionRecorder.onLateTransition", "it stops the recorder", .defined("it is called once")) { trial in
            let stand = try trial.stack()
            let recorder = TransitionRecorder.start(in: stand.stage.window)
            var calls = 0
            recorder.onLateTransition = { [weak recorder] _ in
                calls += 1
                recorder?.stop()
            }
            let interaction = UIPercentDrivenInteractiveTransition()
            let delegate = trial.keep(HeldChanges(interaction))
            stand.navigation.delegate = delegate
            stand.push(TestScreen("Held"))
            stand.stage.advance(by: 5)
            trial.expect(calls == 1, "it was called \(calls) times")
            interaction.cancel()
            try trial.settle()
            stand.navigation.delegate = nil
        }
        row("BugReport.init(_:)", "no file, and none of this version", .defined("it throws")) { trial in
            for text in ["", "{}", "{\"version\":99}", "{\"version\":1}"] {
                trial.expect((try? BugReport(Data(text.utf8))) == nil, "\"\(text)\" was read")
            }
        }
        row("BugReport.write(to:)", "no folder", .defined("it throws")) { trial in
            let report = TransitionRecorder.start(in: try trial.stack().stage.window).report
            let nowhere = URL(fileURLWithPath: "/nowhere/at/all", isDirectory: true)
            trial.expect((try? report.write(to: nowhere)) == nil, "it was written")
        }
    }
}

/// A delegate whose transitions nobody ends.
@MainActor
private final class HeldChanges: NSObject, UINavigationControllerDelegate {
    private let interaction: UIPercentDrivenInteractiveTransition

    init(_ interaction: UIPercentDrivenInteractiveTransition) {
        self.interaction = interaction
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        operation == .push ? PushAnimator(.slide) : PopAnimator(.slide)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
