import Testing
import UIKitMisuse

/// Tests that geometry that is not finite stops the process. This file must not import both UIKit and Testing.
struct LayerMisuseTests {
    @Test func aPathWithNonFiniteValuesStops() async {
        await #expect(processExitsWith: .failure) { await MainActor.run { LayerMisuse.drawToNaN() } }
        await #expect(processExitsWith: .failure) { await MainActor.run { LayerMisuse.growAPathWithoutEnd() } }
    }

    @Test func aLayerWithNonFiniteGeometryStops() async {
        await #expect(processExitsWith: .failure) { await MainActor.run { LayerMisuse.strokeWithNaN() } }
        await #expect(processExitsWith: .failure) { await MainActor.run { LayerMisuse.endAGradientNowhere() } }
    }

    @Test func cornersThatDoNotFitStop() async {
        await #expect(processExitsWith: .failure) { await MainActor.run { LayerMisuse.roundTooMuch() } }
    }
}
