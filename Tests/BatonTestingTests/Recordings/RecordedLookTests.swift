import BatonPage
import BatonTesting
import UIKit
import XCTest

/// What recordings show of texts, symbols, materials and the system.
@MainActor
final class RecordedLookTests: XCTestCase {
    private let root = UIViewController()
    private lazy var stage = Stage(root: root)

    private func show(_ view: UIView) -> RecordedView? {
        root.view.addSubview(view)
        stage.turn()
        return ViewRecorder(stage.window).look().last
    }

    func testTheWeightOfAFontIsRecorded() async {
        let weights: [(UIFont.Weight, Double)] = [(.regular, 400), (.medium, 500), (.semibold, 600), (.black, 900)]
        for (weight, expected) in weights {
            let label = UILabel(frame: CGRect(x: 0, y: 100, width: 200, height: 30))
            label.text = "Oak"
            label.font = .systemFont(ofSize: 13, weight: weight)
            XCTAssertEqual(show(label)?.text?.weight, expected)
        }
    }

    func testLinesAreRecordedAsTheLabelBreaksThem() async throws {
        let label = UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 200))
        label.text = "One\nTwo"
        label.numberOfLines = 0
        let text = try XCTUnwrap(show(label)?.text)
        XCTAssertEqual(text.lines.map { $0.trimmingCharacters(in: .newlines) }, ["One", "Two"])
        XCTAssertEqual(text.width, label.intrinsicContentSize.width, accuracy: 1)
    }

    func testASymbolIsDrawnInItsTint() async {
        let view = UIImageView(image: UIImage(systemName: "pause.fill"))
        view.frame = CGRect(x: 100, y: 100, width: 20, height: 20)
        view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        root.view.backgroundColor = .white
        _ = show(view)
        // The two bars of the pause sign, and the gap between them.
        XCTAssertEqual(stage.color(at: CGPoint(x: 106, y: 110)), RecordedColor(red: 1, green: 0, blue: 0))
        XCTAssertEqual(stage.color(at: CGPoint(x: 114, y: 110)), RecordedColor(red: 1, green: 0, blue: 0))
        XCTAssertEqual(stage.color(at: CGPoint(x: 110, y: 110)), RecordedColor(red: 1, green: 1, blue: 1))
    }

    func testATintedSymbolKeepsItsOwnColour() async {
        let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        let view = UIImageView(
            image: UIImage(systemName: "play.fill")?.withTintColor(green, renderingMode: .alwaysOriginal))
        view.frame = CGRect(x: 100, y: 100, width: 20, height: 20)
        _ = show(view)
        XCTAssertEqual(stage.color(at: CGPoint(x: 108, y: 110)), RecordedColor(red: 0, green: 1, blue: 0))
    }

    func testADynamicTintIsTheOneOfTheView() async throws {
        let view = UIImageView(image: UIImage(systemName: "play.fill"))
        view.frame = CGRect(x: 100, y: 100, width: 20, height: 20)
        view.tintColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
        stage.window.overrideUserInterfaceStyle = .dark
        _ = show(view)
        XCTAssertEqual(stage.color(at: CGPoint(x: 108, y: 110)), RecordedColor(red: 1, green: 1, blue: 1))
    }

    func testAGradientLayerWithoutColoursShowsItsBackground() async throws {
        final class GradientView: UIView {
            override class var layerClass: AnyClass { CAGradientLayer.self }
        }
        let view = GradientView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        XCTAssertNil(show(view)?.gradient)
        let state = stage.record("Box") {}.pageRecording(summary: "").frames.first?.states.last
        XCTAssertEqual(state?.background, "rgba(0,255,0,1.000)")
    }

    func testAnUnknownSymbolIsNotDrawn() async {
        XCTAssertNil(show(UIImageView(image: UIImage(systemName: "no.such.symbol")))?.picture)
    }

    func testAnImageThatChangesIsRecordedAgain() async throws {
        let recorder = ViewRecorder(stage.window)
        let view = UIImageView(image: UIImage(systemName: "plus"))
        root.view.addSubview(view)
        stage.turn()
        let plus = try XCTUnwrap(recorder.look().last?.picture)
        XCTAssertEqual(recorder.look().last?.picture, plus)
        view.image = UIImage(systemName: "xmark")
        XCTAssertNotEqual(recorder.look().last?.picture, plus)
    }

    func testGlassIsBlurredLessThanAMaterial() async throws {
        let glass = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        [blur, glass].forEach(root.view.addSubview)
        let views = ViewRecorder(stage.window).look().filter { $0.name == "UIVisualEffectView" }
        XCTAssertEqual(views.count, 2)
        XCTAssertGreaterThan(views[1].blur, 0)
        XCTAssertLessThan(views[1].blur, views[0].blur)
    }

    func testThePageShowsTheStatusBarAndTheHomeIndicator() async throws {
        root.view.backgroundColor = .black
        let scene = stage.record("Still") {}.pageRecording(summary: "", showsSystem: true)
        let labels = ["Status bar", "Signal and battery", "Home indicator"]
        XCTAssertEqual(scene.nodes.suffix(3).map(\.label), labels)
        // White on black, in the middle of the lower edge.
        let indicator = try XCTUnwrap(scene.frames.first?.states.last)
        XCTAssertEqual(indicator.background, "rgba(255,255,255,1.000)")
        XCTAssertEqual(indicator.x, 195)
        XCTAssertGreaterThan(indicator.y, 810)
    }

    func testAHiddenStatusBarIsNotShown() async {
        final class Bare: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
        }
        let scene = Stage(root: Bare()).record("Bare") {}.pageRecording(summary: "", showsSystem: true)
        XCTAssertFalse(scene.nodes.contains { $0.label == "Status bar" })
        XCTAssertTrue(scene.nodes.contains { $0.label == "Home indicator" })
    }

    func testBordersAndDifferentCornersReachThePage() async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.layer.cornerRadius = 12
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        view.layer.borderWidth = 2
        view.layer.borderColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor
        _ = show(view)
        let state = try XCTUnwrap(stage.record("Box") {}.pageRecording(summary: "").frames.first?.states.last)
        XCTAssertEqual(state.corners, [12, 12, 0, 0])
        XCTAssertEqual(state.borderWidth, 2)
        XCTAssertEqual(state.borderColor, "rgba(0,0,255,1.000)")
    }

    /// While bounds are animated, the picture has the size at which it is seen.
    func testAPictureGrowsWithAnimatedBounds() async throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        let stage = Stage(root: UIViewController())
        let view = UIImageView(image: image)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        stage.window.addSubview(view)
        try stage.settle()
        let recorder = ViewRecorder(stage.window)
        XCTAssertNotNil(recorder.look().first { $0.picture != nil })
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.bounds.size.width = 300 }
        stage.turn()
        stage.advance(by: 0.5)
        let half = try XCTUnwrap(recorder.look().first { $0.picture != nil })
        XCTAssertEqual(Double(half.bounds.width), 200, accuracy: 1)
        guard case .group(_, let clips, _) = half.picture?.marks.first else { return XCTFail("no picture") }
        let right = clips.flatMap(\.polygons).flatMap { $0 }.map(\.x).max() ?? 0
        XCTAssertEqual(right, half.bounds.width, accuracy: 0.01)
        try stage.settle()
    }
}
