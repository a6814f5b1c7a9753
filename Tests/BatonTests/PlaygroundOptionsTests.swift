import XCTest

@testable import Playground

final class PlaygroundOptionsTests: XCTestCase {
    func testNothingSaidWritesIntoThePresentFolder() async throws {
        let options = try Options([])
        XCTAssertEqual(options.output, ".")
        XCTAssertFalse(options.wantsHelp)
    }

    func testAFolderIsTakenAsItIs() async throws {
        XCTAssertEqual(try Options(["--output", "a folder/b"]).output, "a folder/b")
    }

    func testTheLastOfTwoFoldersCounts() async throws {
        XCTAssertEqual(try Options(["--output", "a", "--output", "b"]).output, "b")
    }

    func testHelpGoesWithAFolder() async throws {
        let options = try Options(["--output", "a", "--help"])
        XCTAssertTrue(options.wantsHelp)
        XCTAssertEqual(options.output, "a")
    }

    func testAnUnknownOptionIsNamed() async throws {
        XCTAssertEqual(problem(["--outputs", "a"]), "There is no option \"--outputs\".")
    }

    func testAWordThatIsNoOptionIsNamed() async throws {
        XCTAssertEqual(problem(["--output", "a", "b"]), "There is no option \"b\".")
    }

    func testAMissingFolderIsSaid() async throws {
        XCTAssertEqual(problem(["--help", "--output"]), "--output needs a folder.")
    }

    /// Whoever forgets the folder before another option should hear of it, and not find a folder named "--help".
    func testAnOptionIsNoFolder() async throws {
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
