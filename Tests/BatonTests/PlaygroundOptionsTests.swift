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

    @MainActor
    func testAWindowHasItsSizeAndControls() async throws {
        let device = try Options(["--window", "500x900", "--rtl"]).device.device
        XCTAssertEqual(device.size, CGSize(width: 500, height: 900))
        XCTAssertEqual(device.idiom, .pad)
        XCTAssertEqual(device.windowControls, CGSize(width: 78, height: 44))
        XCTAssertEqual(device.layoutDirection, .rightToLeft)
        // A device that is chosen later has no windows.
        XCTAssertEqual(try Options(["--window", "500x900", "--device", "phone"]).device.device, .phone)
    }

    func testScenesAndFormatAreTaken() async throws {
        let options = try Options(["--scene", "photos", "--format", "svg", "--scene", "tabs", "--open"])
        XCTAssertEqual(options.scenes, ["photos", "tabs"])
        XCTAssertEqual(options.format, .svg)
        XCTAssertTrue(options.opens)
        XCTAssertFalse(options.wantsList)
    }

    func testAWrongValueIsAnsweredWithTheRightOnes() async throws {
        XCTAssertEqual(problem(["--format", "pdf"]), "There is no format \"pdf\". Use html, svg, moving, png or text.")
        XCTAssertEqual(
            problem(["--device", "watch"]),
            "There is no device \"watch\". Use one of phone, small-phone, pad, duo, duo-outer.")
        XCTAssertEqual(
            problem(["--system", "19"]), "There is no system \"19\". Use one of 15, 16, 17, 18, 26, 27.")
        for size in ["500", "500x", "500x900x2", "20x900", "500x-900", "infx900", "nanx900"] {
            XCTAssertEqual(
                problem(["--window", size]),
                "No window has the size \"\(size)\". Use one from 300x300 to 2000x2000, such as 500x900.")
        }
        XCTAssertEqual(problem(["--scene"]), "--scene needs the name of a scene.")
    }

    func testAPathIsChecked() async throws {
        XCTAssertEqual(try Options(["check", "Sources"]).checked, "Sources")
        XCTAssertNil(try Options([]).checked)
        XCTAssertEqual(problem(["check"]), "check needs the folder of an app's sources.")
    }

    func testTheUsageNamesEveryOption() async throws {
        XCTAssertTrue(Options.usage.contains("--output FOLDER"))
        let flags = [
            "--scene NAME", "--list", "--format FORMAT", "--device DEVICE", "--system VERSION", "--window SIZE",
            "--rtl", "--reduce-motion", "--dark", "--open", "--help", "check PATH",
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
