import BatonGallery
import BatonTesting
import UIKit
import XCTest

@testable import Playground

/// Runs the experiments of the gallery on the stand-in.
@MainActor
final class ExperimentTests: XCTestCase {
    private let usualVersion = MainActor.assumeIsolated { HeadlessDevice.defaultSystemVersion }

    override func tearDown() async throws {
        await MainActor.run { HeadlessDevice.defaultSystemVersion = usualVersion }
    }

    /// What each experiment finds with the usual answers of the stand-in.
    private static let usual: [String: [String: String]] = [
        "Frames": ["B5.2": "holds", "B5.6": "holds"],
        "Callbacks": [
            "B1.20": "holds", "B1.26": "holds", "B1.28": "holds", "B1.29": "holds", "B1.30": "holds", "B2.6": "holds",
            "U4": "noDidShow",
        ],
        "Interruptions": [
            "U1": "thePushEndsAtOnce", "U2": "eachShrinksTheStack", "U3": "queued",
            "completetransition-may-be-called-while-the": "holds",
        ],
        "Heights": ["U15": "measured"],
        "Pauses": ["B6.56": "fromTheStart", "B6.57": "holds", "B27.16": "holds", "B27.32": "atOnce"],
        "Releases": [
            "B5.5": "holds", "B6.59": "springsKeepTheirDuration", "an-animator-that-is-continued-calls": "holds",
            "new-timing-is-not-retraced-when": "holds", "the-initial-velocity-of-a-spring": "holds",
        ],
        "Animators": ["B28.20": "holds"],
        "Geometry": [
            "B28.21": "holds", "a-view-is-converted-to-a": "holds",
            "a-screen-that-an-animator-puts": "holds",
        ],
        "Presentations": ["when-the-view-of-a-dismissed": "holds", "U18": "fromTheController", "B1.14": "holds"],
        "Tabs": ["the-bar-of-a-tab-bar": "ofTabs", "viewcontrollers-of-a-tab-bar-controller": "holds"],
        "Swipe rules": ["U5": "sameForBoth", "uikit-never-writes-isenabled-of-its": "nowhere"],
        "Reduced motion": ["U11": "slides"],
        "Appearances": [
            "B28.22": "holds",
            "B28.23": "holds", "B28.24": "holds",
            "after-a-cancel-uikit-sets-animated": "fails", "setting-a-bars-tintadjustmentmode-to-normal": "holds",
            "a-constraint-from-a-view-outside": "holds", "a-standalone-bar-keeps-a-baton": "holds",
        ],
        "Edge effect": ["U7": "isShown", "U14": "staysClear"],
        "Glass": ["U10": "keepsItsLook"],
        "Minimized bar": ["U8": "comesBackWhole"],
        "Two pans": ["U16": "theAppsPan"],
        // The stand-in ends its swipe like a percent-driven interaction.
        "System swipes": ["B27.12": "anotherCurve"],
        "Bar order": ["where-uikit-changes-the-order-of": "asBefore"],
        "Hidden tab bar": ["B1.80": "holds", "B1.81": "animationsAreLeft", "B27.44": "fails"],
        "Bar items": ["B2.27": "own"],
        "Held bar": ["U6": "titlesBlend", "U13": "blends"],
        "Keyboard": ["U19": "lastsUntilRemoval"],
        "Touches": ["U17": "reachRecognizers", "U20": "reachRecognizers"],
        "Mixed stacks": [
            "B2.42": "holds", "a-recognizer-of-the-systems-swipe": "holds",
        ],
    ]

    func testWhatIsFoundOnEachSystem() async throws {
        XCTAssertEqual(Experiment.all.count, 26)
        for version in [15, 18, 26, 27] {
            HeadlessDevice.defaultSystemVersion = version
            // Linux has no SwiftUI.
            for experiment in Experiment.possible where experiment.name != "Hosting" {
                let findings = try await ExperimentStage().run(experiment)
                var expected = Self.usual[experiment.name] ?? [:]
                // The statement is about iOS 26 and later.
                if experiment.name == "Hidden tab bar", version >= 26 { expected["B16.31"] = "fails" }
                // B1.50; from iOS 26 on it is B16.21.
                if experiment.name == "Interruptions", version < 26 {
                    expected["U1"] = "thePopWaits"
                    expected["U2"] = "someWait"
                }
                if experiment.name == "Swipe rules", version < 26 { expected["U5"] = "noContentSwipe" }
                // Tabs without view controllers exist since iOS 18.
                if experiment.name == "Tabs", version < 18 { expected["viewcontrollers-of-a-tab-bar-controller"] = nil }
                // The content swipe (B16.1).
                if experiment.name == "Two pans", version >= 26 { expected["U16"] = "theSwipe" }
                // B18.16
                if experiment.name == "Presentations", version >= 27 { expected["U18"] = "fromTheWrapper" }
                // B17.6; before iOS 26 it is B8.51.
                if experiment.name == "Held bar", version >= 26 { expected["U13"] = "drawnAtOnce" }
                let found = Dictionary(uniqueKeysWithValues: findings.map { ($0.key, $0.outcome.word) })
                XCTAssertEqual(found, expected, "\(experiment.name) on \(version)")
                XCTAssertEqual(HeadlessLog.warnings, [], "\(experiment.name) on \(version)")
            }
        }
    }

    func testEachFindingIsAboutAStatementOrABelief() async throws {
        let known = try EvidenceCheckout(root: EvidenceFolder.repository).knownKeys()
        XCTAssertGreaterThan(known.count, 600)
        for key in Self.usual.values.flatMap(\.keys) + ["B16.31", "a-hosting-view-of-swiftui-that"] {
            XCTAssertTrue(known.contains(key), "There is no statement and no belief \(key).")
        }
        XCTAssertFalse(known.contains("B2.9999"))
    }

    func testWhatWasMeasured() async throws {
        let frames = try await numbers(Experiment.all[0], "B5.6")
        // From 0.6 back at the speed of an animation of half a second.
        XCTAssertEqual(try XCTUnwrap(frames["seconds"]), 0.3, accuracy: 1.0 / 60)
        // In each frame a thirtieth of the way.
        XCTAssertEqual(try XCTUnwrap(frames["largestStep"]), 1.0 / 30, accuracy: 1e-4)
        let touches = try XCTUnwrap(Experiment.all.first { $0.name == "Touches" })
        let counts = try await numbers(touches, "U17")
        XCTAssertEqual(counts["inContentWithInteraction"], 0)
        XCTAssertGreaterThan(counts["aroundWithInteraction"] ?? 0, 2)
    }

    private func numbers(_ experiment: Experiment, _ key: String) async throws -> [String: Double] {
        let findings = try await ExperimentStage().run(experiment)
        return try XCTUnwrap(findings.first { $0.key == key }).numbers
    }

    /// Each switch that a finding stands for, in each answer: the experiments tell the answers apart.
    func testTheExperimentsTellTheAnswersOfEachSwitchApart() async throws {
        HeadlessDevice.defaultSystemVersion = 26
        for quirk in HeadlessSwitch.all {
            let rows = SwitchRow.all.filter { $0.name == quirk.name }
            guard let row = rows.first else { continue }
            XCTAssertEqual(rows.count, 1, quirk.name)
            let usual = quirk.answer
            defer { quirk.answer = usual }
            let name = try XCTUnwrap(Self.usual.first { $0.value[row.key] != nil }?.key ?? Self.homeless[row.key])
            let experiment = try XCTUnwrap(Experiment.all.first { $0.name == name })
            for answer in quirk.answers.indices {
                quirk.answer = answer
                HeadlessDevice.defaultSystemVersion = max(26, experiment.since)
                let found = try await ExperimentStage().run(experiment).first { $0.key == row.key }
                XCTAssertEqual(found.flatMap(row.answer), quirk.answers[answer], "\(quirk.name): \(found as Any)")
            }
        }
    }

    /// The experiments of keys that are not found on each system.
    private static let homeless = ["B16.31": "Hidden tab bar"]

    func testASwitchOfEachRowExists() async {
        let names = Set(HeadlessSwitch.all.map(\.name))
        for row in SwitchRow.all { XCTAssertTrue(names.contains(row.name), row.name) }
        XCTAssertEqual(SwitchRow.all.count, 27)
    }

    func testWhoDoesNotHelpGivesNoWrongFinding() async throws {
        for (name, keys) in [
            ("Keyboard", ["U19"]), ("Bar items", ["B2.27"]),
        ] {
            let scene = ExperimentStage()
            scene.person.helps = false
            let experiment = try XCTUnwrap(Experiment.all.first { $0.name == name })
            let findings = try await scene.run(experiment)
            XCTAssertEqual(findings.map(\.key), keys)
            XCTAssertNil(findings[0].numbers["keyboardMovedAlong"])
            XCTAssertEqual(scene.person.answered.count, 1)
        }
        HeadlessDevice.defaultSystemVersion = 27
        for name in ["Glass", "Minimized bar", "Two pans", "System swipes"] {
            let scene = ExperimentStage()
            scene.person.helps = false
            let experiment = try XCTUnwrap(Experiment.all.first { $0.name == name })
            let findings = try await scene.run(experiment)
            XCTAssertEqual(findings, [], name)
        }
        // The stripes are looked at, and the area under the bar is not.
        let edge = ExperimentStage()
        edge.person.helps = false
        let effect = try XCTUnwrap(Experiment.all.first { $0.name == "Edge effect" })
        let seen = try await edge.run(effect)
        XCTAssertEqual(seen.map(\.key), ["U7"])
        let scene = ExperimentStage()
        scene.person.helps = false
        let touches = try XCTUnwrap(Experiment.all.first { $0.name == "Touches" })
        do {
            _ = try await scene.run(touches)
            XCTFail("Nobody tapped.")
        } catch {
            XCTAssertEqual((error as? Bench.Stopped)?.reason.hasPrefix("Nobody tapped."), true)
        }
    }

    /// The answers can be tapped also where UIKit refuses touches while a transition runs.
    func testABarThatIsHeldIsAskedAboutAfterwards() async throws {
        let held = try XCTUnwrap(Experiment.all.first { $0.name == "Held bar" })
        let usual = HeadlessQuirks.touchesInCustomTransitions
        defer { HeadlessQuirks.touchesInCustomTransitions = usual }
        for answer in HeadlessQuirks.TouchesInTransitions.allCases {
            HeadlessQuirks.touchesInCustomTransitions = answer
            let findings = try await ExperimentStage().run(held)
            XCTAssertEqual(findings.map(\.outcome.word), ["titlesBlend", "drawnAtOnce"], "\(answer)")
        }
    }

    /// A screen that stands for one of SwiftUI's keeps the place where the transition has shown it, or does not.
    func testAScreenThatKeepsItsPlaceIsFound() async throws {
        for (keeps, noticesMoves, word) in [
            (false, true, "keepsNoGeometry"), (true, true, "holds"), (true, false, "fails"),
        ] {
            let findings = try await ExperimentStage().run(
                .hosting {
                    let (screen, view) = (UIViewController(), PlaceKeepingView())
                    view.keeps = keeps
                    view.noticesMoves = noticesMoves
                    screen.view = view
                    return SwiftUIScreen(screen) { view.taps }
                })
            XCTAssertEqual(findings.map(\.key), ["a-hosting-view-of-swiftui-that"])
            XCTAssertEqual(findings.map(\.outcome.word), [word], "\(keeps), \(noticesMoves)")
        }
    }

    func testWithoutSwiftUIThatIsSaid() async throws {
        let hosting = try XCTUnwrap(Experiment.all.last)
        do {
            _ = try await ExperimentStage().run(hosting)
            XCTFail("There is no SwiftUI on Linux.")
        } catch {
            XCTAssertEqual((error as? Bench.Stopped)?.reason, "There is no SwiftUI here.")
        }
    }

    /// Where UIKit does not end a transition, the experiment says so.
    func testATransitionThatDoesNotEndIsSaid() async throws {
        HeadlessQuirks.continuedAnimatorsLoseTheirCompletion = true
        defer { HeadlessQuirks.continuedAnimatorsLoseTheirCompletion = false }
        do {
            _ = try await ExperimentStage().run(Experiment.all[0])
            XCTFail("The pop did not end.")
        } catch {
            XCTAssertEqual((error as? Bench.Stopped)?.reason, "A transition did not end within 5 seconds.")
        }
    }
}

/// A view that counts taps. After a transform it may expect them elsewhere until it is moved.
private final class PlaceKeepingView: UIView {
    var keeps = false
    var noticesMoves = true
    private(set) var taps = 0
    private var isMistaken = false

    override var transform: CGAffineTransform {
        didSet { if keeps, !transform.isIdentity { isMistaken = true } }
    }

    override var center: CGPoint {
        didSet { if noticesMoves, center != oldValue { isMistaken = false } }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !isMistaken { taps += 1 }
    }
}
