import BatonPage
import BatonTesting
import Foundation
import XCTest

@testable import Playground

/// Opens the page in a browser, where one is installed.
///
/// `PLAYGROUND_PAGE` in the environment names a page that the playground wrote with all scenes. Without it, the test
/// makes a page of the scenes that it looks at.
@MainActor
final class PageBrowserTests: XCTestCase {
    private static let names = [
        "Photos", "Player", "Inbox, swipe cancelled", "Settings", "Menu", "Tabs",
    ]

    func testThePageWorksInABrowser() async throws {
        guard let browser = HeadlessBrowser.installed else {
            throw XCTSkip("There is no Chromium, so that the page was not opened in a browser.")
        }
        let recordings = try DemoScript.named(Self.names).map { try GalleryRecordings.recording(of: $0) }
        let places = recordings.flatMap { TracedPlace.all(in: $0) }
        XCTAssertGreaterThan(places.count, 100)
        let rests =
            try RestAfterDrag.all(
                in: DemoScript.named(["Inbox, swipe cancelled"])[0], of: ["Inbox", "Message"])
            + RestAfterDrag.all(in: DemoScript.named(["Player"])[0], of: ["OverlayWrapperView"])
        let page = try await Self.page
        let reports = try PageCheck(browser: browser, page: page, places: places, rests: rests).reports()
        XCTAssertEqual(reports.map(\.width).sorted(), PageCheck.widths.map(Double.init))
        for report in reports {
            XCTAssertEqual(report.counts["errors"], 1, "at \(report.width)")
            XCTAssertEqual(report.counts["places"], places.count, "at \(report.width)")
            XCTAssertGreaterThan(report.counts["drags"] ?? 0, rests.count, "at \(report.width)")
            for subject in ["keys", "finger", "settings", "layers", "words", "layout"] {
                XCTAssertGreaterThan(report.counts[subject] ?? 0, 2, subject)
            }
            for failure in report.failures { XCTFail("\(Int(report.width)) px wide: \(failure)") }
        }
    }

    func testThePageOpensAtItsAddressDarkAndWithReducedMotion() async throws {
        guard let browser = HeadlessBrowser.installed else {
            throw XCTSkip("There is no Chromium, so that the page was not opened in a browser.")
        }
        let page = try await Self.page
        let reports = try PageCheck(browser: browser, page: page, places: [], rests: []).visit("#player@0.25")
        XCTAssertEqual(reports.count, 1)
        for report in reports {
            XCTAssertEqual(report.counts, ["errors": 1, "address": 9, "preferences": 2])
            XCTAssertEqual(report.failures, [])
        }
    }

    private static var made: String?

    /// The page that was written, or else one that is made once for all tests.
    private static var page: String {
        get async throws {
            if let path = ProcessInfo.processInfo.environment["PLAYGROUND_PAGE"] {
                return String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
            }
            if let made { return made }
            let scenes = try DemoScript.named(names).map {
                try $0.completed(
                    Files.Scene(recording: GalleryRecordings.recording(of: $0), summary: ""), with: .init())
            }
            let page = await Files.page(scenes).html
            made = page
            return page
        }
    }
}
