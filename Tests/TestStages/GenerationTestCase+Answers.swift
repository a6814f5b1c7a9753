import BatonTesting
import UIKit
import XCTest

extension GenerationTestCase {
    /// Runs a test while a switch gives each of its answers but the usual one.
    @MainActor
    func with(_ name: String, _ body: (_ answer: String) throws -> Void) throws {
        let quirk = try XCTUnwrap(HeadlessSwitch.all.first { $0.name == name })
        let usual = quirk.answer
        defer { quirk.answer = usual }
        for answer in quirk.answers.indices where answer != usual {
            quirk.answer = answer
            try body("\(name) \(quirk.answers[answer])")
        }
    }

    /// Asserts that a stage is at rest without warnings.
    @MainActor
    func expectRest(_ stage: Stage, _ name: String) {
        XCTAssertEqual(HeadlessLog.warnings, [], name)
        XCTAssertEqual(stage.window.family.filter { $0.layer.animationKeys()?.isEmpty == false }, [], name)
    }
}
