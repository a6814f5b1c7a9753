import UIKit
import XCTest

/// Tests taps on the buttons of alerts by their titles.
@MainActor
final class AlertTapTests: XCTestCase {
    private var chosen: [String] = []

    private func alert(_ style: UIAlertController.Style, on stage: GestureStage) -> UIAlertController {
        let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: style)
        for title in ["Leave", "Stay"] {
            alert.addAction(
                UIAlertAction(title: title, style: .default) { [unowned self] in chosen.append($0.title ?? "") })
        }
        stage.window.rootViewController?.present(alert, animated: true)
        return alert
    }

    func testATapChoosesTheAction() async {
        let stage = GestureStage()
        for style in [UIAlertController.Style.alert, .actionSheet] {
            chosen = []
            let alert = alert(style, on: stage)
            XCTAssertFalse(HeadlessAlerts.tap("Stay", in: alert), "it is not on screen yet")
            TurnLoop.main.advance(by: 1)
            XCTAssertTrue(HeadlessAlerts.tap("Stay", in: alert))
            XCTAssertFalse(HeadlessAlerts.tap("Leave", in: alert), "it goes")
            XCTAssertEqual(chosen, [])
            TurnLoop.main.advance(by: 1)
            XCTAssertEqual(chosen, ["Stay"])
            XCTAssertFalse(HeadlessAlerts.tap("Stay", in: alert), "it has gone")
        }
    }

    func testADisabledButtonAMissingOneAndACoveredOneCannotBeTapped() async {
        let stage = GestureStage()
        let alert = alert(.alert, on: stage)
        TurnLoop.main.advance(by: 1)
        alert.actions[0].isEnabled = false
        XCTAssertFalse(HeadlessAlerts.tap("Leave", in: alert))
        XCTAssertFalse(HeadlessAlerts.tap("Other", in: alert))
        let cover = UIView(frame: stage.window.bounds)
        stage.window.addSubview(cover)
        XCTAssertFalse(HeadlessAlerts.tap("Stay", in: alert))
        cover.removeFromSuperview()
        XCTAssertTrue(HeadlessAlerts.tap("Stay", in: alert))
        TurnLoop.main.advance(by: 1)
    }
}
