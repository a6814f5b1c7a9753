import BatonGallery
import UIKit
import XCTest

@testable import BatonPage
@testable import BatonTesting
@testable import Playground

/// A part of a compositor draws what the whole draws there, from fewer views.
@MainActor
final class CompositorPartTests: XCTestCase {
    private static let names = ["Photos", "Player", "Inbox", "Settings", "Map", "Tabs", "Flip", "Cube", "Reveal"]
    private static let side = 28.0

    func testAPartDrawsWhatTheWholeDraws() async throws {
        var (plain, visits) = (0, (part: 0, whole: 0))
        for scene in try DemoScript.named(Self.names) {
            let recording = try GalleryRecordings.recording(of: scene)
            let frame = try XCTUnwrap(recording.withSystem.frames.last { $0.time <= recording.duration * 0.2 })
            let whole = Compositor(frame.views, drawsText: true)
            for rect in Self.tiles(of: recording) {
                let part = whole.part(in: rect)
                let colors = Self.points(in: rect).map { point in
                    visits.part += part.visits(at: point)
                    visits.whole += whole.visits(at: point)
                    let (color, expected) = (part.color(at: point), whole.color(at: point))
                    XCTAssertLessThan(Self.difference(color, expected), 1e-6, "\(scene.name) at \(point)")
                    return color
                }
                guard part.detail(in: rect) == .plain else { continue }
                plain += 1
                for color in colors {
                    XCTAssertLessThan(Self.difference(color, colors[0]), 1e-6, "\(scene.name) in \(rect)")
                }
            }
        }
        XCTAssertGreaterThan(plain, 100)
        XCTAssertLessThan(Double(visits.part), 0.4 * Double(visits.whole))
    }

    /// Every third tile of the screen.
    private static func tiles(of recording: Recording) -> [CGRect] {
        stride(from: 0, to: recording.height - side, by: side * 1.7).flatMap { y in
            stride(from: 0, to: recording.width - side, by: side * 1.7).map { x in
                CGRect(x: x, y: y, width: side, height: side)
            }
        }
    }

    /// Points in a rectangle that are at no round number, where two sides would share a point.
    private static func points(in rect: CGRect) -> [CGPoint] {
        [0.037, 0.291, 0.518, 0.763, 0.979].flatMap { y in
            [0.041, 0.337, 0.661, 0.973].map { x in
                CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
            }
        }
    }

    private static func difference(_ one: RecordedColor, _ other: RecordedColor) -> Double {
        [one.red - other.red, one.green - other.green, one.blue - other.blue, one.alpha - other.alpha].map(abs).max()
            ?? 0
    }
}
