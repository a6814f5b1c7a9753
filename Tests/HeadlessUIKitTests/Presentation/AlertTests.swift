import XCTest

@testable import UIKit

/// Tests alerts and action sheets with a finger.
@MainActor
final class AlertTests: XCTestCase {
    private var log: [String] = []

    // MARK: Alerts

    func testAnAlertIsInTheMiddleAndDimsTheScreen() async throws {
        let stage = GestureStage()
        let alert = alert(.alert, ["OK"])
        present(alert, on: stage)
        XCTAssertEqual(alert.view.frame.width, 270)
        XCTAssertEqual(alert.view.frame.midX, stage.window.bounds.midX, accuracy: 0.5)
        XCTAssertEqual(alert.view.frame.midY, stage.window.bounds.midY, accuracy: 0.5)
        XCTAssertNotNil(stage.root.window)
        let veil = try XCTUnwrap(alert.presentationController?.containerView?.subviews.first)
        XCTAssertEqual(veil.frame, stage.window.bounds)
        XCTAssertGreaterThan(veil.alpha, 0)
        putAway(stage)
    }

    func testAlertsAndActionSheetsMoveWithTheirSpring() async {
        for style in [UIAlertController.Style.alert, .actionSheet] {
            let stage = GestureStage()
            let alert = alert(style, ["OK"])
            stage.window.rootViewController?.present(alert, animated: true)
            alert.transitionCoordinator?.animate { _ in stage.root.alpha = 0 }
            TurnLoop.main.runTurn()
            // B27.11
            XCTAssertEqual(alert.transitionCoordinator?.transitionDuration ?? 0, 0.404, accuracy: 0.001)
            TurnLoop.main.advance(by: 0.1)
            XCTAssertEqual(stage.root.layer.presentation()?.opacity ?? 0, 1 - 0.666, accuracy: 0.001)
            TurnLoop.main.advance(by: 0.32)
            XCTAssertNil(alert.transitionCoordinator)
            putAway(stage)
        }
    }

    func testATapOnAnActionDismissesAndThenCallsItsHandler() async throws {
        let stage = GestureStage()
        let alert = alert(.alert, ["OK", "Cancel"])
        present(alert, on: stage)
        tap("OK", of: alert, on: stage)
        XCTAssertTrue(alert.isBeingDismissed)
        XCTAssertEqual(log, [])
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(log, ["OK, presented: false"])
        XCTAssertNil(alert.presentationController?.containerView)
        putAway(stage)
    }

    func testATapBesideAnAlertDoesNothing() async {
        let stage = GestureStage()
        let alert = alert(.alert, ["OK", "Cancel"])
        present(alert, on: stage)
        stage.tap(10, 100)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(log, [])
        XCTAssertTrue(stage.window.rootViewController?.presentedViewController === alert)
        putAway(stage)
    }

    func testTwoActionsShareARowWithTheCancelActionFirst() async {
        let stage = GestureStage()
        let alert = alert(.alert, ["OK", "Cancel"])
        present(alert, on: stage)
        let (ok, cancel) = (frame("OK", of: alert), frame("Cancel", of: alert))
        XCTAssertEqual(cancel, CGRect(x: 0, y: ok.minY, width: 135, height: 44))
        XCTAssertEqual(ok.minX, 135)
        XCTAssertEqual(ok.maxY, alert.view.bounds.height)
        putAway(stage)
    }

    func testSeveralActionsAreBelowEachOtherWithTheCancelActionLast() async {
        let stage = GestureStage()
        let alert = alert(.alert, ["A", "Cancel", "B"])
        present(alert, on: stage)
        let frames = ["A", "B", "Cancel"].map { frame($0, of: alert) }
        XCTAssertEqual(frames.map(\.width), [270, 270, 270])
        XCTAssertEqual(frames[1].minY, frames[0].maxY)
        XCTAssertEqual(frames[2].minY, frames[1].maxY)
        XCTAssertEqual(alert.actions.map(\.title), ["A", "Cancel", "B"])
        putAway(stage)
    }

    func testThePreferredActionIsBold() async {
        let stage = GestureStage()
        let alert = alert(.alert, ["OK", "Cancel"])
        present(alert, on: stage)
        XCTAssertEqual(button("Cancel", of: alert)?.titleLabel?.font, .systemFont(ofSize: 17, weight: .semibold))
        alert.preferredAction = alert.actions[0]
        XCTAssertEqual(button("OK", of: alert)?.titleLabel?.font, .systemFont(ofSize: 17, weight: .semibold))
        XCTAssertEqual(button("Cancel", of: alert)?.titleLabel?.font, .systemFont(ofSize: 17))
        putAway(stage)
    }

    func testADisabledActionCannotBeTapped() async {
        let stage = GestureStage()
        let alert = alert(.alert, ["OK", "Cancel"])
        alert.actions[0].isEnabled = false
        present(alert, on: stage)
        tap("OK", of: alert, on: stage)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(log, [])
        alert.actions[0].isEnabled = true
        TurnLoop.main.runTurn()
        tap("OK", of: alert, on: stage)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(log, ["OK, presented: false"])
        putAway(stage)
    }

    func testAnAlertGrowsWithItsMessage() async {
        let stage = GestureStage()
        let alert = alert(.alert, ["OK"])
        present(alert, on: stage)
        let height = alert.view.bounds.height
        alert.message = String(repeating: "word ", count: 60)
        TurnLoop.main.runTurn()
        XCTAssertGreaterThan(alert.view.bounds.height, height + 4 * UIFont.systemFont(ofSize: 13).lineHeight)
        XCTAssertEqual(alert.view.frame.midY, stage.window.bounds.midY, accuracy: 0.5)
        putAway(stage)
    }

    func testATextFieldIsEditedAboveTheKeyboard() async throws {
        let stage = GestureStage()
        let alert = alert(.alert, ["OK"])
        alert.addTextField { $0.placeholder = "Name" }
        present(alert, on: stage)
        TurnLoop.main.advance(by: 1)
        let field = try XCTUnwrap(alert.textFields?.first)
        XCTAssertEqual(field.placeholder, "Name")
        XCTAssertTrue(field.isFirstResponder)
        let top = stage.window.bounds.height - SoftKeyboard.height(on: .current)
        XCTAssertEqual(alert.view.frame.midY, top / 2, accuracy: 0.5)
        XCTAssertTrue(alert.view.bounds.contains(field.frame))
        tap("OK", of: alert, on: stage)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(log, ["OK, presented: false"])
        putAway(stage)
    }

    // MARK: Action sheets

    func testAnActionSheetIsAtTheBottomWithItsCancelActionApart() async {
        HeadlessDevice.current = .phone.running(18)
        defer { HeadlessDevice.current = .phone }
        let stage = GestureStage()
        let sheet = alert(.actionSheet, ["A", "Cancel", "B"])
        present(sheet, on: stage)
        let bounds = stage.window.bounds
        XCTAssertEqual(sheet.view.frame.width, bounds.width - 16)
        XCTAssertEqual(
            sheet.view.frame.maxY, min(bounds.maxY - stage.window.safeAreaInsets.bottom, bounds.maxY - 8),
            accuracy: 0.5)
        XCTAssertEqual(frame("B", of: sheet).minY, frame("A", of: sheet).maxY)
        XCTAssertEqual(frame("Cancel", of: sheet).minY, frame("B", of: sheet).maxY + 8)
        XCTAssertEqual(frame("Cancel", of: sheet).maxY, sheet.view.bounds.height)
        putAway(stage)
    }

    func testATapBesideAnActionSheetChoosesTheCancelAction() async {
        HeadlessDevice.current = .phone.running(18)
        defer { HeadlessDevice.current = .phone }
        let stage = GestureStage()
        let sheet = alert(.actionSheet, ["A", "Cancel"])
        present(sheet, on: stage)
        stage.tap(100, 100)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(log, ["Cancel, presented: false"])
        putAway(stage)
    }

    func testATapBesideAnActionSheetWithoutACancelActionDoesNothing() async {
        HeadlessDevice.current = .phone.running(18)
        defer { HeadlessDevice.current = .phone }
        let stage = GestureStage()
        let sheet = alert(.actionSheet, ["A"])
        present(sheet, on: stage)
        stage.tap(100, 100)
        TurnLoop.main.advance(by: 1)
        XCTAssertTrue(stage.window.rootViewController?.presentedViewController === sheet)
        putAway(stage)
    }

    func testOnAPadAnActionSheetIsAPopoverWithoutItsCancelAction() async {
        HeadlessDevice.current = .pad
        let stage = GestureStage()
        let sheet = alert(.actionSheet, ["A", "Cancel"])
        sheet.popoverPresentationController?.sourceView = stage.root
        sheet.popoverPresentationController?.sourceRect = CGRect(x: 500, y: 300, width: 20, height: 20)
        present(sheet, on: stage)
        XCTAssertEqual(sheet.modalPresentationStyle, .popover)
        XCTAssertEqual(sheet.view.frame.minY, 333)
        XCTAssertEqual(sheet.view.frame.midX, 510)
        XCTAssertNil(button("Cancel", of: sheet))
        stage.tap(50, 700)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(log, ["Cancel, presented: false"])
        putAway(stage)
        HeadlessDevice.current = .phone
    }

    // MARK: Helpers

    private func alert(_ style: UIAlertController.Style, _ titles: [String]) -> UIAlertController {
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
        for title in titles {
            alert.addAction(
                UIAlertAction(title: title, style: title == "Cancel" ? .cancel : .default) {
                    [unowned self, weak alert] in
                    log.append("\($0.title ?? ""), presented: \(alert?.presentingViewController != nil)")
                })
        }
        return alert
    }

    private func present(_ alert: UIAlertController, on stage: GestureStage) {
        stage.window.rootViewController?.present(alert, animated: true)
        TurnLoop.main.advance(by: 1)
    }

    private func button(_ title: String, of alert: UIAlertController) -> UIButton? {
        alert.view.subviews.lazy.compactMap { $0 as? UIButton }.first { $0.currentTitle == title }
    }

    private func frame(_ title: String, of alert: UIAlertController) -> CGRect {
        button(title, of: alert)?.frame ?? .null
    }

    private func tap(_ title: String, of alert: UIAlertController, on stage: GestureStage) {
        let place = alert.view.convert(frame(title, of: alert), to: nil)
        stage.tap(place.midX, place.midY)
    }

    private func putAway(_ stage: GestureStage) {
        stage.window.isHidden = true
        stage.window.rootViewController = nil
        TurnLoop.main.runTurn()
    }
}
