import BatonTesting
import TestSupport
import UIKit
import XCTest

/// Runs random steps over everything that can happen to a stack, on three systems.
///
/// After each transition, the rendered result must match the expected bar of the visible screen. No appearance may be
/// written while an animation runs (B17.7).
@MainActor
final class BarRandomTests: XCTestCase {
    /// How many lines of the log a failure shows.
    private static let lastLines = 30

    func testTheBarShowsTheStateOfTheTopScreen() async throws {
        try HeadlessDevice.withSystem(18) { try runSteps() }
    }

    func testTheBarShowsTheStateOfTheTopScreenOnIOS26() async throws {
        try HeadlessDevice.withSystem(26) { try runSteps() }
    }

    func testTheBarShowsTheStateOfTheTopScreenOnIOS27() async throws {
        try HeadlessDevice.withSystem(27) { try runSteps() }
    }

    override func tearDown() async throws {
        await MainActor.run {
            answerOpenQuestions(by: 0)
        }
    }

    /// Gives each seed other answers to what is not known of UIKit (U3, U4, B2.27, B17.33, B17.64, B27.48,
    /// B27.49).
    private func answerOpenQuestions(by seed: UInt64) {
        HeadlessQuirks.pushesInterruptTransitions = seed & 1 != 0
        HeadlessQuirks.cancelledPopsCallDidShow = seed & 2 != 0
        HeadlessQuirks.minimizedBarsReturnMinimized = seed & 4 != 0
        HeadlessQuirks.unchangedStacksCallDidShow = seed & 1 != 0
        HeadlessQuirks.firstDisplaysCallDidShowTwice = seed & 2 != 0
        HeadlessQuirks.poppedScreensLoseTheirStackEarly = seed & 4 != 0
        HeadlessQuirks.itemsOfCustomAnimators = [.crossFade, .morph, .atOnce][Int(seed % 3)]
        HeadlessQuirks.barItemsAfterInterruptions = [.own, .ofTheOtherScreen, .none][Int(seed % 3)]
        HeadlessQuirks.barOrderInChanges = [.asBefore, .aboveTheContent, .aboveAnotherView][Int(seed % 3)]
    }

    /// Runs eight apps, which have all answers, or more. With more to do, the apps first live longer.
    private func runSteps() throws {
        let length = min(RandomTimes.value, 4)
        for seed in RandomSeeds.first(8 * RandomTimes.value / length) {
            answerOpenQuestions(by: seed)
            let app = try RandomBarApp(seed: seed)
            for step in 1...625 * length {
                var wrong: String?
                do {
                    try app.step()
                    if step % 4 == 0 { wrong = try app.judge() }
                } catch {
                    wrong = "\(error)"
                }
                guard let wrong else { continue }
                let last = app.log.suffix(Self.lastLines).joined(separator: "\n")
                return XCTFail("seed \(seed) step \(step): \(wrong)\n\(last)")
            }
        }
    }
}
