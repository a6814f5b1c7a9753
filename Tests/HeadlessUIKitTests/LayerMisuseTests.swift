import Testing
import UIKitMisuse

/// Geometry that is not finite stops the process here. This file must not import UIKit beside Testing.
struct LayerMisuseTests {
    @Test func aPathOfNoNumbersStops() async {
        await #expect(processExitsWith: .failure) { await MainActor.run { LayerMisuse.drawToNaN() } }
        await #expect(processExitsWith: .failure) { await MainActor.run { LayerMisuse.growAPathWithoutEnd() } }
    }

    @Test func aLayerOfNoNumbersStops() async {
        await #expect(processExitsWith: .failure) { await MainActor.run { LayerMisuse.strokeWithNaN() } }
        await #expect(processExitsWith: .failure) { await MainActor.run { LayerMisuse.endAGradientNowhere() } }
    }

    @Test func cornersThatDoNotFitStop() async {
        await #expect(processExitsWith: .failure) { await MainActor.run { LayerMisuse.roundTooMuch() } }
    }
}
