import BatonPage
import BatonTesting
import UIKit
import XCTest

@MainActor
final class RecordingTests: XCTestCase {
    func testARecordingIncludesTheFramesBeforeAndAfterTheAction() async {
        let (stage, box) = Self.stage()
        let recording = stage.record("Box") {
            box.alpha = 0.5
            stage.advance(by: 0.05)
        }
        XCTAssertEqual(recording.name, "Box")
        XCTAssertEqual(recording.width, 390)
        XCTAssertEqual(recording.height, 844)
        XCTAssertEqual(recording.frames.map { ($0.time * 60).rounded() }, [0, 1, 2, 3])
        XCTAssertEqual(recording.duration, 0.05, accuracy: 1e-9)
        let opacities = recording.frames.map { $0.views.first { $0.name == "BoxView" }?.opacity }
        XCTAssertEqual(opacities, [1, 0.5, 0.5, 0.5])
    }

    func testOnlyTheLastTurnAtOneTimeIsRecorded() async {
        let (stage, box) = Self.stage()
        let recording = stage.record("Box") {
            for step in 1...5 {
                box.alpha = 1 - CGFloat(step) / 10
                stage.turn()
            }
        }
        XCTAssertEqual(recording.frames.count, 1)
        XCTAssertEqual(recording.frames.first?.views.last?.opacity ?? 0, 0.5, accuracy: 1e-6)
    }

    func testAnAnimationIsRecordedWithItsPresentationValues() async throws {
        let (stage, box) = Self.stage()
        let recording = try stage.record("Box") {
            UIView.animate(withDuration: 0.1, delay: 0, options: .curveLinear) { box.center.x += 60 }
            try stage.settle()
        }
        let xs = recording.frames.compactMap { $0.views.last?.position.x }
        for (x, expected) in zip(xs, [60, 70, 80, 90, 100, 110, 120]) {
            XCTAssertEqual(x, Double(expected), accuracy: 1e-6)
        }
        XCTAssertEqual(xs.count, 7)
    }

    func testNotesHaveTheirTimeAndTurn() async {
        let (stage, _) = Self.stage()
        stage.note("before")
        let recording = stage.record("Notes") {
            stage.note("first")
            stage.advance(by: 1.0 / 60)
            stage.note("second")
        }
        stage.note("after")
        XCTAssertEqual(recording.events.map(\.text), ["first", "second"])
        XCTAssertEqual(recording.events.map(\.turn), [0, 1])
        XCTAssertEqual(recording.events.map { ($0.time * 60).rounded() }, [0, 1])
    }

    func testTheFingerIsRecordedWhileItIsDown() async {
        let (stage, _) = Self.stage()
        let recording = stage.record("Finger") {
            stage.advance(by: 1.0 / 60)
            stage.finger.down(at: CGPoint(x: 10, y: 20))
            stage.advance(by: 1.0 / 60)
            stage.finger.up()
            stage.advance(by: 1.0 / 60)
        }
        XCTAssertEqual(recording.frames.map(\.touches.count), [0, 1, 0, 0])
        XCTAssertEqual(recording.frames[1].touches.map(\.x), [10])
        XCTAssertEqual(recording.frames[1].touches.map(\.y), [20])
    }

    func testAnErrorEndsTheRecording() async {
        let (stage, _) = Self.stage()
        XCTAssertThrowsError(try stage.record("Fails") { throw CancellationError() })
        stage.note("nowhere")
        XCTAssertEqual(stage.record("Next") {}.events, [])
    }

    // MARK: Conversion to a scene of a page

    func testARecordingBecomesASceneOfAPage() async throws {
        let (stage, box) = Self.stage()
        box.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
        let recording = stage.record("Box") {
            stage.note("hello")
            stage.advance(by: 1.0 / 60)
            box.transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
            box.layer.cornerRadius = 7
            box.clipsToBounds = true
            stage.finger.down(at: CGPoint(x: 300, y: 400))
        }
        let scene = recording.pageRecording(summary: "A box.", notes: ["Look."])
        XCTAssertEqual([scene.name, scene.summary], ["Box", "A box."])
        XCTAssertEqual([scene.width, scene.height, scene.duration], [390, 844, recording.duration])
        XCTAssertEqual(scene.notes, ["Look."])
        XCTAssertEqual(scene.log, [PageEvent(time: 0, turn: 0, text: "hello")])
        XCTAssertEqual(scene.frames.count, 2)
        XCTAssertEqual(scene.frames[0].touch, [])
        XCTAssertEqual(scene.frames[1].touch, [PagePoint(x: 300, y: 400)])
        let node = try XCTUnwrap(scene.nodes.last)
        let state = try XCTUnwrap(scene.frames[1].states.last)
        XCTAssertEqual(
            state,
            PageState(
                node: node.id, parent: try XCTUnwrap(node.parent), x: 60, y: 120, width: 100, height: 40,
                matrix: [1, 2, 3, 4, 5, 6], background: "rgba(255,128,0,0.250)", cornerRadius: 7, clips: true))
    }

    func testDepthNeedsAllSixteenNumbers() async throws {
        let (stage, box) = Self.stage()
        box.layer.transform.m34 = -0.002
        let scene = stage.record("Depth") {}.pageRecording(summary: "")
        let matrix = try XCTUnwrap(scene.frames.first?.states.last).matrix
        XCTAssertEqual(matrix.count, 16)
        XCTAssertEqual(matrix[11], -0.002)
    }

    func testASublayerTransformBecomesThePerspectiveOfItsView() async throws {
        let (stage, box) = Self.stage()
        box.superview?.layer.sublayerTransform.m34 = -1 / 800
        box.layer.isDoubleSided = false
        let states = try XCTUnwrap(stage.record("Turn") {}.pageRecording(summary: "").frames.first).states
        XCTAssertEqual(states.suffix(2).map(\.perspective), [800, 0])
        XCTAssertEqual(states.suffix(2).map(\.showsBack), [true, false])
    }

    func testAShadowPathBeyondTheLayerBecomesTheOffsetOfTheShadow() async throws {
        let (stage, box) = Self.stage()
        box.clipsToBounds = false
        box.layer.shadowOpacity = 0.5
        box.layer.shadowColor = UIColor(red: 0, green: 1, blue: 0, alpha: 0.5).cgColor
        box.layer.shadowRadius = 2
        box.layer.shadowOffset = .zero
        box.layer.shadowPath = CGPath(rect: CGRect(x: -3, y: 40, width: 103, height: 5), transform: nil)
        let state = try XCTUnwrap(stage.record("Shadow") {}.pageRecording(summary: "").frames.first?.states.last)
        XCTAssertEqual(state.shadow, "-3.000px 5.000px 4.000px rgba(0,255,0,0.250)")
        box.clipsToBounds = true
        let clipped = try XCTUnwrap(stage.record("Clipped") {}.pageRecording(summary: "").frames.first?.states.last)
        XCTAssertNil(clipped.shadow)
    }

    func testAGradientBecomesABackground() async throws {
        let (stage, box) = Self.stage()
        let gradient = GradientBox(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        box.addSubview(gradient)
        let state = try XCTUnwrap(stage.record("Gradient") {}.pageRecording(summary: "").frames.first?.states.last)
        let stops = "rgba(255,0,0,1.000) 0.000%,rgba(0,0,255,1.000) 100.000%"
        XCTAssertEqual(state.background, "linear-gradient(135deg,\(stops))")
    }

    func testAnImageBecomesABackgroundInFrontOfTheColour() async throws {
        let (stage, box) = Self.stage()
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
            UIColor(red: 0, green: 1, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(x: 2, y: 0, width: 2, height: 1))
        }
        let view = UIImageView(image: picture)
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        box.addSubview(view)
        let state = try XCTUnwrap(stage.record("Image") {}.pageRecording(summary: "").frames.first?.states.last)
        // The green rectangle is at 20 to 40 horizontally and at 0 to 10 vertically, inside the rectangle of the image.
        let clip = "<clipPath id='d0'><path d='M0 0L40 0L40 20L0 20Z'/></clipPath>"
        let fill = "<path d='M20 0L40 0L40 10L20 10L20 0Z' fill='rgba(0,255,0,1.000)'/>"
        let image =
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 20' preserveAspectRatio='none'>"
            + "<defs>\(clip)</defs><g clip-path='url(#d0)'>\(fill)</g></svg>"
        let escaped = image.replacingOccurrences(of: "<", with: "%3C").replacingOccurrences(of: ">", with: "%3E")
            .replacingOccurrences(of: "#", with: "%23")
        XCTAssertEqual(
            state.background,
            "url(\"data:image/svg+xml,\(escaped)\") 0 0/100% 100% no-repeat,rgba(255,0,0,1.000)")
    }

    func testAMaskBecomesAnAperture() async throws {
        let (stage, box) = Self.stage()
        let mask = UIView(frame: CGRect(x: 30, y: -10, width: 60, height: 60))
        mask.layer.cornerRadius = 30
        box.mask = mask
        let state = try XCTUnwrap(stage.record("Mask") {}.pageRecording(summary: "").frames.first?.states.last)
        // The box is 100 by 40.
        XCTAssertEqual(state.aperture, PageAperture(top: -10, right: 10, bottom: -10, left: 30, radius: 30))
    }

    func testANodeIsListedOnceAndBeforeItsChildren() async throws {
        let (stage, box) = Self.stage()
        let scene = stage.record("Nodes") {
            stage.advance(by: 1.0 / 60)
            let label = UILabel()
            label.text = "Hello"
            label.textAlignment = .right
            label.textColor = .white
            label.font = .boldSystemFont(ofSize: 12)
            box.addSubview(label)
            stage.advance(by: 1.0 / 60)
        }.pageRecording(summary: "")
        XCTAssertEqual(scene.nodes.first?.label, "UIWindow")
        XCTAssertEqual(scene.nodes.suffix(3).map(\.label), ["Root", "BoxView", "UILabel"])
        XCTAssertEqual(Set(scene.nodes.map(\.id)).count, scene.nodes.count)
        XCTAssertEqual(scene.nodes[0].parent, nil)
        XCTAssertEqual(scene.nodes.dropFirst().map(\.parent), scene.nodes.dropLast().map(\.id))
        var text = scene.frames.last?.states.last?.text
        // The width is that of the stand-in's font.
        text?.width = 0
        XCTAssertEqual(
            text,
            PageText(string: "Hello", size: 12, weight: 700, color: "rgba(255,255,255,1.000)", alignment: .right))
        let all = scene.nodes.count
        XCTAssertEqual(scene.frames.map(\.states.count), [all - 1, all - 1, all])
        XCTAssertEqual(scene.frames[0].states[0].parent, PageState.rootParent)
    }

    /// A frame shows what a completion handler has changed only after the layout that follows from it.
    func testAFrameNeverShowsAChangeBeforeItsLayout() async throws {
        let screen = UIViewController()
        let host = HalvingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView()
        host.addSubview(child)
        screen.view.addSubview(host)
        let stage = Stage(root: screen)
        try stage.settle()
        var seen: [CGFloat] = []
        let observer = TurnLoop.main.addFrameObserver {
            seen.append(child.frame.width / host.frame.width)
        }
        fade(child) { host.frame.size.width = 300 }
        try stage.settle()
        TurnLoop.main.removeFrameObserver(observer)
        XCTAssertEqual(Set(seen), [0.5])
        XCTAssertEqual(host.frame.width, 300)
    }

    private func fade(_ view: UIView, then change: @escaping () -> Void) {
        UIView.animate(withDuration: 0.2) {
            view.alpha = 0
        } completion: { _ in
            change()
        }
    }

    static func stage() -> (Stage, UIView) {
        let root = UIViewController()
        root.title = "Root"
        let box = BoxView(frame: CGRect(x: 10, y: 100, width: 100, height: 40))
        root.view.addSubview(box)
        return (Stage(root: root), box)
    }
}

/// A view with its own class name.
private final class BoxView: UIView {}

/// A gradient from red in the upper left corner to blue in the lower right corner.
private final class GradientBox: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        let layer = layer as? CAGradientLayer
        layer?.colors = [UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 0, blue: 1, alpha: 1)]
            .map(\.cgColor)
        layer?.startPoint = .zero
        layer?.endPoint = CGPoint(x: 1, y: 1)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The box is made in code only.")
    }
}

/// A view whose subview is half as wide as itself.
private final class HalvingView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        subviews.first?.frame.size.width = bounds.width / 2
    }
}
