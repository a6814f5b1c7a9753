import BatonGallery
import Foundation
import TestSupport
import XCTest

@testable import Playground

/// Compares the page of the gallery with the demos: a line of code for each, and its picture.
///
/// With `RECORD_PICTURES=1` in the environment the page is written again instead of compared.
@MainActor
final class GalleryPageTests: XCTestCase {
    private let documentation = Repository.root.appendingPathComponent("Documentation")

    func testThePageHasEachDemoWithItsLine() async throws {
        let page = documentation.appendingPathComponent("Gallery.md")
        let records = ProcessInfo.processInfo.environment["RECORD_PICTURES"] == "1"
        if records { try Data(text.utf8).write(to: page) }
        XCTAssertEqual(try String(contentsOf: page, encoding: .utf8), text)
    }

    private var text: String {
        let shown = Demo.all.filter { picture(of: $0) != nil }
        let others = Demo.all.filter { picture(of: $0) == nil }
        return """
            # The gallery

            The demos of the playground, each with the line of Swift that makes it. `swift run Playground` writes a page on which
            all of them can be played, scrubbed and dragged.

            \(shown.map(entry).joined(separator: "\n\n"))

            ## More

            \(others.map(line).joined(separator: "\n"))

            """
    }

    private func entry(_ demo: Demo) -> String {
        "**\(demo.name)**: `\(demo.code)`\n\n![\(demo.name)](Pictures/\(picture(of: demo) ?? ""))"
    }

    private func line(_ demo: Demo) -> String { "- \(demo.name): `\(demo.code)`" }

    /// The picture of the first scene of a demo that has one.
    private func picture(of demo: Demo) -> String? {
        let names = DemoScript.all.filter { $0.demo.name == demo.name }.map(\.name.slug)
        return names.flatMap { ["\($0).svg", "\($0).png"] }.first {
            FileManager.default.fileExists(atPath: documentation.appendingPathComponent("Pictures/\($0)").path)
        }
    }
}
