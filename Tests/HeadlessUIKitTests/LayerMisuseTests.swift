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

    @Test func aLayerClassWithoutTheInitializersStopsWithTheirNames() async throws {
        let made = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { LayerMisuse.makeALayerWithoutInitializer() }
        }
        expect(made, names: ["NamedLayer", "init()"])
        let shown = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { LayerMisuse.showALayerWithoutCopy() }
        }
        expect(shown, names: ["CountedLayer", "init(layer:)"])
    }

    private func expect(_ result: ExitTest.Result?, names: [String]) {
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        for name in names { #expect(text.contains(name), "\(text)") }
    }
}
