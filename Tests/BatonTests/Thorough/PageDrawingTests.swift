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
    /// The moment of the scenes, as a part of their duration.
    private static let moment = 0.2
    /// The side of the square around a point that the browser shows.
    private static let side = 8
    /// The largest difference of a component, out of 255.
    private static let tolerance = 6.0

    override func tearDown() async throws {
        HeadlessDevice.current = .phone
    }

    func testTheBrowserShowsTheColoursOfTheCompositor() async throws {
        guard let browser = HeadlessBrowser.installed else {
            throw XCTSkip("There is no Chromium, so the page is not drawn.")
        }
        let recordings = try DemoScript.named(Self.names).map { try $0.play(on: .smallPhone) }
        XCTAssertEqual(recordings.count, 10)
        let points = recordings.map(Self.points)
        let picture = try screenshot(of: recordings, around: points, by: browser)
        for (row, recording) in recordings.enumerated() {
            let compositor = Compositor(recording.frames[Self.frame(of: recording)].views)
            XCTAssertEqual(points[row].count, 10, recording.name)
            for (column, point) in points[row].enumerated() {
                let pixel = picture[column * Self.side + Self.side / 2, row * Self.side + Self.side / 2]
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
    private static func points(of recording: Recording) -> [CGPoint] {
        let compositor = Compositor(recording.frames[frame(of: recording)].views)
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

    /// A picture with a row for each scene, which shows the places around its points.
    private func screenshot(
        of recordings: [Recording], around points: [[CGPoint]], by browser: HeadlessBrowser
    ) throws -> Raster {
        try PagePicture.raster(
            of: recordings, drawnBy: Self.script(of: recordings, around: points), width: 500, height: 400, by: browser)
    }

    /// Shows the scenes at their points alone. Text has the browser's font and is left out.
    private static func script(of recordings: [Recording], around points: [[CGPoint]]) -> String {
        let frames = recordings.map { "\(frame(of: $0))" }.joined(separator: ",")
        let places = points.map { "[" + $0.map { "[\($0.x),\($0.y)]" }.joined(separator: ",") + "]" }
        return """
            const frames = [\(frames)], places = [\(places.joined(separator: ","))], side = \(side);
            document.body.replaceChildren(...places.flatMap((points, row) => points.map(([x, y], column) => {
                const scene = sceneAt(row), window = make("div"), screen = make("div");
                window.style = `position: fixed; overflow: hidden; width: ${side}px; height: ${side}px;
                    left: ${column * side}px; top: ${row * side}px`;
                screen.style = `position: absolute; overflow: hidden; background: #000;
                    width: ${scene.width}px; height: ${scene.height}px;
                    left: ${side / 2 - Math.floor(x)}px; top: ${side / 2 - Math.floor(y)}px`;
                window.append(screen);
                drawingOf(screen)(scene.frames[frames[row]]);
                for (const text of screen.querySelectorAll(".text")) text.remove();
                return window;
            })));
            """
    }
}
