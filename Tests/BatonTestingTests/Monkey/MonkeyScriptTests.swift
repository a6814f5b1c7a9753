import BatonMonkey
import UIKit
import XCTest

@testable import BatonTesting

/// Tests that a script is read as it was written.
@MainActor
final class MonkeyScriptTests: XCTestCase {
    private let text = """
        on smallPhone 18 rightToLeft crossFading app=3
        answer pushesInterruptTransitions true
        push stack=0 screen=3 animated=1
        resize by hand width=2 height=0
        rest
        """

    func testAScriptIsReadAndWritten() async throws {
        let script = try MonkeyScript(text)
        XCTAssertEqual(script.description, text)
        XCTAssertEqual(script.setting.system, 18)
        XCTAssertEqual(script.steps.map(\.action), ["push", "resize by hand", "rest"])
        XCTAssertEqual(script.steps[0].numbers.map(\.value), [0, 3, 1])
    }

    func testIndentationEmptyLinesAndCommentsDoNotMatter() async throws {
        let loose = "\n# Found on a pad.\n" + text.split(separator: "\n").map { "    \($0)\n\n" }.joined()
        XCTAssertEqual(try MonkeyScript(loose), try MonkeyScript(text))
    }

    func testAWrongLineIsNamed() async throws {
        let wrong = [
            "on watch 26": "There is no device or preference \"watch\"",
            "answer only": "Write \"answer\", the name of a switch and its value",
            "push stack=one": "Write the name of an action and its numbers",
            "stack=0": "Write the name of an action and its numbers",
        ]
        for (line, advice) in wrong {
            XCTAssertThrowsError(try MonkeyScript(line)) { error in
                XCTAssertTrue("\(error)".hasPrefix("\"\(line)\" is no line of a script. \(advice)"), "\(error)")
            }
        }
    }

    func testAnUnknownActionNumberOrSwitchIsNamed() async throws {
        for (line, advice) in [
            ("fly height=3", "The monkey has no action of this name."),
            ("push screens=3", "\"push\" has no screens. Its numbers are: stack, screen, animated."),
            ("push screen=32", "screen is from 0 to 31."), ("push screen=-1", "screen is from 0 to 31."),
            ("answer skyIsBlue true", "Name a property of HeadlessQuirks and one of its values."),
            ("answer focusMoves maybe", "Name a property of HeadlessQuirks and one of its values."),
        ] {
            XCTAssertThrowsError(try Monkey.baton.replay(line)) { error in
                XCTAssertEqual("\(error)", "\"\(line)\" is no line of a script. \(advice)")
            }
            XCTAssertNil(Stage.scene.windows.first { !$0.isHidden }, "\(line) has left its window")
        }
    }

    func testTheSameSeedGivesTheSameScript() async {
        let monkey = Monkey.baton
        XCTAssertEqual(monkey.script(seed: 7), monkey.script(seed: 7))
        XCTAssertNotEqual(monkey.script(seed: 7), monkey.script(seed: 8))
        XCTAssertEqual(monkey.script(seed: 7).steps.count, monkey.stepsOfProgram)
    }

    func testTheScriptsOfManySeedsContainEverything() async throws {
        let monkey = Monkey.baton
        let scripts = (0..<400).map { monkey.script(seed: $0) }
        let used = Set(scripts.flatMap(\.steps).map(\.action))
        let all = (monkey.actions + monkey.makeApp(0).actions).map(\.name)
        XCTAssertEqual(Set(all).count, all.count, "two actions have one name")
        XCTAssertEqual(Set(all).subtracting(used), [])
        XCTAssertEqual(Set(scripts.map(\.setting.system)), [15, 18, 26, 27])
        XCTAssertEqual(Set(scripts.map(\.setting.app)), [0, 1, 2, 3, 4])
        for script in scripts { XCTAssertEqual(try MonkeyScript(script.description), script) }
    }

    func testTheWindowOfADeviceIsReadAndWritten() async throws {
        let text = "on phone 26 dark size=844,393 safe=0,59,21,59 app=0"
        let script = try MonkeyScript(text)
        XCTAssertEqual(script.description, text)
        let device = script.setting.headlessDevice
        XCTAssertEqual(device.size, CGSize(width: 844, height: 393))
        XCTAssertEqual(device.safeArea, UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        XCTAssertTrue(device.interfaceOrientation.isLandscape)
        XCTAssertNil(try MonkeyScript("on phone 26 app=0").setting.window)
        for wrong in ["size=844", "size=a,b", "safe=1,2,3", "size=9000,400"] {
            XCTAssertThrowsError(try MonkeyScript("on phone 26 \(wrong) app=0"), wrong)
        }
    }
}
