import BatonTesting
import Foundation
import TestSupport
import UIKit
import XCTest

/// Runs random steps over everything that can happen to a stack, on three systems.
///
/// After each transition, the rendered result must match the expected bar of the visible screen. No appearance may be
/// written while an animation runs (B17.7).
@MainActor
final class BarRandomTests: XCTestCase {
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

    /// Gives each seed other answers to what is not known of UIKit (U3, U4, B17.33, B17.64, B27.48,
    /// B27.49).
    private func answerOpenQuestions(by seed: UInt64) {
        HeadlessQuirks.pushesInterruptTransitions = seed & 1 != 0
        HeadlessQuirks.cancelledPopsCallDidShow = seed & 2 != 0
        HeadlessQuirks.minimizedBarsReturnMinimized = seed & 4 != 0
        HeadlessQuirks.unchangedStacksCallDidShow = seed & 1 != 0
        HeadlessQuirks.firstDisplaysCallDidShowTwice = seed & 2 != 0
        HeadlessQuirks.poppedScreensLoseTheirStackEarly = seed & 4 != 0
        HeadlessQuirks.itemsOfCustomAnimators = [.crossFade, .morph, .atOnce][Int(seed % 3)]
    }

    /// Runs eight apps, which have all answers, or more. With more to do, the apps first live longer.
    private func runSteps() throws {
        let environment = ProcessInfo.processInfo.environment
        let length = min(RandomTimes.value, 4)
        let steps = environment["BAR_STEPS"].flatMap(Int.init) ?? 625 * length
        let first = environment["BAR_SEED"].flatMap(UInt64.init) ?? 1
        for seed in first..<first + UInt64(8 * RandomTimes.value / length) {
            answerOpenQuestions(by: seed)
            let app = try RandomBarApp(seed: seed)
            for step in 1...steps {
                var wrong: String?
                do {
                    try app.step()
                    if step % 4 == 0 { wrong = try app.judge() }
                } catch {
                    wrong = "\(error)"
                }
                guard let wrong else { continue }
                return XCTFail(
                    "seed \(seed) step \(step): \(wrong)\n"
                        + app.log.suffix(Int(environment["BAR_LOG"] ?? "") ?? 30).joined(separator: "\n"))
            }
        }
    }
}
