import BatonTesting
import TestSupport
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests touches where a hosting view of SwiftUI returns itself wherever it is asked (B18.12).
@MainActor
final class HostingTouchTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    private func hosted(_ title: String = "Hosted") -> HostingScreen {
        let screen = HostingScreen(title)
        screen.hosting.hitsItself = true
        return screen
    }

    private func tapButton(of screen: HostingScreen, on stage: Stage) throws {
        stage.finger.tap(at: screen.hosting.convert(GeometryKeepingView.buttonPlace, to: stage.window))
        try stage.settle()
    }

    func testTouchesBesideAnOverlayPassAndThoseOnItDoNot() async throws {
        let layouts: [(String, OverlayLayout)] = [
            ("bottom", OverlayLayout(edge: .bottom, extent: .fraction(0.5))),
            ("top", OverlayLayout(edge: .top, extent: .fraction(0.4))), ("drawer", .drawer(.trailing, length: 100)),
            ("sheet", .sheet(detents: [.height(300)])),
        ]
        for (name, layout) in layouts {
            for device in [HeadlessDevice.phone, .phone.rightToLeft] {
                let (presenter, overlay) = (hosted(), hosted())
                let stage = Stage(device, root: presenter)
                presenter.present(overlay, using: .card.layout(layout).animation(.overlay).backdrop(.clear))
                try stage.settle()
                let wrapper = try XCTUnwrap(overlay.presentationController?.presentedView as? OverlayWrapperView)
                // A sheet that floats is smaller than its wrapper.
                let seen = wrapper.drawnFrame
                for x in stride(from: CGFloat(5), to: 390, by: 20) {
                    for y in stride(from: CGFloat(5), to: 844, by: 20) {
                        let hit = stage.window.hitTest(CGPoint(x: x, y: y), with: nil)
                        let expected = seen.contains(CGPoint(x: x, y: y)) ? overlay.hosting : presenter.hosting
                        guard hit !== expected, !(hit is SheetGrabber) else { continue }
                        XCTFail("\(name) at \(x), \(y): \(String(describing: hit))")
                    }
                }
                let place = presenter.hosting.convert(GeometryKeepingView.buttonPlace, to: stage.window)
                try tapButton(of: presenter, on: stage)
                XCTAssertEqual(presenter.taps, seen.contains(place) ? 0 : 1, name)
            }
        }
    }

    func testATapOutsideClosesAndOneInsideDoesNot() async throws {
        let (presenter, card) = (hosted(), hosted())
        let stage = Stage(root: presenter)
        presenter.present(card, using: .card)
        try stage.settle()
        try tapButton(of: card, on: stage)
        XCTAssertEqual(card.taps, 1)
        XCTAssertTrue(presenter.presentedViewController === card)
        stage.finger.tap(at: CGPoint(x: 195, y: 20))
        try stage.settle()
        XCTAssertNil(presenter.presentedViewController)
        XCTAssertEqual(presenter.taps, 0)
    }

    func testAPullOnTheContentDismisses() async throws {
        for transitions in [ModalTransitions.card, .sheet(detents: [.height(500)])] {
            let (presenter, card) = (hosted(), hosted())
            let stage = Stage(root: presenter)
            presenter.present(card, using: transitions)
            try stage.settle()
            stage.finger.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 830), in: 0.2)
            try stage.settle()
            XCTAssertNil(presenter.presentedViewController)
            XCTAssertEqual(stage.window.leftovers, [])
        }
    }

    func testTouchesPassAClearBarAndNotItsButtons() async throws {
        let screen = hosted()
        let navigation = BatonNavigationController(navigationBarClass: BatonNavigationBar.self, toolbarClass: nil)
        let scene = try BarStage(.slide, from: .clear, to: .clear, screen: screen, in: navigation)
        try scene.arrive()
        let bar = scene.bar
        func hit(_ x: CGFloat) -> UIView? {
            scene.stage.window.hitTest(
                bar.convert(CGPoint(x: x, y: bar.bounds.midY), to: scene.stage.window), with: nil)
        }
        XCTAssertTrue(hit(bar.bounds.midX) === screen.hosting)
        let label = try XCTUnwrap(scene.label(HostingScreen.buttonTitle))
        XCTAssertTrue(hit(label.convert(label.bounds, to: bar).midX)?.isDescendant(of: bar) == true)
    }

    /// A view that draws its own sliders is no `UISlider`. It says that it uses drags, or a swipe in the content begins on it.
    func testASwipeInTheContentBeginsUnlessTheViewUsesDragsItself() async throws {
        for usesDrags in [false, true] {
            let (lower, upper) = (hosted("Lower"), hosted("Upper"))
            let stand = try StackStage(showsB: false) {
                $0.setViewControllers([lower, upper], animated: false)
                $0.transitions = .slide.swipe(.content)
            }
            upper.view.usesDragsItself = usesDrags
            stand.stage.finger.down(at: CGPoint(x: 120, y: 400))
            stand.stage.finger.drag(to: CGPoint(x: 300, y: 400), in: 0.2)
            XCTAssertEqual(stand.navigation.transitionCoordinator == nil, usesDrags)
            stand.stage.finger.up()
            try stand.stage.settle()
        }
    }
}
