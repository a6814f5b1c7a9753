import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that a dialog moves as a report of the keyboard says: with its duration and curve, and only for a keyboard at the
/// bottom.
@MainActor
final class OverlayKeyboardMoveTests: AnyDesignTestCase {
    private static let keyboard = CGRect(x: 0, y: 549, width: 390, height: 295)

    /// A dialog of 100 points between 47 and 810, so that it begins at 378.5.
    private func makeDialog() throws -> (CardStage, UIView) {
        let stand = try CardStage()
        stand.card.preferredContentSize = CGSize(width: 200, height: 100)
        try stand.present(using: .dialog)
        let wrapper = try XCTUnwrap(stand.card.view.superview)
        XCTAssertEqual(wrapper.seenFrame.minY, 378.5)
        return (stand, wrapper)
    }

    private func report(_ frame: CGRect?, duration: Double? = nil, curve: Int? = nil) {
        var info: [AnyHashable: Any] = [:]
        info[UIResponder.keyboardFrameEndUserInfoKey] = frame
        info[UIResponder.keyboardAnimationDurationUserInfoKey] = duration
        info[UIResponder.keyboardAnimationCurveUserInfoKey] = curve
        NotificationCenter.default.post(
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil, userInfo: info)
    }

    override func tearDown() async throws {
        await MainActor.run { report(nil) }
    }

    /// Above the keyboard the dialog is between 47 and 549, and begins at 248. Without a curve it eases in and out.
    func testItMovesWithTheCurveOfTheKeyboard() async throws {
        let rows: [(UIView.AnimationCurve?, quarter: ClosedRange<CGFloat>, half: ClosedRange<CGFloat>)] = [
            (.linear, 0.24...0.26, 0.49...0.51), (nil, 0.05...0.2, 0.49...0.51), (.easeOut, 0.3...0.6, 0.6...0.9),
        ]
        for (curve, quarter, half) in rows {
            let (stand, wrapper) = try makeDialog()
            let moved = { (378.5 - wrapper.seenFrame.minY) / (378.5 - 248) }
            report(Self.keyboard, duration: 0.4, curve: curve?.rawValue)
            stand.stage.advance(by: 0.1)
            XCTAssertTrue(quarter.contains(moved()), "\(moved())")
            stand.stage.advance(by: 0.1)
            XCTAssertTrue(half.contains(moved()), "\(moved())")
            try stand.stage.settle()
            XCTAssertEqual(moved(), 1)
            report(nil)
            stand.stage.close()
        }
    }

    func testWithoutADurationItIsInItsPlaceAtOnce() async throws {
        for duration in [0, nil] as [Double?] {
            let (stand, wrapper) = try makeDialog()
            report(Self.keyboard, duration: duration)
            XCTAssertEqual(wrapper.seenFrame.minY, 248)
            report(nil)
            XCTAssertEqual(wrapper.seenFrame.minY, 378.5)
            stand.stage.close()
        }
    }

    /// A keyboard that is undocked, or below the screen.
    func testAKeyboardThatIsNotAtTheBottomIsNotAvoided() async throws {
        for y in [500.0, 844, 900] {
            let stand = try CardStage()
            stand.card.preferredContentSize = CGSize(width: 200, height: 100)
            try stand.present(using: .card.layout(OverlayLayout(edge: .bottom, extent: .fitted)))
            report(CGRect(x: 0, y: y, width: 390, height: 295), duration: 0.2)
            try stand.stage.settle()
            XCTAssertEqual(
                stand.card.view.superview?.frame, CGRect(x: 0, y: 710, width: 390, height: 134), "\(y)")
            report(nil)
            stand.stage.close()
        }
    }
}
