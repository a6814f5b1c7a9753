import UIKit
import XCTest

/// Tests what happens to URLs that an app opens.
@MainActor
final class OpenedURLTests: XCTestCase {
    private let page = URL(string: "https://example.com/page")

    override func setUp() async throws {
        await MainActor.run {
            TurnLoop.main.reset()
            HeadlessLog.reset()
        }
    }

    func testAnOpenedURLIsListedAndTheAppIsToldInTheNextTurn() async throws {
        let page = try XCTUnwrap(page)
        var answers: [Bool] = []
        XCTAssertTrue(UIApplication.shared.canOpenURL(page))
        UIApplication.shared.open(page) { answers.append($0) }
        XCTAssertEqual(HeadlessURLs.opened, [page])
        XCTAssertEqual(answers, [])
        TurnLoop.main.runTurn()
        XCTAssertEqual(answers, [true])
        HeadlessLog.reset()
        XCTAssertEqual(HeadlessURLs.opened, [])
    }

    func testASchemeThatNoAppHandlesIsNotOpened() async throws {
        let url = try XCTUnwrap(URL(string: "otherapp://show"))
        var answers: [Bool] = []
        XCTAssertFalse(UIApplication.shared.canOpenURL(url))
        UIApplication.shared.open(url, options: [:]) { answers.append($0) }
        TurnLoop.main.runTurn()
        XCTAssertEqual(answers, [false])
        XCTAssertEqual(HeadlessURLs.opened, [])
        HeadlessURLs.schemes.insert("otherapp")
        UIApplication.shared.open(url)
        XCTAssertEqual(HeadlessURLs.opened, [url])
    }

    func testNoAppClaimsUniversalLinks() async throws {
        let page = try XCTUnwrap(page)
        var answers: [Bool] = []
        UIApplication.shared.open(page, options: [.universalLinksOnly: true]) { answers.append($0) }
        TurnLoop.main.runTurn()
        XCTAssertEqual(answers, [false])
        XCTAssertEqual(HeadlessURLs.opened, [])
    }

    func testTheSettingsCanBeOpened() async throws {
        let settings = try XCTUnwrap(URL(string: UIApplication.openSettingsURLString))
        XCTAssertTrue(UIApplication.shared.canOpenURL(settings))
    }
}
