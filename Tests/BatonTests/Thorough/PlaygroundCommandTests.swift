import Baton
import BatonRecorder
import BatonTesting
import UIKit
import XCTest

@testable import TestStages

/// Runs the built command, as a shell does.
final class PlaygroundCommandTests: XCTestCase {
    func testAWrongOptionIsAnsweredWithTheRightOnesAndStatus2() async throws {
        let run = try Self.run(["--outputs", "a"])
        XCTAssertEqual(run.status, 2)
        XCTAssertEqual(run.output, "")
        XCTAssertTrue(run.errors.hasPrefix("There is no option \"--outputs\"."), run.errors)
        for option in ["--output FOLDER", "--scene NAME", "--format FORMAT", "--help"] {
            XCTAssertTrue(run.errors.contains(option), "\(option) is not listed.")
        }
    }

    func testTheListNamesTheScenesAndWritesNothing() async throws {
        try Self.inFolder { folder in
            let run = try Self.run(["--list", "--output", folder.path])
            XCTAssertEqual(run.status, 0, run.errors)
            let names = run.output.split(separator: "\n").map { $0.prefix { $0 != ":" } }
            XCTAssertEqual(names.first, "Photos")
            XCTAssertTrue(names.contains("Map"))
            XCTAssertGreaterThan(names.count, 15)
            XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), [])
        }
    }

    /// A file stands where the folder should be, so that not even the superuser can write there.
    func testAFolderThatCannotBeWrittenIsReportedBeforeAnythingIsPlayed() async throws {
        try Self.inFolder { folder in
            let file = folder.appendingPathComponent("file")
            try Data().write(to: file)
            let run = try Self.run(["--output", file.appendingPathComponent("inside").path])
            XCTAssertEqual(run.status, 1)
            XCTAssertEqual(run.output, "")
            XCTAssertTrue(run.errors.contains("--output FOLDER"), run.errors)
        }
    }

    /// Where nothing is written on a terminal, the announcement is all.
    func testItSaysAtOnceWhatItPlays() async throws {
        try Self.inFolder { folder in
            let run = try Self.run(["--format", "text", "--scene", "photos", "--output", folder.path])
            XCTAssertEqual(run.errors, "Playing one scene and writing a trace of each.\n")
        }
    }

    func testAScriptOfAMonkeyIsPlayed() async throws {
        try Self.inFolder { folder in
            let script = folder.appendingPathComponent("script.txt")
            try Data("on phone 18 app=2\npush screen=2 animated=1\nwait frames=5".utf8).write(to: script)
            let run = try Self.run(["--replay", script.path, "--format", "text", "--output", folder.path])
            XCTAssertEqual(run.status, 0, run.errors)
            XCTAssertTrue(run.output.hasPrefix("Every rule holds.\n"), run.output)
            let trace = try String(contentsOf: folder.appendingPathComponent("replay.txt"), encoding: .utf8)
            XCTAssertTrue(trace.contains("push screen=2 animated=1"), trace)
        }
    }

    @MainActor
    func testABugReportIsPlayed() async throws {
        let stack = UINavigationController(rootViewController: TestScreen("A"))
        let stage = Stage(.phone.running(18), root: stack)
        let recorder = TransitionRecorder.start(in: stage.window)
        stack.pushViewController(TestScreen("B"), animated: true)
        try stage.settle()
        try Self.inFolder { folder in
            let file = try recorder.report.write(to: folder)
            let run = try Self.run(["--replay", file.path, "--format", "text", "--output", folder.path])
            XCTAssertEqual(run.status, 0, run.errors)
            XCTAssertTrue(run.output.hasPrefix("Every rule holds.\n"), run.output)
            let trace = try String(contentsOf: folder.appendingPathComponent("replay.txt"), encoding: .utf8)
            XCTAssertTrue(trace.contains("stack id=1 bar=1 motion=0 animated=1 turn=1 s1=2 s2=3"), trace)
            let damaged = folder.appendingPathComponent("damaged.json")
            try recorder.report.data.dropLast(10).write(to: damaged)
            let failed = try Self.run(["--replay", damaged.path, "--output", folder.path])
            XCTAssertEqual(failed.status, 1)
            XCTAssertTrue(failed.errors.hasPrefix("The data is no bug report."), failed.errors)
        }
    }

    func testAScriptThatCannotBeReadIsReported() async throws {
        try Self.inFolder { folder in
            let run = try Self.run(["--replay", "nowhere.txt", "--output", folder.path])
            XCTAssertEqual(run.status, 2)
            XCTAssertTrue(run.errors.hasPrefix("The file \"nowhere.txt\" cannot be read."), run.errors)
        }
    }

    func testNamesThatTheStandInLacksAreListed() async throws {
        try Self.inFolder { folder in
            let source = "let a = UIView(), b = UIPrintInteractionController.shared"
            try Data(source.utf8).write(to: folder.appendingPathComponent("a.swift"))
            let run = try Self.run(["check", folder.path])
            XCTAssertEqual(run.status, 0, run.errors)
            XCTAssertEqual(
                run.output.components(separatedBy: "\n").prefix(3),
                [
                    "1 of 2 names of UIKit (50 %) are in the stand-in.", "Absent, by number of uses:",
                    "     1  UIPrintInteractionController  (a.swift:1)",
                ])
        }
    }

    func testAPathWithoutSourcesIsReported() async throws {
        let run = try Self.run(["check", "nowhere"])
        XCTAssertEqual(run.status, 1)
        XCTAssertTrue(run.errors.hasPrefix("There is nothing at \"nowhere\". Give the folder"), run.errors)
    }

    func testEachFormatIsWrittenToAFileForEachScene() async throws {
        try Self.inFolder { folder in
            let scenes = ["--scene", "photos", "--scene", "Inbox, swipe cancelled"]
            for (format, suffix, start) in [
                ("text", "txt", "# Photos\n"), ("svg", "svg", "<svg"), ("moving", "moving.svg", "<svg"),
            ] {
                let run = try Self.run(["--format", format, "--output", folder.path] + scenes)
                XCTAssertEqual(run.status, 0, run.errors)
                XCTAssertTrue(run.output.hasPrefix("1/2 Photos: "), run.output)
                let file = folder.appendingPathComponent("photos.\(suffix)")
                XCTAssertTrue(String(decoding: try Data(contentsOf: file), as: UTF8.self).hasPrefix(start), format)
            }
            let names = ["inbox-swipe-cancelled", "photos"]
            XCTAssertEqual(
                try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted(),
                names.flatMap { ["\($0).moving.svg", "\($0).svg", "\($0).txt"] })
        }
    }

    /// The command is built beside the tests.
    private static func run(_ arguments: [String]) throws -> (status: Int32, output: String, errors: String) {
        let process = Process()
        let folder = try XCTUnwrap(Bundle.main.executableURL).resolvingSymlinksInPath().deletingLastPathComponent()
        process.executableURL = folder.appendingPathComponent("Playground")
        process.arguments = arguments
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        let texts = [output, errors].map {
            String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        }
        process.waitUntilExit()
        return (process.terminationStatus, texts[0], texts[1])
    }

    private static func inFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("command-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }
}
