import BatonPage
import BatonTesting
import TestSupport
import UIKit
import XCTest

/// Moving pictures in SVG.
@MainActor
final class MovingPictureTests: XCTestCase {
    private let root = UIViewController()
    private lazy var stage = Stage(root: root)

    /// Adds a view in a colour that nothing else has.
    private func box(_ x: CGFloat, _ color: UIColor = red) -> UIView {
        let box = UIView(frame: CGRect(x: x, y: 100, width: 50, height: 50))
        box.backgroundColor = color
        root.view.addSubview(box)
        return box
    }

    private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    private let red = [255.0, 0, 0]

    private func read(_ recording: Recording) throws -> SVGElement {
        try XCTUnwrap(SVGElement.read(MovingPicture(recording).svg))
    }

    private func shapes(_ picture: SVGElement, at time: Double) -> [SVGSight.Shape] {
        SVGSight(picture, at: time, without: "still").shapes
    }

    /// The shapes in pure red and pure blue, from back to front.
    private func boxes(_ picture: SVGElement, at time: Double) -> [SVGSight.Shape] {
        shapes(picture, at: time).filter { $0.color == red || $0.color == [0, 0, 255] }
    }

    private func animations(_ picture: SVGElement, of attribute: String) -> [SVGElement] {
        picture.family.filter { $0.attributes["attributeName"] == attribute }
    }

    // MARK: Places

    func testAViewThatMovesEvenlyIsDrawnOnceWithTwoPlaces() async throws {
        let box = box(0)
        let recording = try stage.record("Move") {
            UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { box.frame.origin.x = 200 }
            try stage.settle()
        }
        let picture = try read(recording)
        for (time, x) in [(0.1, 40.0), (0.25, 100), (0.4, 160), (0.7, 200)] {
            let boxes = boxes(picture, at: time)
            XCTAssertEqual(boxes.count, 1)
            XCTAssertEqual(Double(boxes[0].frame.minX), x, accuracy: 0.5, "\(time)")
            XCTAssertEqual(boxes[0].frame.minY, 100)
        }
        let keys = try XCTUnwrap(animations(picture, of: "transform").first).keys
        // The beginning, the end of the move, and the end of the rest. The first frame may be a line of its own.
        XCTAssertLessThanOrEqual(keys.count, 4, "\(keys)")
        XCTAssertEqual(animations(picture, of: "transform").count, 1)
    }

    func testCornersSizeColourAndAlphaChangeWithTheView() async throws {
        let box = box(0)
        let recording = try stage.record("Grow") {
            UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
                box.bounds.size = CGSize(width: 90, height: 50)
                box.layer.cornerRadius = 20
                box.backgroundColor = Self.blue
                box.alpha = 0.5
            }
            try stage.settle()
        }
        let picture = try read(recording)
        let middle = try XCTUnwrap(
            shapes(picture, at: 0.2).first { $0.kind == "rect" && abs($0.frame.height - 50) < 1e-6 })
        XCTAssertEqual(Double(middle.frame.width), 70, accuracy: 0.5)
        XCTAssertEqual(middle.corner, 10, accuracy: 0.5)
        XCTAssertEqual(middle.alpha, 0.75, accuracy: 0.02)
        XCTAssertEqual(middle.color.count, 3)
        for (part, expected) in zip(middle.color, [127.5, 0, 127.5]) { XCTAssertEqual(part, expected, accuracy: 2) }
        XCTAssertEqual(boxes(picture, at: 0.6).first?.corner, 20)
    }

    /// A square that turns by 45 degrees is as wide as its diagonal, around the same middle.
    func testAViewTurnsAroundItsMiddle() async throws {
        let box = box(100)
        let recording = try stage.record("Turn") {
            UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
                box.transform = CGAffineTransform(rotationAngle: .pi / 2)
            }
            try stage.settle()
        }
        let picture = try read(recording)
        for (time, width) in [(0.0, 50.0), (0.2, 70.71), (0.4, 50)] {
            let frame = try XCTUnwrap(boxes(picture, at: time).first).frame
            XCTAssertEqual(Double(frame.midX), 125, accuracy: 0.5, "\(time)")
            XCTAssertEqual(Double(frame.midY), 125, accuracy: 0.5, "\(time)")
            XCTAssertEqual(Double(frame.width), width, accuracy: 0.5, "\(time)")
        }
    }

    func testAClipMovesWithItsView() async throws {
        let frame = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        frame.clipsToBounds = true
        root.view.addSubview(frame)
        frame.addSubview(box(0))
        let recording = try stage.record("Clip") {
            UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { frame.bounds.size.width = 20 }
            try stage.settle()
        }
        let picture = try read(recording)
        for (time, width) in [(0.0, 100.0), (0.2, 60), (0.6, 20)] {
            XCTAssertEqual(Double(boxes(picture, at: time)[0].clip.width), width, accuracy: 0.5, "\(time)")
        }
    }

    // MARK: Coming and going

    func testAHiddenViewIsHidden() async throws {
        let box = box(0)
        let recording = stage.record("Blink") {
            stage.advance(by: 0.2)
            box.isHidden = true
            stage.advance(by: 0.2)
            box.isHidden = false
            stage.advance(by: 0.2)
        }
        let picture = try read(recording)
        for (time, count) in [(0.1, 1), (0.3, 0), (0.5, 1), (1.2, 1)] {
            XCTAssertEqual(boxes(picture, at: time).count, count, "\(time)")
        }
        XCTAssertEqual(picture.family.filter { $0.attributes["fill"]?.hasPrefix("#ff0000") == true }.count, 1)
    }

    /// A subview that comes is not seen through a view that is clear.
    func testWhatIsInAClearViewIsHidden() async throws {
        let outer = box(0, Self.blue)
        outer.alpha = 0
        let recording = stage.record("Clear") {
            stage.advance(by: 0.1)
            outer.addSubview(box(0))
            stage.advance(by: 0.2)
            outer.alpha = 1
            stage.advance(by: 0.2)
        }
        let picture = try read(recording)
        XCTAssertEqual(boxes(picture, at: 0.2).count, 0)
        XCTAssertEqual(boxes(picture, at: 0.45).map(\.color), [[0, 0, 255], red])
    }

    func testAViewThatIsBroughtToTheFrontCovers() async throws {
        let (one, _) = (box(0), box(20, Self.blue))
        let recording = stage.record("Order") {
            stage.advance(by: 0.2)
            root.view.bringSubviewToFront(one)
            stage.advance(by: 0.2)
        }
        let picture = try read(recording)
        XCTAssertEqual(boxes(picture, at: 0.1).map(\.color), [red, [0, 0, 255]])
        XCTAssertEqual(boxes(picture, at: 0.3).map(\.color), [[0, 0, 255], red])
    }

    func testATextThatChangesIsReplaced() async throws {
        let label = UILabel(frame: CGRect(x: 10, y: 100, width: 200, height: 60))
        label.text = "Salt & oil"
        root.view.addSubview(label)
        let recording = stage.record("Words") {
            stage.advance(by: 0.2)
            label.text = "Bread"
            stage.advance(by: 0.2)
        }
        let picture = try read(recording)
        func words(at time: Double) -> [String] {
            shapes(picture, at: time).filter { $0.kind == "text" }.map(\.content).filter { !$0.hasPrefix("9:41") }
        }
        XCTAssertEqual(words(at: 0.1), ["Salt & oil17"])
        XCTAssertEqual(words(at: 0.3), ["Bread17"])
    }

    // MARK: The finger

    func testTheFingerIsSeenWhereItTouchesAndOnlyThen() async throws {
        let recording = stage.record("Touch") {
            stage.advance(by: 0.5)
            stage.finger.down(at: CGPoint(x: 100, y: 300))
            stage.finger.drag(to: CGPoint(x: 200, y: 300), in: 0.5)
            stage.finger.up()
            stage.advance(by: 0.6)
        }
        let picture = try read(recording)
        func disc(at time: Double) throws -> SVGSight.Shape {
            try XCTUnwrap(shapes(picture, at: time).first { $0.kind == "circle" })
        }
        XCTAssertEqual(try disc(at: 0.3).alpha, 0)
        XCTAssertEqual(try disc(at: 1.5).alpha, 0)
        for frame in recording.frames {
            guard let touch = frame.touches.first else { continue }
            let disc = try disc(at: frame.time)
            XCTAssertEqual(Double(disc.frame.midX), touch.x, accuracy: 0.5, "\(frame.time)")
            XCTAssertEqual(Double(disc.frame.midY), 300, accuracy: 0.5)
            XCTAssertGreaterThan(disc.alpha, 0.55)
            XCTAssertLessThan(disc.alpha, 0.65)
        }
    }

    func testWithoutAFingerThereIsNoDisc() async throws {
        let picture = try read(stage.record("Still") { stage.advance(by: 0.1) })
        XCTAssertFalse(picture.family.contains { $0.name == "circle" })
    }

    // MARK: The whole

    func testEverythingRepeatsTogetherAfterASecondOfRest() async throws {
        let box = box(0)
        let recording = stage.record("Twice") {
            stage.finger.tap(at: CGPoint(x: 5, y: 5))
            box.isHidden = true
            stage.advance(by: 0.45)
        }
        let animations = try read(recording).family.filter { $0.attributes["attributeName"] != nil }
        XCTAssertGreaterThan(animations.count, 1)
        for animation in animations {
            XCTAssertEqual(animation.period, recording.duration + 1, accuracy: 0.001)
            XCTAssertEqual(animation.attributes["repeatCount"], "indefinite")
            let parts = animation.keys.map(\.part)
            XCTAssertEqual(parts.first, 0)
            XCTAssertEqual(parts.last, 1)
            XCTAssertEqual(parts, parts.sorted())
        }
    }

    func testWithReducedMotionItRestsOnItsFirstFrame() async throws {
        let box = box(30)
        let recording = try stage.record("Rest") {
            UIView.animate(withDuration: 0.2) { box.frame.origin.x = 200 }
            try stage.settle()
        }
        let picture = try read(recording)
        for time in [0, 0.1, 0.5] {
            let still = SVGSight(picture, at: time, without: "moving").shapes
            XCTAssertEqual(still.first { $0.color == red }?.frame.minX, 30)
        }
        let style = try XCTUnwrap(picture.family.first { $0.name == "style" }).text
        XCTAssertTrue(style.contains(".still{display:none}"))
        XCTAssertTrue(
            style.contains("@media(prefers-reduced-motion:reduce){.still{display:inline}.moving{display:none}}"))
    }

    func testEqualRecordingsGiveEqualPicturesAndAnEmptyOneIsReadToo() async throws {
        let recording = stage.record("A & b") { stage.advance(by: 0.1) }
        XCTAssertEqual(MovingPicture(recording).svg, MovingPicture(recording).svg)
        XCTAssertEqual(try read(recording).children.first { $0.name == "title" }?.text, "A & b")
        XCTAssertNotNil(SVGElement.read(MovingPicture(Recording(name: "None", width: 100, height: 200)).svg))
    }
}
