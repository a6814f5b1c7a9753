import XCTest

@testable import Playground

final class ProgressLineTests: XCTestCase {
    func testTheWholePageIsAnnouncedWithItsTime() async throws {
        let line = ProgressLine.announcement(try Options([]), scenes: 21)
        XCTAssertTrue(line.contains("21 scenes") && line.contains("playground.html"), line)
        XCTAssertTrue(line.contains("minute"), line)
    }

    func testASceneThatTakesASecondIsAnnouncedWithoutATime() async throws {
        let line = ProgressLine.announcement(try Options(["--scene", "photos"]), scenes: 1)
        XCTAssertTrue(line.contains("one scene"), line)
        XCTAssertFalse(line.contains("minute"), line)
    }
}
