import BatonGallery
import Foundation
import UIKit
import XCTest

@testable import Playground

/// Tests the command that merges evidence, in a copy of the files that it reads and writes.
@MainActor
final class EvidenceCommandTests: XCTestCase {
    private var folder: EvidenceFolder!

    override func setUp() async throws {
        folder = try EvidenceFolder()
    }

    private let usualVersion = MainActor.assumeIsolated { HeadlessDevice.defaultSystemVersion }

    override func tearDown() async throws {
        folder.remove()
        await MainActor.run { HeadlessDevice.defaultSystemVersion = usualVersion }
    }

    private func file(
        _ name: String, _ findings: [Finding], system: String = "iOS 26.1", device: String = "iPhone 393x852@3",
        hour: Int = 0
    ) throws -> String {
        let evidence = Evidence(
            system: system, device: device, date: "2026-11-26T1\(hour):00:00Z", commit: "abc", findings: findings)
        return try folder.write(evidence.json, as: name)
    }

    /// The part of a page between its markers.
    private func part(of place: String) throws -> String {
        let inside = try folder.text(place).components(separatedBy: MarkedText.begin + "\n")[1]
        return inside.components(separatedBy: "\n" + MarkedText.end)[0]
    }

    private func beliefs() throws -> [Belief] { Belief.all(in: try folder.text(EvidenceCheckout.Place.guide)) }

    func testWithoutADevice() async throws {
        let all = try beliefs().count
        XCTAssertEqual(
            try folder.run(), "No device yet. Share evidence from the gallery, and name the file here.")
        XCTAssertEqual(
            try part(of: EvidenceCheckout.Place.readme),
            "Seen on a device: no device yet; \(all) statements that Baton relies on are not seen yet.")
        XCTAssertEqual(try part(of: EvidenceCheckout.Place.page), "No device yet.")
        XCTAssertTrue(try folder.text(EvidenceCheckout.Place.switches).contains("seen: [Int: [String: String]] = [:]"))
        XCTAssertEqual(try folder.names(), [])
    }

    func testWhatIsPrintedAndWritten() async throws {
        let all = try beliefs()
        let first = try file(
            "a.json",
            [Finding("U4", .answer("didShow")), Finding("B1.20", .holds), Finding("B1.26", .fails, ["turns": 1.5])])
        XCTAssertEqual(
            try folder.run([first]),
            """
            iOS 26.1, iPhone 393x852@3 (iOS-26.1-iPhone-393x852-3.json)
              hold: B1.20
              fail: B1.26
              answers: U4 didShow
              changed: none
            """)
        XCTAssertEqual(try folder.names(), ["iOS-26.1-iPhone-393x852-3.json"])
        // One row of the table names B1.20 and B1.26, and none names U4 alone.
        XCTAssertEqual(
            try part(of: EvidenceCheckout.Place.readme),
            "Seen on a device: 3 statements on 1 device; "
                + "\(all.count - 1) statements that Baton relies on are not seen yet.")
        XCTAssertEqual(
            try part(of: EvidenceCheckout.Place.page),
            """
            | statement or belief | outcome | seen on | when | numbers |
            | --- | --- | --- | --- | --- |
            | B1.20 | holds | iOS 26.1, iPhone 393x852@3 | 2026-11-26 |  |
            | B1.26 | fails | iOS 26.1, iPhone 393x852@3 | 2026-11-26 | turns 1.5 |
            | U4 | didShow | iOS 26.1, iPhone 393x852@3 | 2026-11-26 |  |
            """)
        XCTAssertTrue(
            try folder.text(EvidenceCheckout.Place.switches).contains(
                """
                    package static let seen: [Int: [String: String]] = [
                        26: [
                            "cancelledPopsCallDidShow": "true",
                        ],
                    ]
                """))
        XCTAssertTrue(
            try folder.text(EvidenceCheckout.Place.project).contains(
                "\t\t\t\t\"evidence/iOS-26.1-iPhone-393x852-3.json\",\n\t\t\t\tevidence/README.md,\n"))
    }

    func testWhatHasChangedSinceTheLastEvidence() async throws {
        _ = try folder.run([try file("a.json", [Finding("B1.20", .holds), Finding("U4", .answer("didShow"))])])
        let printed = try folder.run([
            try file("b.json", [Finding("B1.20", .fails), Finding("U4", .answer("didShow"))], hour: 1)
        ])
        XCTAssertTrue(
            printed.contains("  changed: B1.20 from holds to fails\n")
                || printed.hasSuffix(
                    "  changed: B1.20 from holds to fails"),
            printed)
        // Older evidence changes nothing.
        let files = try EvidenceFolder.written.map(folder.text)
        let again = try folder.run([try file("c.json", [Finding("B1.20", .holds)])])
        XCTAssertTrue(again.contains("  changed: none"), again)
        XCTAssertEqual(try EvidenceFolder.written.map(folder.text), files)
    }

    func testDevicesWithOtherSystemsStayApart() async throws {
        let printed = try folder.run([
            try file("a.json", [Finding("U4", .answer("didShow"))]),
            try file("b.json", [Finding("U4", .answer("noDidShow"))], system: "iPadOS 18.5", device: "iPad 820x1180@2"),
            try file("c.json", [Finding("U4", .answer("noDidShow"))], system: "iOS 16.7", hour: 2),
        ])
        XCTAssertEqual(
            SeenSwitches(try EvidenceCheckout(root: folder.root).evidence()).answers,
            [
                15: ["cancelledPopsCallDidShow": "false"], 18: ["cancelledPopsCallDidShow": "false"],
                26: ["cancelledPopsCallDidShow": "true"],
            ])
        XCTAssertFalse(printed.contains("Devices differ"), printed)
        XCTAssertTrue(
            try part(of: EvidenceCheckout.Place.readme).hasPrefix("Seen on a device: 1 statement on 2 devices;"))
    }

    func testWhereDevicesDifferTheNewestCountsAndThatIsSaid() async throws {
        let printed = try folder.run([
            try file("a.json", [Finding("U4", .answer("didShow"))], hour: 1),
            try file("b.json", [Finding("U4", .answer("noDidShow"))], device: "iPhone 375x667@2"),
        ])
        XCTAssertTrue(
            printed.hasSuffix(
                "\nDevices differ: cancelledPopsCallDidShow: false before, true on iPhone 393x852@3, which is newer and "
                    + "counts for iOS 26."), printed)
    }

    // MARK: Misuse

    private func refused(_ files: [String], line: UInt = #line) throws -> String {
        let before = try EvidenceFolder.written.map(folder.text)
        var said = ""
        XCTAssertThrowsError(try folder.run(files), line: line) { said = "\($0)" }
        XCTAssertEqual(try EvidenceFolder.written.map(folder.text), before, line: line)
        XCTAssertEqual(try folder.names(), [], line: line)
        return said
    }

    func testNothingIsWrittenIfOneFileIsWrong() async throws {
        let good = try file("good.json", [Finding("U4", .answer("didShow"))])
        XCTAssertEqual(
            try refused([good, folder.root.path + "/absent.json"]),
            "absent.json: it cannot be read. Expected was a file that the gallery has shared. Look whether the path "
                + "\(folder.root.path)/absent.json is right.")
        XCTAssertTrue(
            try refused([good, try file("new.json", [Finding("B2.9999", .holds)])]).hasPrefix(
                "new.json: \"B2.9999\" is no statement and no belief."))
        XCTAssertTrue(
            try refused([good, try folder.write(Data("no".utf8), as: "no.json")]).hasPrefix("no.json: it is not JSON."))
        XCTAssertTrue(
            try refused([try file("stage.json", [Finding("U4", .answer("didShow"))], device: "Stand-in iPhone")])
                .hasPrefix("stage.json: it was made by the stand-in, which shows nothing of UIKit."))
    }

    func testMissingMarkersAreSaid() async throws {
        let good = try file("good.json", [Finding("U4", .answer("didShow"))])
        let bare = try folder.text(EvidenceCheckout.Place.page).replacingOccurrences(of: MarkedText.end, with: "")
        try Data(bare.utf8).write(to: folder.root.appendingPathComponent(EvidenceCheckout.Place.page))
        XCTAssertTrue(
            try refused([good]).hasPrefix(
                "Documentation/Contributing/Evidence.md: the markers are missing or repeated."))
    }

    func testOutsideOfACheckoutThatIsSaid() async throws {
        let place = folder.root.path + "/nowhere"
        XCTAssertThrowsError(try EvidenceCommand(["--into", place]).run()) {
            XCTAssertEqual(
                "\($0)",
                "Documentation/Contributing/Beliefs.md: it cannot be read. Expected was a checkout of Baton in \(place). Run the "
                    + "command in the checkout, or name the checkout with --into FOLDER.")
        }
    }

    func testTheArguments() async throws {
        XCTAssertThrowsError(try EvidenceCommand(["--onto"])) {
            XCTAssertEqual($0 as? OptionError, OptionError(problem: "There is no option \"--onto\"."))
        }
        XCTAssertThrowsError(try EvidenceCommand(["--into"])) {
            XCTAssertEqual($0 as? OptionError, OptionError(problem: "--into needs a folder."))
        }
        XCTAssertEqual(try EvidenceCommand(["--help"]).run(), EvidenceCommand.usage)
    }

    // MARK: From the experiments to the switches

    /// Each switch in each answer: the experiments find it, the command writes it, and the stand-in gives it again.
    func testTheAnswersThatExperimentsFindAreThoseThatTheCommandSets() async throws {
        HeadlessDevice.defaultSystemVersion = 26
        for (name, word, experiment) in [
            ("cancelledPopsCallDidShow", "true", "Callbacks"), ("pausesSetPercentComplete", "true", "Pauses"),
            ("springVelocities", "ofTheWhole", "Releases"), ("barOrderInChanges", "aboveAnotherView", "Bar order"),
            ("cancelledCustomPopsBreakTabBar", "true", "Hidden tab bar"),
            ("barItemsAfterInterruptions", "ofTheOtherScreen", "Bar items"),
            ("editingInCustomTransitions", "endsAtStartAndReturns", "Keyboard"),
            ("touchesInCustomTransitions", "followInteraction", "Touches"),
        ] {
            let quirk = try XCTUnwrap(HeadlessSwitch.all.first { $0.name == name })
            let usual = quirk.answer
            quirk.answer = try XCTUnwrap(quirk.answers.firstIndex(of: word))
            defer { quirk.answer = usual }
            let run = try XCTUnwrap(Experiment.all.first { $0.name == experiment })
            let findings = try await ExperimentStage().run(run)
            quirk.answer = usual
            _ = try folder.run([try file("a.json", findings, device: "Phone \(experiment)")])
            let seen = SeenSwitches(try EvidenceCheckout(root: folder.root).evidence())
            XCTAssertEqual(seen.answers[26]?[name], word)
            let restore = HeadlessSwitch.giveSeenAnswers(on: 26, of: seen.answers)
            XCTAssertEqual(quirk.answers[quirk.answer], word)
            restore()
            XCTAssertEqual(quirk.answer, usual, name)
            try FileManager.default.removeItem(
                at: folder.root.appendingPathComponent(EvidenceCheckout.Place.evidence + "/" + (try folder.names()[0])))
        }
    }
}
