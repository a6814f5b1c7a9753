import BatonTesting
import Foundation
import UIKit
import XCTest

@testable import Playground

/// Compares what a browser draws of the page with what the compositor computes: ten points of ten scenes.
@MainActor
final class PageDrawingTests: XCTestCase {
    private static let names = [
        "photos", "player", "inbox", "settings", "map", "checkout", "menu", "settings-a-gradient-bar", "flip", "cube",
    ]
    private static let columns = 5
    /// The moment of the scenes, as a part of their duration.
    private static let moment = 0.3
    /// The largest difference of a component, out of 255.
    private static let tolerance = 6.0

    func testTheBrowserShowsTheColoursOfTheCompositor() async throws {
        let browser = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
            .first { FileManager.default.isExecutableFile(atPath: $0) }
        guard let browser else { throw XCTSkip("There is no Chromium, so the page is not drawn.") }
        let recordings = try DemoScript.named(Self.names).map { try $0.play() }
        XCTAssertEqual(recordings.count, 10)
        let picture = try screenshot(of: recordings, by: browser)
        for (index, recording) in recordings.enumerated() {
            let compositor = Compositor(recording.frames[Self.frame(of: recording)].views)
            let points = Self.points(of: recording, compositor)
            XCTAssertEqual(points.count, 10, recording.name)
            for point in points {
                let pixel = picture[
                    index % Self.columns * Int(recording.width) + Int(point.x),
                    index / Self.columns * Int(recording.height) + Int(point.y)]
                let color = compositor.color(at: point)
                for (part, byte) in zip([color.red, color.green, color.blue], pixel) {
                    XCTAssertEqual(
                        Double(byte), part * 255, accuracy: Self.tolerance,
                        "\(recording.name) at \(point): the browser shows \(pixel), the compositor \(color)")
                }
            }
        }
    }

    private static func frame(of recording: Recording) -> Int {
        recording.frames.lastIndex { $0.time <= recording.duration * moment } ?? 0
    }

    /// Ten points, spread over the screen, that are not at an edge of anything.
    private static func points(of recording: Recording, _ compositor: Compositor) -> [CGPoint] {
        let candidates = (1...200).lazy.map { number in
            let (x, y) = (Double(number) * 0.618034, Double(number) * 0.754878)
            return CGPoint(
                x: (x - x.rounded(.down)) * recording.width, y: (y - y.rounded(.down)) * recording.height)
        }
        return Array(
            candidates.map { CGPoint(x: $0.x.rounded(.down) + 0.5, y: $0.y.rounded(.down) + 0.5) }.filter { point in
                let own = compositor.color(at: point)
                return [(-3.0, 0.0), (3, 0), (0, -3), (0, 3)].allSatisfy { way in
                    let other = compositor.color(at: CGPoint(x: point.x + way.0, y: point.y + way.1))
                    return abs(other.red - own.red) + abs(other.green - own.green) + abs(other.blue - own.blue) < 0.03
                }
            }.prefix(10))
    }

    /// A picture of the scenes side by side in their own size, without text, whose font is the browser's.
    private func screenshot(of recordings: [Recording], by browser: String) throws -> Raster {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let page = folder.appendingPathComponent("page.html")
        let picture = folder.appendingPathComponent("page.png")
        try Data(html(of: recordings).utf8).write(to: page)
        let size = (
            width: Int(recordings[0].width) * Self.columns,
            height: Int(recordings[0].height) * (recordings.count / Self.columns)
        )
        let process = Process()
        process.executableURL = URL(fileURLWithPath: browser)
        process.arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=1",
            "--force-color-profile=srgb", "--user-data-dir=\(folder.path)", "--virtual-time-budget=2000",
            "--window-size=\(size.width),\(size.height)", "--screenshot=\(picture.path)", page.absoluteString,
        ]
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try process.run()
        process.waitUntilExit()
        return try XCTUnwrap(Raster(png: Array(try Data(contentsOf: picture))))
    }

    /// The page, whose script then shows the scenes alone.
    private func html(of recordings: [Recording]) -> String {
        let scenes = recordings.map { $0.pageRecording(summary: "") }
        let frames = recordings.map { "\(Self.frame(of: $0))" }.joined(separator: ",")
        let script = """
            document.body.replaceChildren(...[\(frames)].map((frame, index) => {
                const scene = sceneAt(index);
                const box = make("div");
                box.style = `position: fixed; overflow: hidden; background: #000; width: ${scene.width}px; height: ${scene.height}px;
                    left: ${index % \(Self.columns) * scene.width}px; top: ${Math.floor(index / \(Self.columns)) * scene.height}px`;
                drawingOf(scene, box)(scene.frames[frame]);
                for (const text of box.querySelectorAll(".text")) text.remove();
                return box;
            }));
            </script>
            """
        let page = Page(title: "Drawing", scenes: scenes).html
        let parts = page.components(separatedBy: "</script>")
        return parts.dropLast().joined(separator: "</script>") + script + (parts.last ?? "")
    }
}
