import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// Resizes a window while views travel between two screens.
@MainActor
final class ResizedSharingTests: GenerationTestCase {
    private typealias Style = (name: String, style: TransitionStyle, grows: Bool)

    private static let styles: [Style] = [
        ("slide", .slide.sharing("cover"), false), ("fade", .fade.sharing("cover"), false),
        ("zoom", .zoom("cover"), true), ("expand", .expand("cover"), true),
    ]

    private func stand(_ style: Style, _ isMirrored: Bool, showsUpper: Bool) throws -> SharingStage {
        let stand = try SharingStage(.stack, style.style, isMirrored ? .phone.rightToLeft : .phone)
        stand.source.autoresizingMask = [.flexibleLeftMargin]
        stand.target.autoresizingMask = [.flexibleWidth]
        [stand.source, stand.target].forEach { $0.layer.cornerCurve = .continuous }
        guard showsUpper else { return stand }
        stand.goForward()
        try run(stand, style, isForward: true) {}
        return stand
    }

    /// Lets the transition run. The view from which a screen grows hides nothing of that screen.
    /// The picture above a zoomed screen is clear before the screen goes back.
    private func run(_ stand: SharingStage, _ style: Style, isForward: Bool, _ look: () -> Void) throws {
        var frames = 0
        while !stand.travellers.isEmpty {
            let seen = stand.seen.filter { !style.grows || $0 != "target" }
            let isClear = style.name == "zoom" && !isForward && frames == 0
            XCTAssertEqual(seen, isClear ? [] : ["traveller"], "\(style.name) at frame \(frames)")
            look()
            frames += 1
            guard frames < 180 else { return XCTFail("no end") }
            stand.stage.advance(by: 1.0 / 60)
        }
        try stand.stage.settle()
    }

    /// The distance by which the edges of two frames differ most.
    private func distance(_ seen: CGRect, _ wanted: CGRect) -> CGFloat {
        [seen.minX - wanted.minX, seen.minY - wanted.minY, seen.maxX - wanted.maxX, seen.maxY - wanted.maxY]
            .map(abs).max() ?? 0
    }

    /// Where the last traveller has to be at the end.
    private func place(_ stand: SharingStage, _ style: Style, isForward: Bool) -> CGRect {
        guard isForward else { return stand.source.frameInWindow }
        return style.grows ? stand.stage.window.bounds : stand.target.frameInWindow
    }

    /// Returns the largest step of the traveller in a window that keeps its size.
    private func usualStep(_ style: Style, isForward: Bool) throws -> CGFloat {
        let stand = try stand(style, false, showsUpper: !isForward)
        isForward ? stand.goForward() : stand.goBack()
        var (last, step) = (stand.body?.frameInWindow ?? .null, CGFloat.zero)
        try run(stand, style, isForward: isForward) {
            let next = stand.body?.frameInWindow ?? .null
            (step, last) = (max(step, distance(next, last)), next)
        }
        return step
    }

    func testATravellerDoesNotJumpAndArrivesInTheNewSize() async throws {
        for style in Self.styles {
            for isForward in [true, false] {
                let usual = try usualStep(style, isForward: isForward)
                for isMirrored in [false, true] {
                    for start in [3, 9] {
                        let name = "\(style.name), forward \(isForward), mirrored \(isMirrored), from \(start)"
                        try play(style, isForward, isMirrored, from: start, usual, name)
                    }
                }
            }
        }
    }

    private func play(
        _ style: Style, _ isForward: Bool, _ isMirrored: Bool, from start: Int, _ usual: CGFloat, _ name: String
    ) throws {
        let stand = try stand(style, isMirrored, showsUpper: !isForward)
        isForward ? stand.goForward() : stand.goBack()
        var (frame, last) = (0, stand.body?.frameInWindow ?? .null)
        try run(stand, style, isForward: isForward) {
            let next = stand.body?.frameInWindow ?? .null
            // It hurries to a place that is now farther away.
            XCTAssertLessThan(distance(next, last), usual * 2 + 5, "frame \(frame), \(name)")
            let covering = [stand.lower.view, stand.upper.view].compactMap { $0 }.filter { $0.window != nil }
            XCTAssertTrue(
                covering.contains { $0.frameInWindow.insetBy(dx: -1, dy: -1).contains(stand.stage.window.bounds) }
                    || style.name == "slide", "frame \(frame), \(name)")
            frame += 1
            last = next
            guard (start..<(start + 6)).contains(frame) else { return }
            let way = CGFloat(frame - start + 1)
            stand.stage.resize(to: CGSize(width: 390 - way * 10, height: 844 - way * 20), lasting: 0)
        }
        // The last frame is a step before the end.
        XCTAssertLessThan(distance(last, place(stand, style, isForward: isForward)), usual, name)
        XCTAssertEqual(stand.stage.window.leftovers, [], name)
        let shown: UIView = isForward ? stand.upper.view : stand.lower.view
        XCTAssertEqual(shown.frameInWindow, stand.stage.window.bounds, name)
    }
}
