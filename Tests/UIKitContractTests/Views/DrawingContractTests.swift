import UIKit
import XCTest

/// When views and layers draw, and when layers lay out their sublayers.
@preconcurrency
@MainActor
final class DrawingContractTests: ContractTestCase {
    private let root = UIViewController()
    private var window: UIWindow!

    override func setUp() async throws {
        window = Device.show(root)
    }

    override func tearDown() async throws {
        Device.put(away: window)
    }

    func testAViewIsDrawnWhenItIsFirstOnScreen() {
        let view = DrawingView(frame: CGRect(x: 10, y: 10, width: 40, height: 30))
        XCTAssertEqual(view.drawn, [])
        root.view.addSubview(view)
        XCTAssertEqual(view.drawn, [])
        Device.turn()
        XCTAssertEqual(view.drawn, [CGRect(x: 0, y: 0, width: 40, height: 30)])
        Device.turn()
        XCTAssertEqual(view.drawn.count, 1)
    }

    func testAViewIsDrawnAgainOnlyOnRequest() {
        let view = shown(DrawingView(frame: CGRect(x: 10, y: 10, width: 40, height: 30)))
        view.frame.size.width = 60
        view.center.x += 5
        Device.turn()
        XCTAssertEqual(view.drawn.count, 1)
        view.setNeedsDisplay()
        view.setNeedsDisplay()
        XCTAssertTrue(view.layer.needsDisplay())
        Device.turn()
        XCTAssertEqual(view.drawn.count, 2)
        XCTAssertFalse(view.layer.needsDisplay())
    }

    func testAViewThatRedrawsIsDrawnForEachNewSize() {
        let view = shown(DrawingView(frame: CGRect(x: 10, y: 10, width: 40, height: 30)))
        view.contentMode = .redraw
        view.frame.size.width = 60
        Device.turn()
        XCTAssertEqual(view.drawn.last, CGRect(x: 0, y: 0, width: 60, height: 30))
        view.center.x += 5
        Device.turn()
        XCTAssertEqual(view.drawn.count, 2)
    }

    func testAViewWithoutASizeIsNotDrawn() {
        let view = shown(DrawingView(frame: .zero))
        XCTAssertEqual(view.drawn, [])
    }

    func testAViewThatLeftTheScreenIsDrawnWhenItIsBack() {
        let view = shown(DrawingView(frame: CGRect(x: 10, y: 10, width: 40, height: 30)))
        view.removeFromSuperview()
        view.setNeedsDisplay()
        Device.turn()
        XCTAssertEqual(view.drawn.count, 1)
        root.view.addSubview(view)
        Device.turn()
        XCTAssertEqual(view.drawn.count, 2)
    }

    func testDrawingHasAContextAndTheTraitsOfTheView() {
        let view = DrawingView(frame: CGRect(x: 10, y: 10, width: 40, height: 30))
        view.overrideUserInterfaceStyle = .dark
        _ = shown(view)
        XCTAssertEqual(view.hadContext, [true])
        XCTAssertEqual(view.styles, [.dark])
        XCTAssertNil(UIGraphicsGetCurrentContext())
    }

    func testLayersLayOutTheirSublayers() {
        let layer = ArrangingLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        root.view.layer.addSublayer(layer)
        Device.turn()
        XCTAssertEqual(layer.arranged, 1)
        Device.turn()
        XCTAssertEqual(layer.arranged, 1)
        layer.bounds.size.width = 50
        layer.setNeedsLayout()
        Device.turn()
        XCTAssertEqual(layer.arranged, 2)
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
        XCTAssertEqual(layer.arranged, 3)
        layer.position.x += 1
        Device.turn()
        XCTAssertEqual(layer.arranged, 3)
    }

    func testTheLayerOfAViewLaysOutTheView() {
        let view = shown(ArrangingView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
        XCTAssertEqual(view.log, ["layer", "view"])
        view.setNeedsLayout()
        Device.turn()
        XCTAssertEqual(view.log, ["layer", "view", "layer", "view"])
    }

    func testALayerDrawsItselfOnRequestOnly() {
        let layer = DrawingLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        root.view.layer.addSublayer(layer)
        Device.turn()
        XCTAssertEqual(layer.drawn, 0)
        layer.setNeedsDisplay()
        Device.turn()
        XCTAssertEqual(layer.drawn, 1)
        XCTAssertNotNil(layer.contents)
        layer.needsDisplayOnBoundsChange = true
        layer.bounds.size.width = 50
        Device.turn()
        XCTAssertEqual(layer.drawn, 2)
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        layer.displayIfNeeded()
        XCTAssertEqual(layer.drawn, 3)
    }

    func testAClassOfLayersHasDefaultActions() {
        let layer = StillLayer()
        root.view.layer.addSublayer(layer)
        Device.turn()
        layer.opacity = 0.5
        XCTAssertNil(layer.animationKeys())
        layer.cornerRadius = 5
        XCTAssertEqual(layer.animationKeys(), ["cornerRadius"])
    }

    func testASnapshotIsAViewOfItsOwn() throws {
        let view = shown(UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 30)))
        view.addSubview(UIView(frame: view.bounds))
        for afterUpdates in [false, true] {
            let snapshot = try XCTUnwrap(view.snapshotView(afterScreenUpdates: afterUpdates))
            XCTAssertEqual(snapshot.frame, CGRect(x: 0, y: 0, width: 40, height: 30))
            XCTAssertNil(snapshot.superview)
        }
        let part = try XCTUnwrap(
            view.resizableSnapshotView(
                from: CGRect(x: 5, y: 5, width: 20, height: 10), afterScreenUpdates: false, withCapInsets: .zero))
        XCTAssertEqual(part.frame, CGRect(x: 0, y: 0, width: 20, height: 10))
    }

    func testASnapshotAfterUpdatesPerformsTheLayout() {
        let view = shown(ArrangingView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
        view.setNeedsLayout()
        _ = view.snapshotView(afterScreenUpdates: false)
        XCTAssertEqual(view.log.count, 2)
        _ = view.snapshotView(afterScreenUpdates: true)
        XCTAssertEqual(view.log.count, 4)
    }

    func testImageContextsAreNested() {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 4), false, 2)
        UIGraphicsBeginImageContext(CGSize(width: 3, height: 3))
        XCTAssertEqual(UIGraphicsGetImageFromCurrentImageContext()?.size, CGSize(width: 3, height: 3))
        UIGraphicsEndImageContext()
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        XCTAssertEqual(image?.size, CGSize(width: 8, height: 4))
        XCTAssertEqual(image?.scale, 2)
        XCTAssertNil(UIGraphicsGetImageFromCurrentImageContext())
    }

    private func shown<View: UIView>(_ view: View) -> View {
        root.view.addSubview(view)
        Device.turn()
        return view
    }
}

/// A view that remembers what it was asked to draw.
private final class DrawingView: UIView {
    var drawn: [CGRect] = []
    var hadContext: [Bool] = []
    var styles: [UIUserInterfaceStyle] = []

    override func draw(_ rect: CGRect) {
        drawn.append(rect)
        hadContext.append(UIGraphicsGetCurrentContext() != nil)
        styles.append(UITraitCollection.current.userInterfaceStyle)
    }
}

private final class DrawingLayer: CALayer {
    var drawn = 0

    override func draw(in ctx: CGContext) {
        drawn += 1
        ctx.fill(bounds)
    }
}

private final class ArrangingLayer: CALayer {
    var arranged = 0

    override func layoutSublayers() {
        super.layoutSublayers()
        arranged += 1
    }
}

/// A layer whose opacity changes without an animation.
private final class StillLayer: CALayer {
    override class func defaultAction(forKey event: String) -> (any CAAction)? {
        event == "opacity" ? NSNull() : super.defaultAction(forKey: event)
    }
}

/// A view that logs who lays it out.
private final class ArrangingView: UIView {
    var log: [String] = []

    override func layoutSublayers(of layer: CALayer) {
        log.append("layer")
        super.layoutSublayers(of: layer)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        log.append("view")
    }
}
