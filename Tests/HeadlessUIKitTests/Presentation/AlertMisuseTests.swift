import Testing
import UIKitMisuse

/// Tests that misuse of alerts stops the process where UIKit raises an exception.
///
/// This file must not import both UIKit and Testing.
struct AlertMisuseTests {
    @Test func twoCancelActionsStop() async {
        await #expect(processExitsWith: .failure) { await MainActor.run { AlertMisuse.addTwoCancelActions() } }
    }

    @Test func aPreferredActionOfNoAlertStops() async {
        await #expect(processExitsWith: .failure) { await MainActor.run { AlertMisuse.preferAStrangeAction() } }
    }

    @Test func aTextFieldInAnActionSheetStops() async {
        await #expect(processExitsWith: .failure) { await MainActor.run { AlertMisuse.addATextFieldToAnActionSheet() } }
    }

    @Test func anAlertWithNothingToShowStops() async {
        await #expect(processExitsWith: .failure) { await MainActor.run { AlertMisuse.presentAnEmptyAlert() } }
    }
}
