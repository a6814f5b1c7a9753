import BatonTesting
import Foundation
import UIKit
import XCTest

/// Runs twenty thousand random steps over everything that can happen to a stack, on iOS 18. The subclasses run them on the
/// later systems, so that all can run in parallel. XCTest finds inherited tests on Linux only if they are overridden.
///
/// After each transition, the rendered result must match the expected bar of the visible screen. No appearance may be
/// written while an animation runs (B17.7).
@MainActor
class BarRandomTests: GenerationTestCase {
    override class var generations: [Int] { [18] }

    func testTheBarShowsTheStateOfTheTopScreen() async throws {
        try runSteps()
    }

    override func tearDown() async throws {
        answerOpenQuestions(by: 0)
    }

    /// Gives each seed other answers to what is not known of UIKit (U3, U4, B17.33, B17.64).
    private func answerOpenQuestions(by seed: UInt64) {
        HeadlessQuirks.pushesInterruptTransitions = seed & 1 != 0
        HeadlessQuirks.cancelledPopsCallDidShow = seed & 2 != 0
        HeadlessQuirks.minimizedBarsReturnMinimized = seed & 4 != 0
        HeadlessQuirks.itemsOfCustomAnimators = [.crossFade, .morph, .atOnce][Int(seed % 3)]
    }

    fileprivate func runSteps() throws {
        let environment = ProcessInfo.processInfo.environment
        let times = environment["RANDOM_TIMES"].flatMap(UInt64.init) ?? 1
        let steps = environment["BAR_STEPS"].flatMap(Int.init) ?? 2_500
        let first = environment["BAR_SEED"].flatMap(UInt64.init) ?? 1
        for seed in first..<first + 8 * times {
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

final class BarRandomTestsOnIOS26: BarRandomTests {
    override class var generations: [Int] { [26] }

    override func testTheBarShowsTheStateOfTheTopScreen() async throws { try runSteps() }
}

final class BarRandomTestsOnIOS27: BarRandomTests {
    override class var generations: [Int] { [27] }

    override func testTheBarShowsTheStateOfTheTopScreen() async throws { try runSteps() }
}
