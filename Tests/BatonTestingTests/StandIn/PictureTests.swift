import UIKit
import XCTest

@testable import BatonTesting

/// What drawings and snapshots show on screen.
@MainActor
final class PictureTests: XCTestCase {
    private let root = UIViewController()
    private lazy var stage = Stage(root: root)
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    /// Shows what is drawn in a square of 100 points at the corner of a white screen.
    private func show(_ draw: () -> Void) {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { _ in draw() }
        show(UIImageView(image: image))
    }

    private func show(_ view: UIView) {
        stage.window.backgroundColor = .white
        root.view.backgroundColor = .clear
        for old in root.view.subviews { old.removeFromSuperview() }
        root.view.addSubview(view)
        stage.turn()
    }

    /// Returns the letter of the colour that is seen: red, blue, white, or another one.
    private func seen(_ points: (CGFloat, CGFloat)...) -> String {
        points.map { x, y in
            let color = stage.color(at: CGPoint(x: x, y: y))
            return switch (color.red, color.green, color.blue) {
            case (1, 0, 0): "r"
            case (0, 0, 1): "b"
            case (1, 1, 1): "w"
            default: "?"
            }
        }.joined()
    }

    // MARK: Drawing

    func testAPathIsFilledByItsRule() async {
        let path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 80, height: 80))
        path.append(UIBezierPath(rect: CGRect(x: 30, y: 30, width: 40, height: 40)))
        show {
            red.setFill()
            path.fill()
        }
        XCTAssertEqual(seen((5, 50), (20, 50), (50, 50)), "wrr")
        path.usesEvenOddFillRule = true
        show {
            red.setFill()
            path.fill()
        }
        XCTAssertEqual(seen((5, 50), (20, 50), (50, 50)), "wrw")
    }

    func testACircleIsRound() async {
        show {
            red.setFill()
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100)).fill()
        }
        // The circle passes through (14.6, 14.6).
        XCTAssertEqual(seen((14, 14), (15, 15), (1, 50), (50, 99)), "wrrr")
    }

    func testALineHasItsWidthItsEndsAndItsCorners() async {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 20, y: 80))
        path.addLine(to: CGPoint(x: 20, y: 20))
        path.addLine(to: CGPoint(x: 80, y: 20))
        path.lineWidth = 10
        let corner = (CGFloat(16), CGFloat(16))
        show {
            red.setStroke()
            path.stroke()
        }
        XCTAssertEqual(seen((14, 50), (16, 50), (24, 50), (26, 50), corner, (20, 82)), "wrrwrw")
        path.lineJoinStyle = .bevel
        path.lineCapStyle = .square
        show {
            red.setStroke()
            path.stroke()
        }
        // The bevel cuts the corner from (15, 20) to (20, 15).
        XCTAssertEqual(seen(corner, (19, 17), (20, 82), (16, 84)), "wrrr")
        path.lineJoinStyle = .round
        path.lineCapStyle = .round
        show {
            red.setStroke()
            path.stroke()
        }
        // The corner is 5.7 points from the end of the line, the round end has a radius of 5.
        XCTAssertEqual(seen(corner, (17, 17), (20, 84), (16, 84)), "wrrw")
    }

    func testClipsTransformsAndSavedStates() async throws {
        show {
            guard let context = UIGraphicsGetCurrentContext() else { return XCTFail("There is no context.") }
            context.saveGState()
            context.translateBy(x: 50, y: 0)
            context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20))
            context.setFillColor(red.cgColor)
            context.fill(CGRect(x: -50, y: 0, width: 100, height: 100))
            context.restoreGState()
            context.setFillColor(blue.cgColor)
            context.fillEllipse(in: CGRect(x: 0, y: 50, width: 50, height: 50))
        }
        XCTAssertEqual(seen((49, 10), (51, 10), (69, 19), (71, 10), (60, 21), (25, 75), (2, 52)), "wrrwwbw")
    }

    func testAnImageIsDrawnIntoAnImage() async {
        let half = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 20))
        }
        show { half.draw(in: CGRect(x: 20, y: 20, width: 40, height: 40)) }
        // Twenty points of red, and nothing beyond the rectangle.
        XCTAssertEqual(seen((21, 30), (39, 30), (41, 30), (30, 61)), "rrww")
    }

    func testAViewShowsWhatItDraws() async {
        let view = Stripe(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.color = red
        show(view)
        XCTAssertEqual(seen((25, 50), (75, 50)), "rw")
        view.color = blue
        stage.turn()
        XCTAssertEqual(seen((25, 50), (75, 50)), "rw")
        view.setNeedsDisplay()
        stage.turn()
        XCTAssertEqual(seen((25, 50), (75, 50)), "bw")
        // The content is stretched with the view.
        view.frame.size.width = 200
        stage.turn()
        XCTAssertEqual(seen((75, 50), (125, 50)), "bw")
    }

    // MARK: Snapshots

    func testASnapshotKeepsWhatWasSeen() async throws {
        let card = card()
        show(card)
        let snapshot = try XCTUnwrap(card.snapshotView(afterScreenUpdates: false))
        card.backgroundColor = blue
        card.subviews.first?.removeFromSuperview()
        show(snapshot)
        // A red card with round corners, and a white square inside.
        XCTAssertEqual(seen((1, 1), (50, 5), (30, 30), (99, 99)), "wrww")
        XCTAssertEqual(snapshot.subviews, [])
    }

    func testASnapshotShowsAnAnimationAsItIsOnScreen() async throws {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
        box.backgroundColor = red
        card.addSubview(box)
        show(card)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.frame.origin.x = 50 }
        stage.advance(by: 0.5)
        let snapshot = try XCTUnwrap(card.snapshotView(afterScreenUpdates: false))
        show(snapshot)
        XCTAssertEqual(seen((24, 50), (26, 50), (74, 50), (76, 50)), "wrrw")
    }

    func testCapsAreNotStretched() async throws {
        let card = card()
        show(card)
        let caps = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        let snapshot = try XCTUnwrap(
            card.resizableSnapshotView(from: card.bounds, afterScreenUpdates: false, withCapInsets: caps))
        snapshot.frame.size.width = 160
        show(snapshot)
        // The square reaches from 20 to 40, in a middle that is twice as wide: to 60.
        XCTAssertEqual(seen((10, 30), (59, 30), (61, 30), (159, 50)), "rwrr")
    }

    func testASnapshotOfAPartBeginsAtItsCorner() async throws {
        let card = card()
        show(card)
        let part = CGRect(x: 20, y: 20, width: 40, height: 40)
        let snapshot = try XCTUnwrap(
            card.resizableSnapshotView(from: part, afterScreenUpdates: false, withCapInsets: .zero))
        show(snapshot)
        XCTAssertEqual(seen((1, 1), (19, 19), (21, 21), (39, 39), (41, 41)), "wwrrw")
    }

    func testAViewThatWasNeverSeenHasASnapshotOnlyAfterUpdates() async throws {
        stage.turn()
        let card = card()
        show(try XCTUnwrap(card.snapshotView(afterScreenUpdates: false)))
        XCTAssertEqual(seen((50, 5)), "w")
        XCTAssertEqual(HeadlessLog.warnings.count, 1)
        XCTAssertTrue(HeadlessLog.warnings[0].contains("never on screen"), HeadlessLog.warnings[0])
        show(try XCTUnwrap(card.snapshotView(afterScreenUpdates: true)))
        XCTAssertEqual(seen((50, 5)), "r")
    }

    func testAHierarchyIsDrawnIntoARectangle() async {
        let card = card()
        show(card)
        var isComplete = false
        show {
            isComplete = card.drawHierarchy(
                in: CGRect(x: 50, y: 0, width: 50, height: 50), afterScreenUpdates: false)
        }
        XCTAssertTrue(isComplete)
        // Half the size: the white square reaches from 60 to 70.
        XCTAssertEqual(seen((40, 25), (75, 2), (61, 11), (69, 19), (71, 21)), "wrwwr")
    }

    func testDrawingWithoutAContextIsReported() async {
        let card = card()
        show(card)
        XCTAssertFalse(card.drawHierarchy(in: card.bounds, afterScreenUpdates: false))
        UIBezierPath(rect: card.bounds).fill()
        XCTAssertEqual(
            HeadlessLog.warnings.map { $0.prefix { $0 != " " } }, ["UIView.drawHierarchy", "UIBezierPath.fill"])
    }

    func testALayerTreeIsRenderedWithItsAlphaMasksGradientsAndShapes() async throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 500, y: 500, width: 100, height: 100)
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        gradient.colors = [red.cgColor, blue.cgColor]
        (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0))
        layer.addSublayer(gradient)
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 50, width: 50, height: 50)).cgPath
        shape.fillColor = blue.cgColor
        layer.addSublayer(shape)
        let faded = CALayer()
        faded.frame = CGRect(x: 50, y: 50, width: 50, height: 50)
        faded.opacity = 0.5
        faded.backgroundColor = red.cgColor
        let mask = CALayer()
        mask.frame = CGRect(x: 0, y: 0, width: 25, height: 50)
        mask.backgroundColor = UIColor.black.cgColor
        faded.mask = mask
        layer.addSublayer(faded)
        show {
            guard let context = UIGraphicsGetCurrentContext() else { return XCTFail("There is no context.") }
            layer.render(in: context)
        }
        let middle = stage.color(at: CGPoint(x: 50, y: 25))
        XCTAssertEqual(middle.red, 0.5, accuracy: 1e-9)
        XCTAssertEqual(middle.blue, 0.5, accuracy: 1e-9)
        XCTAssertEqual(seen((25, 75), (2, 52), (80, 75)), "bww")
        let pink = stage.color(at: CGPoint(x: 60, y: 75))
        XCTAssertEqual([pink.red, pink.green, pink.blue], [1, 0.5, 0.5])
    }

    /// A shared title is a picture of its label on the way, and must not vanish.
    func testAPictureOfALabelHasItsLetters() async {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        (label.text, label.font, label.textColor) = ("Hino", .systemFont(ofSize: 40), red)
        label.textAlignment = .right
        /// The places of red pixels in the corner of the screen. On a larger scale each stands for several.
        func letters(scale: Int = 1) -> Set<[Int]> {
            let seen = Strip(stage.record("Letters") {}, at: [0], width: stage.window.bounds.width).raster
            let pixels = (0..<100).flatMap { x in (0..<100).map { [x, $0] } }
            return Set(
                pixels.filter { place in
                    let pixel = seen[place[0] * scale, place[1] * scale]
                    return pixel[0] > 150 && pixel[1] < 100
                })
        }
        show(label)
        let own = letters()
        XCTAssertGreaterThan(own.count, 200)
        let image = UIGraphicsImageRenderer(size: label.bounds.size).image { label.layer.render(in: $0.cgContext) }
        let picture = UIImageView(image: image)
        show(picture)
        XCTAssertLessThan(own.symmetricDifference(letters()).count, own.count / 4, "The ends are square.")
        picture.frame.size = CGSize(width: 200, height: 200)
        stage.turn()
        XCTAssertLessThan(own.symmetricDifference(letters(scale: 2)).count, own.count / 4)
    }

    /// A red card of 100 points with round corners, and a white square of 20 points at (20, 20).
    private func card() -> UIView {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        card.backgroundColor = red
        card.layer.cornerRadius = 10
        let square = UIView(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
        square.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
        card.addSubview(square)
        return card
    }
}

/// A view that fills its left half.
private final class Stripe: UIView {
    var color = UIColor.black

    override func draw(_ rect: CGRect) {
        color.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height))
    }
}
