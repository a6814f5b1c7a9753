import UIKit
import XCTest

/// Haptic feedback is recorded in the log.
@MainActor
final class FeedbackTests: XCTestCase {
    func testFeedbackIsRecordedInOrder() async {
        HeadlessLog.reset()
        let impact = UIImpactFeedbackGenerator(style: .rigid)
        impact.prepare()
        impact.impactOccurred()
        impact.impactOccurred(intensity: 3)
        UISelectionFeedbackGenerator().selectionChanged()
        UINotificationFeedbackGenerator().notificationOccurred(.warning)
        XCTAssertEqual(
            HeadlessLog.feedback,
            [
                .preparation, .impact(.rigid, intensity: 1), .impact(.rigid, intensity: 1), .selection,
                .notification(.warning),
            ])
        HeadlessLog.reset()
        XCTAssertEqual(HeadlessLog.feedback, [])
    }
}
