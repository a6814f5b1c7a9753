import BatonPage
import BatonTesting
import TestSupport
import UIKit
import XCTest

@testable import Playground

/// Moving pictures of the gallery.
@MainActor
final class MovingSceneTests: XCTestCase {
    /// Scenes, each with how many of its frames are looked at: every second, third and so on.
    private static let scenes = [("Album", 6), ("Player", 15), ("Tabs", 25), ("Cube", 10), ("Rename", 40)]

    /// A strip of one moment, which has the size of the window, shows what was recorded at that moment.
    func testItShowsAtTheRecordedMomentsWhatAStripShows() async throws {
        for (name, stride) in Self.scenes {
            let scene = try DemoScript.named([name])[0]
            let recording = try GalleryRecordings.recording(of: scene)
            let picture = try XCTUnwrap(SVGElement.read(MovingPicture(recording).svg), scene.name)
            for index in recording.frames.indices where index % stride == 0 {
                let time = recording.frames[index].time
                let strip = try XCTUnwrap(SVGElement.read(Strip(recording, at: [time], width: recording.width).svg))
                let expected = SVGSight(strip, at: 0, without: "").shapes
                let shown = SVGSight(picture, at: time, without: "still").shapes.filter { $0.kind != "circle" }
                let difference = Self.difference(shown, expected)
                XCTAssertNil(difference, "\(scene.name) at \(time): \(difference ?? "")")
            }
        }
    }

    /// What is nearly clear may be there or not.
    private static func difference(_ shown: [SVGSight.Shape], _ expected: [SVGSight.Shape]) -> String? {
        var (shown, expected) = (shown[...], expected[...])
        while let one = shown.first, let other = expected.first {
            if let problem = difference(one, other) {
                if one.isNearlyClear {
                    shown.removeFirst()
                } else if other.isNearlyClear {
                    expected.removeFirst()
                } else {
                    return "\(problem)\n\(one)\n\(other)"
                }
            } else {
                shown.removeFirst()
                expected.removeFirst()
            }
        }
        return (shown + expected).first { !$0.isNearlyClear }.map { "only in one of them: \($0)" }
    }

    private static func difference(_ one: SVGSight.Shape, _ other: SVGSight.Shape) -> String? {
        if one.kind != other.kind || one.content != other.content { return "another shape" }
        if !one.frame.isClose(to: other.frame) { return "another place" }
        if !one.clip.isClose(to: other.clip) { return "another clip" }
        if abs(one.corner - other.corner) > 0.5 { return "other corners" }
        if one.color.count != other.color.count { return "another paint" }
        if zip(one.color, other.color).contains(where: { abs($0 - $1) > 3 }) { return "another colour" }
        return abs(one.alpha - other.alpha) > 0.04 ? "another alpha" : nil
    }
}

extension SVGSight.Shape {
    fileprivate var isNearlyClear: Bool { alpha < 0.05 }
}

extension CGRect {
    /// Whether all sides are within half a point, or both are too small to be seen.
    fileprivate func isClose(to other: CGRect) -> Bool {
        if isNull || other.isNull || min(width, height) < 0.5 && min(other.width, other.height) < 0.5 {
            return (isNull ? 0 : min(width, height)) < 0.5 && (other.isNull ? 0 : min(other.width, other.height)) < 0.5
        }
        return zip([minX, minY, maxX, maxY], [other.minX, other.minY, other.maxX, other.maxY])
            .allSatisfy { abs($0 - $1) <= 0.5 }
    }
}
