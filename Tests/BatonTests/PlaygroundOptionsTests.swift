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

    func testTheUsageNamesEveryOption() async throws {
        XCTAssertTrue(Options.usage.contains("--output FOLDER"))
        XCTAssertTrue(Options.usage.contains("--help"))
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
