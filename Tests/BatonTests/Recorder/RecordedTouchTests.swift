import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import BatonRecorder
@testable import TestStages

/// Tests how a recorder sees the fingers, what they touch, and what is edited.
@MainActor
final class RecordedTouchTests: XCTestCase {
    private let screen = TestScreen("A")
    private let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))

    private func makeStage() -> (Stage, TransitionRecorder) {
        let stage = Stage(root: screen)
        return (stage, TransitionRecorder.start(in: stage.window))
    }

    private func steps(_ recorder: TransitionRecorder) -> [RecordedStep] {
        recorder.report.events.compactMap { if case .step(let step) = $0.what { step } else { nil } }
    }

    private func touches(_ recorder: TransitionRecorder) -> [String] {
        steps(recorder).compactMap { step in
            if case .touch(let touch) = step { "\(touch.finger) \(touch.phase) \(touch.x) \(touch.y)" } else { nil }
        }
    }

    // MARK: Fingers

    func testFingersAreNumberedFromZeroAndToldInOrder() async throws {
        let (stage, recorder) = makeStage()
        let second = Finger(on: stage, number: 1)
        stage.finger.down(at: CGPoint(x: 10, y: 600))
        second.down(at: CGPoint(x: 20, y: 600))
        stage.drag([(second, to: CGPoint(x: 22, y: 600)), (stage.finger, to: CGPoint(x: 12, y: 600))], in: 1 / 60)
        stage.finger.up()
        second.drag(to: CGPoint(x: 24, y: 600), in: 1 / 60)
        second.up()
        XCTAssertEqual(
            touches(recorder),
            [
                "0 began 10.0 600.0", "1 began 20.0 600.0", "0 moved 12.0 600.0", "1 moved 22.0 600.0",
                "0 ended 12.0 600.0", "1 moved 24.0 600.0", "1 ended 24.0 600.0",
            ])
    }

    func testATouchThatTheSystemCancelsIsOver() async throws {
        let (stage, recorder) = makeStage()
        stage.finger.down(at: CGPoint(x: 10, y: 600))
        stage.finger.cancel()
        stage.finger.tap(at: CGPoint(x: 20, y: 600))
        XCTAssertEqual(
            touches(recorder),
            ["0 began 10.0 600.0", "0 cancelled 10.0 600.0", "0 began 20.0 600.0", "0 ended 20.0 600.0"])
    }

    func testAFingerThatTheSystemCancelsBesideAnotherIsOver() async throws {
        let (stage, recorder) = makeStage()
        let second = Finger(on: stage, number: 1)
        stage.finger.down(at: CGPoint(x: 10, y: 600))
        second.down(at: CGPoint(x: 20, y: 600))
        stage.finger.cancel()
        stage.finger.down(at: CGPoint(x: 30, y: 600))
        XCTAssertEqual(touches(recorder).last, "0 began 30.0 600.0")
        stage.finger.up()
        second.up()
    }

    func testViewsGetTheirTouchesAtOnce() async throws {
        let view = TouchedView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        view.isMultipleTouchEnabled = true
        screen.view.addSubview(view)
        let (stage, _) = makeStage()
        let second = Finger(on: stage, number: 1)
        stage.finger.down(at: CGPoint(x: 10, y: 600))
        XCTAssertEqual(view.calls, ["began"])
        second.down(at: CGPoint(x: 20, y: 600))
        stage.finger.up()
        XCTAssertEqual(view.calls, ["began", "began", "ended"])
        second.up()
        XCTAssertEqual(view.calls, ["began", "began", "ended", "ended"])
    }

    // MARK: Content

    func testTheOffsetOfTheContentUnderAFingerIsRecorded() async throws {
        list.contentSize = CGSize(width: 300, height: 2_000.04)
        screen.view.addSubview(list)
        list.contentOffset.y = 123.46
        let (stage, recorder) = makeStage()
        stage.finger.down(at: CGPoint(x: 20, y: 300))
        let id = try XCTUnwrap(recorder.report.start.root)
        XCTAssertEqual(
            steps(recorder),
            [
                .offset(screen: id, x: 0, y: 123.5),
                .touch(RecordedTouch(finger: 0, phase: .began, x: 20, y: 300)),
            ])
        XCTAssertEqual(
            recorder.report.screens[id]?.scroll,
            RecordedScroll(frame: [0, 100, 300, 400], content: RecordedSize(width: 300, height: 2_000)))
        stage.finger.drag(to: CGPoint(x: 20, y: 290), in: 2 / 60)
        stage.finger.up()
        XCTAssertEqual(steps(recorder).filter { if case .offset = $0 { true } else { false } }.count, 1)
    }

    func testAScrollViewOfAnotherScreenIsNotThatOfTheScreen() async throws {
        let child = TestScreen("Child")
        screen.view.addSubview(list)
        screen.addChild(child)
        child.view.frame = list.bounds
        list.addSubview(child.view)
        child.didMove(toParent: screen)
        let (stage, recorder) = makeStage()
        stage.finger.tap(at: CGPoint(x: 20, y: 300))
        XCTAssertEqual(steps(recorder).count, 2)
        XCTAssertEqual(touches(recorder).count, 2)
    }

    func testContentWithoutAnEndCanBeWritten() async throws {
        list.contentSize = CGSize(width: 300, height: CGFloat.infinity)
        screen.view.addSubview(list)
        let (stage, recorder) = makeStage()
        stage.finger.down(at: CGPoint(x: 20, y: 300))
        stage.finger.up()
        let report = try BugReport(recorder.report.data)
        let scroll = try XCTUnwrap(report.screens.values.first?.scroll)
        XCTAssertEqual(scroll.content, RecordedSize(width: 300, height: 0))
    }

    func testTheFrameOfAFieldThatIsEditedIsRecorded() async throws {
        let (stage, recorder) = makeStage()
        let field = LoggingField.edited(on: screen)
        stage.advance(by: 0.1)
        field.resignFirstResponder()
        let id = try XCTUnwrap(recorder.report.start.root)
        XCTAssertEqual(steps(recorder), [.edit(screen: id), .endEditing])
        XCTAssertEqual(recorder.report.screens[id]?.field, [60, 150, 200, 30])
    }
}

/// A view that reports its touches.
private final class TouchedView: UIView {
    private(set) var calls: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls += touches.map { _ in "began" }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls += touches.map { _ in "ended" }
    }
}
