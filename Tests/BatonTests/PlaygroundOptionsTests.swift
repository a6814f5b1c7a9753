import UIKit
import XCTest

@testable import Playground

final class PlaygroundOptionsTests: XCTestCase {
    func testWithoutOptionsTheCurrentFolderIsUsed() async throws {
        let options = try Options([])
        XCTAssertEqual(options.output, ".")
        XCTAssertFalse(options.wantsHelp)
    }

    func testAFolderIsUsedUnchanged() async throws {
        XCTAssertEqual(try Options(["--output", "a folder/b"]).output, "a folder/b")
    }

    func testTheLastOfTwoFoldersIsUsed() async throws {
        XCTAssertEqual(try Options(["--output", "a", "--output", "b"]).output, "b")
    }

    func testHelpCanBeCombinedWithAFolder() async throws {
        let options = try Options(["--output", "a", "--help"])
        XCTAssertTrue(options.wantsHelp)
        XCTAssertEqual(options.output, "a")
    }

    func testAnUnknownOptionIsReported() async throws {
        XCTAssertEqual(problem(["--outputs", "a"]), "There is no option \"--outputs\".")
    }

    func testAnArgumentThatIsNotAnOptionIsReported() async throws {
        XCTAssertEqual(problem(["--output", "a", "b"]), "There is no option \"b\".")
    }

    func testAMissingFolderIsReported() async throws {
        XCTAssertEqual(problem(["--help", "--output"]), "--output needs a folder.")
    }

    /// If the folder is forgotten before another option, an error is reported. No folder named "--help" is used.
    func testAnOptionIsNotAcceptedAsAFolder() async throws {
        XCTAssertEqual(problem(["--output", "--help"]), "--output needs a folder.")
    }

    @MainActor
    func testADeviceIsChosenWithItsSettings() async throws {
        let options = try Options(["--device", "pad", "--system", "18", "--rtl", "--reduce-motion", "--dark"])
        let device = options.device.device
        let facts = (device.size.width, device.systemVersion, device.layoutDirection, device.reduceMotion)
        XCTAssertEqual(facts.0, 820)
        XCTAssertEqual(facts.1, 18)
        XCTAssertEqual(facts.2, .rightToLeft)
        XCTAssertTrue(facts.3)
    }

    func testScenesAndFormatAreTaken() async throws {
        let options = try Options(["--scene", "photos", "--format", "svg", "--scene", "tabs", "--open"])
        XCTAssertEqual(options.scenes, ["photos", "tabs"])
        XCTAssertEqual(options.format, .svg)
        XCTAssertTrue(options.opens)
        XCTAssertFalse(options.wantsList)
    }

    func testAWrongValueIsAnsweredWithTheRightOnes() async throws {
        XCTAssertEqual(problem(["--format", "pdf"]), "There is no format \"pdf\". Use html, svg, png or text.")
        XCTAssertEqual(
            problem(["--device", "watch"]),
            "There is no device \"watch\". Use one of phone, small-phone, pad, duo, duo-outer.")
        XCTAssertEqual(
            problem(["--system", "19"]), "There is no system \"19\". Use one of 15, 16, 17, 18, 26, 27.")
        XCTAssertEqual(problem(["--scene"]), "--scene needs the name of a scene.")
    }

    func testTheUsageNamesEveryOption() async throws {
        XCTAssertTrue(Options.usage.contains("--output FOLDER"))
        let flags = [
            "--scene NAME", "--list", "--format FORMAT", "--device DEVICE", "--system VERSION", "--rtl",
            "--reduce-motion", "--dark", "--open", "--help",
        ]
        for flag in flags { XCTAssertTrue(Options.usage.contains(flag), flag) }
    }

    private func problem(_ words: [String]) -> String? {
        do {
            _ = try Options(words)
            return nil
        } catch {
            return error.problem
        }
    }
}
