import Baton
import BatonTesting
import UIKit
import XCTest

@testable import Playground

/// Compares the blurs that a browser draws with those that the compositor computes.
///
/// Behind a blur are stripes in three colours. Each is half as wide as the blur's radius, so that every place shows the
/// mean of the three: to the compositor, whose points are one radius apart, and to a browser, whose blur is much wider.
@MainActor
final class PageBlurDrawingTests: XCTestCase {
    private static let colors: [UIColor] = [
        UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 1, blue: 0, alpha: 1),
        UIColor(red: 0, green: 0, blue: 1, alpha: 1),
    ]

    override func tearDown() async throws {
        HeadlessDevice.current = .phone
    }

    func testTheBrowserBlursAsTheCompositor() async throws {
        guard let browser = HeadlessBrowser.installed else {
            throw XCTSkip("There is no Chromium, so the page is not drawn.")
        }
        let recording = try Self.recording()
        let views = try XCTUnwrap(recording.frames.last?.views)
        let blurred = views.filter { $0.blur > 0 }
        XCTAssertEqual(blurred.count, 2, "the bar's and the glass")
        let compositor = Compositor(views)
        let picture = try PagePicture.raster(
            of: [recording], drawnBy: Self.script, width: Int(recording.width), height: Int(recording.height),
            by: browser)
        for view in blurred {
            for x in [0.3, 0.37, 0.44, 0.51, 0.58] {
                let frame = view.windowFrame
                let point = CGPoint(x: (frame.minX + frame.width * x).rounded() + 0.5, y: frame.midY.rounded() + 0.5)
                let color = compositor.color(at: point)
                let pixel = picture[Int(point.x), Int(point.y)]
                for (part, byte) in zip([color.red, color.green, color.blue], pixel) {
                    XCTAssertEqual(
                        Double(byte), part * 255, accuracy: 6,
                        "\(view.name) at \(point): the browser shows \(pixel), the compositor \(color)")
                }
            }
        }
    }

    /// A screen of stripes with a blurred bar over its upper part, and glass over its lower part.
    private static func recording() throws -> Recording {
        let screen = UIViewController()
        let navigation = UINavigationController(rootViewController: screen)
        navigation.transitions = .slide
        navigation.transitions?.barState = BarState(background: .blur(.systemMaterial))
        HeadlessDevice.current = .smallPhone
        let stage = Stage(.smallPhone, root: navigation)
        defer { stage.close() }
        let glass = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
        glass.frame = CGRect(x: 20, y: 300, width: 280, height: 120)
        let blurs = (bar: 20.0, glass: 6.0)
        stripes(of: blurs.bar / 2, from: 0, to: 200, in: screen.view)
        stripes(of: blurs.glass / 2, from: 200, to: 600, in: screen.view)
        screen.view.addSubview(glass)
        try stage.settle()
        let recording = stage.record("Blurs") {}
        XCTAssertEqual(recording.frames.last?.views.map(\.blur).filter { $0 > 0 }.sorted(), [blurs.glass, blurs.bar])
        return recording
    }

    private static func stripes(of width: Double, from top: Double, to bottom: Double, in view: UIView) {
        for index in 0..<Int(400 / width) {
            let stripe = UIView(
                frame: CGRect(x: Double(index) * width, y: top, width: width, height: bottom - top))
            stripe.backgroundColor = colors[index % 3]
            view.addSubview(stripe)
        }
    }

    /// Shows the whole scene, a point on each pixel.
    private static let script = """
        const scene = sceneAt(0), screen = make("div");
        screen.style = `position: fixed; overflow: hidden; left: 0; top: 0; background: #000;
            width: ${scene.width}px; height: ${scene.height}px`;
        document.body.replaceChildren(screen);
        drawingOf(screen)(scene.frames.at(-1));
        """
}
