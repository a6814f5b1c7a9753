import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests releases at which the transition itself has arrived, while what travels is still where a finger has pulled it, or goes to a
/// place that has changed.
@MainActor
final class SharedReleaseTests: AnyDesignTestCase {
    private static let cell = CGRect(x: 40, y: 560, width: 90, height: 90)

    @MainActor
    private final class Stand {
        let stage: Stage
        let lower = SharingScreen("Lower")
        let upper = SharingScreen("Upper")
        let cell: UIView

        init() throws {
            cell = lower.share("cell", at: SharedReleaseTests.cell)
            stage = Stage(root: lower)
            try stage.settle()
        }

        var clip: ScreenClip? { stage.window.family.lazy.compactMap { $0 as? ScreenClip }.first }
        var frame: CGRect { clip?.frameInWindow ?? .null }

        func present() {
            lower.present(upper, using: .zoom("cell"))
            stage.turn()
        }

        /// Releases the finger, and returns the frames from before the release until the end.
        func release() throws -> [CGRect] {
            var frames = [frame]
            stage.finger.up()
            while clip != nil, frames.count < 200 {
                frames.append(frame)
                stage.advance(by: 1.0 / 60)
            }
            try stage.settle()
            XCTAssertNil(cell.mask)
            return frames
        }
    }

    /// No step is longer than a spring's from rest: it goes 11 % of the way in the quickest frame.
    private func assertSmooth(
        _ frames: [CGRect], to end: CGRect, file: StaticString = #filePath, line: UInt = #line
    ) {
        guard let first = frames.first, let last = frames.last else {
            return XCTFail("no frames", file: file, line: line)
        }
        let way = hypot(first.midX - end.midX, first.midY - end.midY)
        XCTAssertGreaterThan(way, 60, "it was pulled away", file: file, line: line)
        let steps = zip(frames, frames.dropFirst()).map { hypot($0.midX - $1.midX, $0.midY - $1.midY) }
        XCTAssertLessThan(steps.max() ?? 0, 0.15 * way, "\(steps)", file: file, line: line)
        XCTAssertLessThan(hypot(last.midX - end.midX, last.midY - end.midY), 0.5, "\(last)", file: file, line: line)
    }

    func testAPresentationThatIsPulledBackPastItsStartGoesToItsCell() async throws {
        let stand = try Stand()
        let before = WindowDump(stand.stage.window)
        stand.present()
        stand.stage.advance(by: 0.12)
        stand.stage.finger.catchTransition(at: CGPoint(x: 195, y: 10), towards: CGPoint(x: 0, y: 1))
        stand.stage.finger.drag(to: CGPoint(x: 320, y: 900), in: 0.4)
        stand.stage.finger.hold(for: 0.2)
        let frames = try stand.release()
        assertSmooth(frames, to: Self.cell)
        XCTAssertGreaterThan(frames.count, 25, "it takes half a second")
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
    }

    func testADismissalThatIsPulledToItsEndGoesToItsCell() async throws {
        let stand = try Stand()
        stand.present()
        try stand.stage.settle()
        stand.stage.finger.down(at: CGPoint(x: 195, y: 10))
        stand.stage.finger.drag(to: CGPoint(x: 330, y: 900), in: 0.5)
        stand.stage.finger.hold(for: 0.2)
        assertSmooth(try stand.release(), to: Self.cell)
        XCTAssertNil(stand.upper.viewIfLoaded?.window)
    }

    /// At its start the screen is in its place, wherever the finger is.
    func testADismissalThatIsPulledBackToItsStartEndsAtOnce() async throws {
        let stand = try Stand()
        stand.present()
        try stand.stage.settle()
        stand.upper.dismiss(animated: true)
        stand.stage.turn()
        stand.stage.advance(by: 0.12)
        stand.stage.finger.catchTransition(at: CGPoint(x: 195, y: 800), towards: CGPoint(x: 0, y: -1))
        stand.stage.finger.drag(to: CGPoint(x: 120, y: 2), in: 0.4)
        stand.stage.finger.hold(for: 0.2)
        let frames = try stand.release()
        let whole = stand.stage.window.bounds
        XCTAssertLessThan(frames.map { abs($0.midX - whole.midX) }.max() ?? 0, 0.5, "\(frames)")
        XCTAssertLessThan(frames.count, 10)
    }

    /// The view of a row moves while the finger holds the transition at its end.
    func testAPlaceThatChangesAtTheEndIsTravelledTo() async throws {
        let stand = try SharingStage(.stack, .slide.sharing("cover"))
        stand.target.layer.cornerCurve = .continuous
        stand.goForward()
        try stand.run()
        stand.stage.finger.down(at: CGPoint(x: 2, y: 500))
        stand.stage.finger.drag(to: CGPoint(x: 396, y: 500), in: 0.4)
        stand.stage.finger.hold(for: 0.2)
        stand.source.frame.origin.y += 200
        var frames = [stand.body?.frameInWindow ?? .null]
        stand.stage.finger.up()
        try stand.run { _ in frames.append(stand.body?.frameInWindow ?? .null) }
        assertSmooth(frames, to: stand.source.frame)
        XCTAssertEqual(stand.seen, ["source"])
    }

    // MARK: The spring of a throw

    func testAQuickFingerThatIsCloseKeepsItsVelocity() async {
        let spring = PlaneSpring(CGVector(dx: 2, dy: 100), from: CGVector(dx: 900, dy: 200), within: 0.5)
        XCTAssertEqual(Double(spring.velocity.dx), 450, accuracy: 1e-9)
        XCTAssertEqual(Double(spring.velocity.dy), 2, accuracy: 1e-9)
        // After half a second UIKit's spring has a tenth of a point left.
        XCTAssertEqual(spring.stiffness, 1000 / 3, accuracy: 1e-9)
    }

    /// (1 + (w - v) t) e^(-wt) is less than a quarter of a point at the end, along both axes.
    func testAThrowIsAtRestInTime() async {
        for (way, velocity, time) in [(2.0, 9000.0, 0.4), (-300, 4000, 0.38), (0, 0, 0.5), (5, 100, 0)] {
            let spring = PlaneSpring(
                CGVector(dx: way, dy: 10), from: CGVector(dx: velocity, dy: 0), within: time)
            let rate = spring.stiffness.squareRoot()
            let left = abs(way + (rate * way - velocity) * time) * exp(-rate * time)
            if time > 0 { XCTAssertLessThanOrEqual(left, 0.25, "\(way) \(velocity)") }
            XCTAssertTrue(spring.stiffness >= 1000 / 3 - 1e-9 && spring.stiffness < 5000, "\(spring.stiffness)")
        }
        let endless = PlaneSpring(CGVector(dx: CGFloat.infinity, dy: 10), from: .zero, within: 0.5)
        XCTAssertEqual(endless.stiffness, 1000 / 3, accuracy: 1e-9, "no spring is stiff enough")
        let still = PlaneSpring(.zero, from: CGVector(dx: 500, dy: 0), within: 0.5)
        XCTAssertEqual(still.velocity, .zero, "a spring without a way has no velocity (B6.31)")
    }
}
