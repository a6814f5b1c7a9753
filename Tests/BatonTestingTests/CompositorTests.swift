import UIKit
import XCTest

@testable import BatonTesting

/// The colours that are seen at points of the screen.
@MainActor
final class CompositorTests: XCTestCase {
    private let root = UIViewController()
    private lazy var stage = Stage(root: root)

    /// Adds a view of 100 by 100 points at (100, 100), on white.
    private func box(_ color: UIColor = .red, in superview: UIView? = nil) -> UIView {
        stage.window.backgroundColor = .white
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        view.backgroundColor = color
        (superview ?? root.view).addSubview(view)
        stage.turn()
        return view
    }

    private func assertColor(
        _ x: CGFloat, _ y: CGFloat, _ expected: (Double, Double, Double), within tolerance: Double = 1e-6,
        line: UInt = #line
    ) {
        let seen = stage.color(at: CGPoint(x: x, y: y))
        XCTAssertEqual(seen.red, expected.0, accuracy: tolerance, "red", line: line)
        XCTAssertEqual(seen.green, expected.1, accuracy: tolerance, "green", line: line)
        XCTAssertEqual(seen.blue, expected.2, accuracy: tolerance, "blue", line: line)
        XCTAssertEqual(seen.alpha, 1, accuracy: tolerance, line: line)
    }

    private let red = (1.0, 0.0, 0.0)
    private let white = (1.0, 1.0, 1.0)

    override func setUp() async throws {
        root.view.backgroundColor = .clear
    }

    private static let pure = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

    func testAColourFillsItsViewAndNothingElse() async {
        _ = box(Self.pure)
        assertColor(101, 101, red)
        assertColor(199, 199, red)
        assertColor(201, 150, white)
    }

    func testAViewWithAnAlphaIsComposedAsAWhole() async {
        let view = box(Self.pure)
        let inner = UIView(frame: view.bounds)
        inner.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        view.addSubview(inner)
        view.alpha = 0.5
        // Only the inner view is seen, half of it: no red shines through.
        assertColor(150, 150, (0.5, 0.5, 1))
    }

    func testATranslucentColourMixesWithWhatIsBehind() async {
        _ = box(UIColor(red: 1, green: 0, blue: 0, alpha: 0.25))
        assertColor(150, 150, (1, 0.75, 0.75))
    }

    func testCornersAreRoundedWhereTheMaskSaysSo() async {
        let view = box(Self.pure)
        view.layer.cornerRadius = 50
        view.layer.maskedCorners = [.layerMinXMinYCorner]
        // The corner of a circle is 0.29 of the radius away from the corner of the square: 14.6 points.
        assertColor(114, 114, white)
        assertColor(115, 115, red)
        assertColor(199, 101, red)
        assertColor(199, 199, red)
    }

    func testSubviewsAreClippedByBoundsAndMasks() async {
        let view = box(.clear)
        let inner = box(Self.pure, in: view)
        inner.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        assertColor(220, 220, red)
        view.clipsToBounds = true
        assertColor(220, 220, white)
        assertColor(160, 160, red)
        let mask = UIView(frame: CGRect(x: 0, y: 0, width: 55, height: 100))
        mask.backgroundColor = .black
        view.mask = mask
        assertColor(160, 160, white)
        assertColor(152, 160, red)
    }

    func testTransformsMoveWhatIsSeen() async {
        let view = box(Self.pure)
        view.transform = CGAffineTransform(rotationAngle: .pi / 4)
        // The half diagonal is 70.7 points.
        assertColor(150, 81, red)
        assertColor(150, 78, white)
        assertColor(103, 103, white)
    }

    func testPerspectiveMakesTheFarSideSmaller() async {
        let view = box(Self.pure, in: root.view)
        var depth = CATransform3DIdentity
        depth.m34 = -1 / 200
        // The perspective is seen from the middle of the superview, which is put over the middle of the view.
        root.view.layer.sublayerTransform = depth
        view.center = CGPoint(x: root.view.bounds.midX, y: root.view.bounds.midY)
        view.layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        let middle = view.center
        // Edges at x = ±50·cos 60° = ±25 and z = ∓50·sin 60° = ∓43.3, seen from 200 points: ±25·200/(200∓z).
        let (near, far) = (25 / (1 - 43.3 / 200), 25 / (1 + 43.3 / 200))
        assertColor(middle.x - near + 0.5, middle.y, red)
        assertColor(middle.x - near - 0.5, middle.y, white)
        assertColor(middle.x + far - 0.5, middle.y, red)
        assertColor(middle.x + far + 0.5, middle.y, white)
        view.layer.isDoubleSided = false
        view.layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        assertColor(middle.x, middle.y, white)
    }

    func testAGradientRunsFromStartToEndThroughItsLocations() async {
        stage.window.backgroundColor = .white
        let view = GradientView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        view.gradient.colors = [Self.pure.cgColor, UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor]
        root.view.addSubview(view)
        stage.turn()
        assertColor(150, 125, (0.75, 0, 0.25))
        view.gradient.locations = [0.5, 1]
        assertColor(150, 125, red)
        assertColor(150, 175, (0.5, 0, 0.5))
    }

    func testAnImageIsFittedByTheContentMode() async {
        stage.window.backgroundColor = .white
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
            Self.pure.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        let view = UIImageView(image: image)
        view.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
        root.view.addSubview(view)
        stage.turn()
        assertColor(149, 199, red)
        assertColor(151, 199, white)
        view.contentMode = .scaleAspectFit
        assertColor(149, 199, white)
        assertColor(149, 126, red)
        view.contentMode = .center
        assertColor(139, 150, white)
        assertColor(141, 150, red)
    }

    func testAShadowFallsOutsideTheLayer() async {
        let view = box(Self.pure)
        view.layer.shadowOpacity = 0.5
        view.layer.shadowRadius = 0
        view.layer.shadowOffset = CGSize(width: 0, height: 10)
        assertColor(150, 205, (0.5, 0.5, 0.5))
        assertColor(150, 211, white)
        assertColor(150, 150, red)
    }

    func testABorderIsInsideTheEdge() async {
        let view = box(Self.pure)
        view.layer.borderWidth = 2
        view.layer.borderColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1).cgColor
        assertColor(101, 150, (0, 1, 0))
        assertColor(103, 150, red)
    }

    func testABlurShowsTheAverageOfWhatIsBehind() async {
        _ = box(Self.pure)
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        blur.frame = CGRect(x: 100, y: 100, width: 200, height: 100)
        root.view.addSubview(blur)
        stage.turn()
        // Of nine points 20 points apart, around the edge at 200: those at 180 and 200 less a bit are red.
        assertColor(199, 150, (1, 1.0 / 3, 1.0 / 3))
        assertColor(150, 150, red)
        assertColor(260, 150, white)
    }

    func testBlursBehindABlurMakeItWider() async {
        let view = box(Self.pure)
        XCTAssertEqual(view.frame.maxX, 200)
        for _ in 0..<2 { root.view.addSubview(blur()) }
        stage.turn()
        // Of nine points 28 points apart, that is 20 times the root of 2, three are left of the edge at 200.
        assertColor(225, 150, (1, 2.0 / 3, 2.0 / 3))
        assertColor(230, 150, white)
    }

    func testTheTintBetweenTwoBlursIsBlurred() async {
        _ = box(Self.pure)
        let tint = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 100))
        tint.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        for view in [blur(), tint, blur()] { root.view.addSubview(view) }
        stage.turn()
        // Of nine points 28 points apart, three are on the tint, and all others on the box.
        assertColor(160, 150, (2.0 / 3, 0, 1.0 / 3))
    }

    func testAPointUnderManyBlursGrowsWithTheirNumber() async {
        let visits = { (count: Int) in
            for view in self.root.view.subviews { view.removeFromSuperview() }
            for _ in 0..<count { self.root.view.addSubview(self.blur()) }
            self.stage.turn()
            let recording = self.stage.record("Blurs") {}
            return Compositor(recording.frames[0].views).visits(at: CGPoint(x: 150, y: 150))
        }
        let (once, twice) = (visits(4), visits(8))
        XCTAssertGreaterThan(once, 4)
        XCTAssertLessThanOrEqual(Double(twice), 2.5 * Double(once))
    }

    /// A blur over 200 by 100 points at (100, 100).
    private func blur() -> UIView {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        view.frame = CGRect(x: 100, y: 100, width: 200, height: 100)
        return view
    }

    func testARecordingIsSeenAtATime() async throws {
        let view = box(Self.pure)
        let recording = stage.record("Box") {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x += 100 }
            stage.advance(by: 1)
        }
        let point = CGPoint(x: 110, y: 150)
        XCTAssertEqual(try XCTUnwrap(recording.color(at: point, time: 0.05)).green, 0, accuracy: 1e-9)
        XCTAssertEqual(try XCTUnwrap(recording.color(at: point, time: 0.5)).green, 1, accuracy: 1e-9)
        XCTAssertNil(recording.color(at: point, time: -1))
    }
}

private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
    var gradient: CAGradientLayer { layer as! CAGradientLayer }
}
