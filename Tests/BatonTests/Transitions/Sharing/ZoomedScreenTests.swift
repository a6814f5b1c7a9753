import BatonTesting
import TestSupport
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests a screen that grows from a view, and that fingers pull back onto it in two dimensions.
@MainActor
final class ZoomedScreenTests: AnyDesignTestCase {
    private static let cell = CGRect(x: 40, y: 560, width: 90, height: 90)

    @MainActor
    private final class Stand {
        let stage: Stage
        let door: SharingStage.Door
        let lower = SharingScreen("Lower")
        let upper = SharingScreen("Upper")
        let cell: UIView

        init(
            _ door: SharingStage.Door, _ device: HeadlessDevice = .phone, _ style: TransitionStyle = .zoom("cell")
        ) throws {
            self.door = door
            cell = lower.share("cell", at: ZoomedScreenTests.cell)
            cell.layer.cornerRadius = 12
            var root: UIViewController = lower
            if door == .stack {
                let navigation = UINavigationController(rootViewController: lower)
                navigation.isNavigationBarHidden = true
                navigation.transitions = NavigationTransitions(style)
                root = navigation
            }
            stage = Stage(device, root: root)
            try stage.settle()
        }

        func goForward() {
            if door == .stack {
                lower.navigationController?.pushViewController(upper, animated: true)
            } else {
                lower.present(upper, using: ModalTransitions.zoom("cell"))
            }
            stage.turn()
        }

        func goBack() {
            door == .stack
                ? _ = upper.navigationController?.popViewController(animated: true) : upper.dismiss(animated: true)
            stage.turn()
        }

        var isForward: Bool { upper.viewIfLoaded?.window != nil }
        var clip: ScreenClip? { stage.window.family.lazy.compactMap { $0 as? ScreenClip }.first }
        var traveller: Traveller? { stage.window.family.lazy.compactMap { $0 as? Traveller }.first }
        var frame: CGRect { clip?.frameInWindow ?? .null }

        /// Runs until the screen is alone, and returns its frames.
        func frames(file: StaticString = #filePath, line: UInt = #line) throws -> [CGRect] {
            var frames: [CGRect] = []
            while clip != nil || traveller != nil {
                XCTAssertFalse(cell.isSeen, "the source is hidden", file: file, line: line)
                XCTAssertEqual(upper.view.seenAlpha, 1, "the screen is opaque", file: file, line: line)
                if let clip, let traveller {
                    let picture = traveller.family.first { $0.clipsToBounds }?.frameInWindow ?? .null
                    XCTAssertTrue(
                        picture.isClose(to: clip.frameInWindow), "\(picture) \(clip.frameInWindow)", file: file,
                        line: line)
                }
                frames.append(frame)
                guard frames.count < 300 else {
                    XCTFail("no end", file: file, line: line)
                    break
                }
                stage.advance(by: 1.0 / 60)
            }
            try stage.settle()
            XCTAssertNil(cell.mask, "the source is seen again", file: file, line: line)
            if !isForward { XCTAssertEqual(stage.window.leftovers, [], file: file, line: line) }
            return frames
        }
    }

    func testTheScreenIsOpaqueOverItsHiddenSource() async throws {
        for door in [SharingStage.Door.stack, .modal] {
            let stand = try Stand(door)
            stand.goForward()
            XCTAssertTrue(stand.frame.isClose(to: Self.cell), "\(stand.frame)")
            let way = try stand.frames()
            XCTAssertTrue(way.last?.isClose(to: stand.stage.window.bounds, within: 1) == true)
            stand.goBack()
            let back = try stand.frames()
            XCTAssertTrue(back.last?.isClose(to: Self.cell, within: 1) == true, "\(back)")
        }
    }

    func testAPulledScreenStaysUnderTheFinger() async throws {
        let stand = try Stand(.modal)
        stand.goForward()
        _ = try stand.frames()
        let before = WindowDump(stand.stage.window)
        let start = CGPoint(x: 260, y: 200)
        stand.stage.finger.down(at: start)
        stand.stage.finger.drag(to: CGPoint(x: 260, y: 215), in: 0.1)
        for place in [CGPoint(x: 200, y: 300), CGPoint(x: 330, y: 380), CGPoint(x: 120, y: 500)] {
            stand.stage.finger.drag(to: place, in: 0.2)
            let frame = stand.frame
            let seen = CGPoint(
                x: frame.minX + frame.width * start.x / 390, y: frame.minY + frame.height * start.y / 844)
            // A pull begins a few points after the finger has landed.
            XCTAssertLessThan(abs(seen.x - place.x), 6, "\(seen) \(place)")
            XCTAssertLessThan(abs(seen.y - place.y), 16, "\(seen) \(place)")
            XCTAssertLessThan(frame.width, 380)
        }
        stand.stage.finger.drag(to: CGPoint(x: start.x, y: start.y + 30), in: 0.4)
        stand.stage.finger.hold(for: 0.2)
        stand.stage.finger.up()
        let back = try stand.frames()
        XCTAssertTrue(back.last?.isClose(to: stand.stage.window.bounds, within: 1) == true, "\(back)")
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
    }

    /// The first frames after a release continue the movement of the finger, and the last one is where the cell is now.
    func testAThrownScreenLandsWhereTheCellIsNow() async throws {
        let stand = try Stand(.modal)
        stand.goForward()
        _ = try stand.frames()
        stand.stage.finger.down(at: CGPoint(x: 200, y: 200))
        stand.stage.finger.drag(to: CGPoint(x: 200, y: 500), in: 0.3)
        stand.stage.finger.drag(to: CGPoint(x: 280, y: 580), in: 0.1)
        stand.cell.frame.origin = CGPoint(x: 250, y: 300)
        let held = stand.frame
        stand.stage.finger.up()
        XCTAssertTrue(stand.frame.isClose(to: held), "it does not jump at the release")
        let way = try stand.frames()
        XCTAssertTrue(way.last?.isClose(to: stand.cell.frame, within: 1) == true, "\(way.last ?? .null)")
        XCTAssertFalse(stand.isForward)
        // The finger moved at 800 points a second to the right and downwards.
        let first = CGPoint(x: way[1].midX - way[0].midX, y: way[1].midY - way[0].midY)
        XCTAssertGreaterThan(first.x, 5, "\(first)")
        let steps = zip(way, way.dropFirst()).map { max(abs($1.midX - $0.midX), abs($1.midY - $0.midY)) }
        XCTAssertLessThan(steps.max() ?? 0, 50, "\(steps)")
    }

    /// In a millisecond its spring changes the velocity by at most 60 points a second.
    func testTheHeldPointOfAThrownScreenGoesOnAsFastAsTheFinger() async throws {
        for way in [CGPoint(x: 60, y: 20), CGPoint(x: -40, y: 60)] {
            let stand = try Stand(.modal)
            stand.goForward()
            _ = try stand.frames()
            stand.stage.finger.down(at: CGPoint(x: 200, y: 200))
            stand.stage.finger.drag(to: CGPoint(x: 200, y: 400), in: 0.3)
            let finger = CGPoint(x: 200 + way.x, y: 400 + way.y)
            stand.stage.finger.drag(to: finger, in: 0.1)
            let held = stand.frame
            stand.stage.finger.up()
            stand.stage.advance(by: 0.001)
            let frame = stand.frame
            let point = CGPoint(
                x: frame.minX + (finger.x - held.minX) * frame.width / held.width,
                y: frame.minY + (finger.y - held.minY) * frame.height / held.height)
            XCTAssertEqual((point.x - finger.x) * 1000, way.x * 10, accuracy: 60, "across, \(way)")
            XCTAssertEqual((point.y - finger.y) * 1000, way.y * 10, accuracy: 60, "down, \(way)")
            _ = try stand.frames()
        }
    }

    func testACaughtScreenFollowsTheFingerFromWhereItIs() async throws {
        for forward in [false, true] {
            let stand = try Stand(.modal)
            stand.goForward()
            if !forward {
                _ = try stand.frames()
                stand.goBack()
            }
            stand.stage.advance(by: 0.1)
            let early = stand.frame
            stand.stage.advance(by: 1.0 / 60)
            let before = stand.frame
            stand.stage.finger.catchTransition(
                at: CGPoint(x: before.midX, y: before.midY), towards: CGPoint(x: 0, y: 1))
            let caught = stand.frame
            XCTAssertLessThan(abs(caught.midY - before.midY), 1.3 * abs(before.midY - early.midY), "it stops")
            stand.stage.finger.drag(to: CGPoint(x: before.midX + 60, y: before.midY + 100), in: 0.2)
            XCTAssertGreaterThan(stand.frame.midX - caught.midX, 40, "it follows sideways")
            stand.stage.finger.hold(for: 0.2)
            stand.stage.finger.up()
            _ = try stand.frames()
        }
    }

    func testAnEdgeSwipeFollowsInTwoDimensions() async throws {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            var device = HeadlessDevice.phone
            device.layoutDirection = direction
            let stand = try Stand(.stack, device)
            let across = { (x: CGFloat) in direction == .leftToRight ? x : 390 - x }
            stand.lower.navigationController?.isNavigationBarHidden = false
            stand.goForward()
            _ = try stand.frames()
            stand.stage.finger.down(at: CGPoint(x: across(2), y: 300))
            stand.stage.finger.drag(to: CGPoint(x: across(60), y: 300), in: 0.2)
            let level = stand.frame
            stand.stage.finger.drag(to: CGPoint(x: across(60), y: 400), in: 0.2)
            XCTAssertEqual(Double(stand.frame.midY - level.midY), 100, accuracy: 0.5)
            XCTAssertEqual(Double(stand.frame.midX), Double(level.midX), accuracy: 0.5)
            stand.stage.finger.drag(to: CGPoint(x: across(300), y: 420), in: 0.2)
            stand.stage.finger.up()
            let way = try stand.frames()
            XCTAssertTrue(
                way.last?.isClose(to: stand.cell.convert(stand.cell.bounds, to: nil), within: 1) == true,
                "\(direction) \(way)")
            XCTAssertFalse(stand.isForward)
        }
    }

    func testAPinchFollowsTheMiddleOfTheFingers() async throws {
        let stand = try Stand(.modal)
        stand.goForward()
        _ = try stand.frames()
        let fingers = [Finger(on: stand.stage, number: 1), Finger(on: stand.stage, number: 2)]
        fingers[0].down(at: CGPoint(x: 195, y: 250))
        fingers[1].down(at: CGPoint(x: 195, y: 550))
        stand.stage.drag(
            [(fingers[0], to: CGPoint(x: 195, y: 330)), (fingers[1], to: CGPoint(x: 195, y: 470))], in: 0.3)
        let still = stand.frame
        XCTAssertLessThan(still.width, 300)
        stand.stage.drag(
            [(fingers[0], to: CGPoint(x: 255, y: 370)), (fingers[1], to: CGPoint(x: 255, y: 510))], in: 0.3)
        XCTAssertEqual(Double(stand.frame.midX - still.midX), 60, accuracy: 1)
        XCTAssertEqual(Double(stand.frame.midY - still.midY), 40, accuracy: 1)
        fingers.forEach { $0.up() }
        let way = try stand.frames()
        XCTAssertTrue(way.last?.isClose(to: Self.cell, within: 1) == true, "\(way)")
    }

    /// The middle of the fingers jumps when one of two lifts, and the screen does not.
    func testAFingerThatGoesOnAloneHoldsTheScreenAnew() async throws {
        let stand = try Stand(.stack)
        stand.goForward()
        _ = try stand.frames()
        let navigation = try XCTUnwrap(stand.lower.navigationController)
        let interaction = TransitionInteraction()
        let delegate = HandWrittenStackDelegate(pop: PopAnimator(.zoom("cell")))
        delegate.interaction = { interaction }
        navigation.delegate = delegate
        let gesture = PlacedGesture(target: nil, action: nil)
        (gesture.place, gesture.count) = (CGPoint(x: 100, y: 200), 2)
        interaction.fingers = GestureFingers(of: gesture) { true }
        interaction.begin {
            navigation.popViewController(animated: true)
            return navigation.transitionCoordinator
        }
        stand.stage.turn()
        var frames: [CGRect] = []
        for (place, count) in [(100, 2), (150, 2), (300, 1), (310, 1)] {
            (gesture.place, gesture.count) = (CGPoint(x: place, y: 200), count)
            interaction.update(0.5)
            stand.stage.turn()
            frames.append(stand.frame)
        }
        XCTAssertEqual(Double(frames[1].minX - frames[0].minX), 50, accuracy: 0.1)
        XCTAssertTrue(frames[2].isClose(to: frames[1]), "it does not jump")
        XCTAssertEqual(Double(frames[3].minX - frames[2].minX), 10, accuracy: 0.1)
        interaction.cancel()
        _ = try stand.frames()
    }

    /// A source that is gone at the release lets the screen fade at the last known place.
    func testAScreenWhoseCellIsGoneFades() async throws {
        let stand = try Stand(.modal)
        stand.goForward()
        _ = try stand.frames()
        stand.stage.finger.down(at: CGPoint(x: 200, y: 200))
        stand.stage.finger.drag(to: CGPoint(x: 220, y: 700), in: 0.3)
        stand.stage.finger.hold(for: 0.2)
        stand.lower.shared = [:]
        stand.stage.finger.up()
        var (last, alpha) = (CGRect.null, 1.0)
        while let clip = stand.clip {
            (last, alpha) = (clip.frameInWindow, clip.space?.seenAlpha ?? 1)
            stand.stage.advance(by: 1.0 / 60)
        }
        XCTAssertTrue(last.isClose(to: Self.cell, within: 1), "\(last)")
        XCTAssertEqual(alpha, 0, accuracy: 0.01)
        try stand.stage.settle()
        XCTAssertTrue(stand.cell.isSeen)
    }

    /// A view that travels to its place in the screen does not cover the screen as well. A finger pulls both.
    func testASourceThatIsSharedTravelsOnce() async throws {
        let stand = try Stand(.stack, .phone, .zoom("cell").sharing("cell"))
        stand.lower.navigationController?.isNavigationBarHidden = false
        let target = stand.upper.share("cell", at: CGRect(x: 45, y: 200, width: 300, height: 300))
        stand.goForward()
        XCTAssertEqual(stand.stage.window.family.filter { $0 is Traveller }.count, 1)
        XCTAssertFalse(target.isSeen)
        try stand.stage.settle()
        XCTAssertTrue(target.isSeen)
        stand.stage.finger.down(at: CGPoint(x: 2, y: 300))
        stand.stage.finger.drag(to: CGPoint(x: 60, y: 300), in: 0.2)
        let traveller = try XCTUnwrap(stand.traveller)
        let level = (stand.frame.midY, traveller.center.y)
        stand.stage.finger.drag(to: CGPoint(x: 60, y: 400), in: 0.2)
        XCTAssertEqual(Double(stand.frame.midY - level.0), 100, accuracy: 0.5)
        XCTAssertEqual(Double(traveller.center.y - level.1), 100, accuracy: 0.5)
        stand.stage.finger.cancel()
        try stand.stage.settle()
        XCTAssertTrue(target.isSeen)
        XCTAssertEqual(stand.stage.window.leftovers, [])
    }

    // MARK: A card that becomes a screen

    func testACardBecomesTheScreenFromItsTop() async throws {
        let stand = try Stand(.stack, .phone, .expand("cell"))
        stand.goForward()
        XCTAssertTrue(stand.frame.isClose(to: Self.cell), "\(stand.frame)")
        // The screen has the width of the card, and its top is at the top of the card.
        let start = stand.upper.view.frameInWindow
        XCTAssertTrue(start.isClose(to: CGRect(x: 40, y: 560, width: 90, height: 194.77)), "\(start)")
        let way = try stand.frames()
        XCTAssertTrue(way.last?.isClose(to: stand.stage.window.bounds, within: 1) == true)
        stand.goBack()
        let back = try stand.frames()
        XCTAssertTrue(back.last?.isClose(to: Self.cell, within: 1) == true, "\(back)")
    }

    func testAPresentedScreenIsPulledBackIntoItsCard() async throws {
        let stand = try Stand(.modal)
        stand.lower.present(stand.upper, using: .expand("cell"))
        stand.stage.turn()
        _ = try stand.frames()
        stand.stage.finger.down(at: CGPoint(x: 200, y: 200))
        stand.stage.finger.drag(to: CGPoint(x: 240, y: 700), in: 0.3)
        stand.stage.finger.up()
        let way = try stand.frames()
        XCTAssertTrue(way.last?.isClose(to: Self.cell, within: 1) == true, "\(way)")
        XCTAssertFalse(stand.isForward)
    }

    // MARK: The point that a finger holds

    func testAHeldPointStaysUnderTheFingerWhileTheScreenShrinks() async {
        let whole = CGRect(x: 0, y: 0, width: 400, height: 800)
        let held = HeldPoint(CGPoint(x: 100, y: 200), in: whole, progressInPlace: 0)
        let small = CGRect(x: 50, y: 60, width: 200, height: 400)
        // A quarter of both lengths is under the finger, at (100, 160) in the smaller frame.
        XCTAssertEqual(held.pull(by: CGPoint(x: 130, y: 300), outOf: small, at: 0.5), CGPoint(x: 30, y: 140))
        XCTAssertEqual(held.pull(by: CGPoint(x: 130, y: 300), outOf: whole, at: 0), .zero, "there it is in its place")
        XCTAssertEqual(held.pull(by: CGPoint(x: 140, y: 200), outOf: whole, at: 0.025).x, 20, accuracy: 1e-9)
        let back = HeldPoint(CGPoint(x: 100, y: 200), in: whole, progressInPlace: 1)
        XCTAssertEqual(back.pull(by: CGPoint(x: 130, y: 300), outOf: small, at: 0.5), CGPoint(x: 30, y: 140))
        XCTAssertEqual(back.pull(by: CGPoint(x: 130, y: 300), outOf: whole, at: 1), .zero)
    }
}

/// A gesture whose place and fingers a test sets.
private final class PlacedGesture: UIGestureRecognizer {
    var place = CGPoint.zero
    var count = 1

    override var numberOfTouches: Int { count }

    override func location(in view: UIView?) -> CGPoint { place }
}

extension CGRect {
    fileprivate func isClose(to other: CGRect, within limit: CGFloat = 0.5) -> Bool {
        [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY].allSatisfy { abs($0) <= limit }
    }
}
