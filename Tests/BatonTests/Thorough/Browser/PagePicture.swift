import BatonPage
import BatonTesting
import Foundation
import XCTest

/// A picture that a browser takes of a page, after a script has drawn there what a test wants to see.
enum PagePicture {
    @MainActor
    static func raster(
        of recordings: [Recording], drawnBy script: String, width: Int, height: Int, by browser: HeadlessBrowser
    ) throws -> Raster {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("page.html")
        let picture = folder.appendingPathComponent("page.png")
        let page = Page(title: "Drawing", scenes: recordings.map { $0.pageRecording(summary: "") }).html
        let end = try XCTUnwrap(page.range(of: "</script>", options: .backwards)).lowerBound
        try Data((page[..<end] + script + page[end...]).utf8).write(to: file)
        try browser.writePicture(of: file, width: width, height: height, to: picture)
        return try XCTUnwrap(Raster(png: Array(try Data(contentsOf: picture))))
    }
}
