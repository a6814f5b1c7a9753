import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests overlays that are presented from inside a form sheet or a page sheet of UIKit's on a pad.
///
/// The pad has 820 by 1180 points, and safe areas of 24 and 20. A custom presentation is for the full screen (B4.2, B4.5): it is
/// placed in the window and not in the sheet.
@MainActor
final class FormSheetOverlayTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    private var devices: [HeadlessDevice] { [.pad, .pad.rightToLeft] }
    private let styles = [UIModalPresentationStyle.formSheet, .pageSheet]

    override func setUp() async throws {
        await MainActor.run { HeadlessLog.reset() }
    }

    /// A sheet with a stack in it, and the screen of the stack that presents.
    @MainActor
    private struct Scene {
        let stage: Stage
        let root = TestScreen("Root")
        let inner = TestScreen("Inner")
        let sheet: UINavigationController
        let over = TestScreen("Over")

        init(_ device: HeadlessDevice, _ style: UIModalPresentationStyle) throws {
            sheet = UINavigationController(rootViewController: inner)
            sheet.modalPresentationStyle = style
            stage = Stage(device, root: root)
            try stage.settle()
            root.present(sheet, animated: true, completion: nil)
            try stage.settle()
            over.preferredContentSize = CGSize(width: 300, height: 200)
        }

        var wrapper: UIView? { over.presentationController?.presentedView }
        var isSheetUp: Bool { root.presentedViewController === sheet && sheet.view.window === stage.window }
    }

    private func each(_ body: (Scene, _ isMirrored: Bool, _ note: String) throws -> Void) throws {
        for device in devices {
            for style in styles {
                HeadlessLog.reset()
                let isMirrored = device.layoutDirection == .rightToLeft
                try body(try Scene(device, style), isMirrored, "style \(style.rawValue), mirrored \(isMirrored)")
            }
        }
    }

    private func places(_ isMirrored: Bool) -> [(String, ModalTransitions, CGRect)] {
        [
            ("card", .card, CGRect(x: 74, y: 34, width: 672, height: 1146)),
            ("sheet", .sheet(detents: [.height(280)]), CGRect(x: 74, y: 880, width: 672, height: 300)),
            ("fitted", .sheet, CGRect(x: 74, y: 960, width: 672, height: 220)),
            ("drawer", .drawer, CGRect(x: isMirrored ? 520 : 0, y: 0, width: 300, height: 1180)),
            ("dialog", .dialog, CGRect(x: 260, y: 492, width: 300, height: 200)),
            ("full screen", .slide(from: .bottom), CGRect(x: 0, y: 0, width: 820, height: 1180)),
        ]
    }

    func testItIsPlacedInTheWindowAndTheSheetStays() async throws {
        // B4.2, B4.5
        try each { scene, isMirrored, kind in
            let before = WindowDump(scene.stage.window)
            for (name, transitions, place) in places(isMirrored) {
                let note = "\(name), \(kind)"
                var ends = 0
                scene.inner.present(scene.over, using: transitions) { ends += 1 }
                try scene.stage.settle()
                XCTAssertTrue(scene.over.presentingViewController === scene.sheet, note)
                XCTAssertEqual(scene.wrapper.map { $0.convert($0.bounds, to: scene.stage.window) }, place, note)
                XCTAssertEqual(ends, 1, note)
                XCTAssertTrue(scene.isSheetUp, note)
                scene.over.dismiss(animated: true)
                try scene.stage.settle()
                XCTAssertEqual(WindowDump(scene.stage.window).difference(from: before), [], note)
                XCTAssertEqual(HeadlessLog.warnings, [], note)
            }
        }
    }

    func testAContextInTheSheetIsForPresentationsThatWantOne() async throws {
        // B4.3, B4.5
        try each { scene, isMirrored, kind in
            scene.inner.definesPresentationContext = true
            scene.sheet.definesPresentationContext = true
            for (name, transitions, place) in places(isMirrored) {
                scene.inner.present(scene.over, using: transitions)
                try scene.stage.settle()
                let window = scene.stage.window
                XCTAssertEqual(scene.wrapper.map { $0.convert($0.bounds, to: window) }, place, "\(name), \(kind)")
                scene.over.dismiss(animated: true)
                try scene.stage.settle()
            }
            let own = ModalTransitions.card.presentationController {
                ContextPresentationController(presentedViewController: $0, presenting: $1, overlay: $2)
            }
            let before = WindowDump(scene.stage.window)
            scene.inner.present(scene.over, using: own)
            try scene.stage.settle()
            XCTAssertTrue(scene.over.presentingViewController === scene.inner, kind)
            let container = try XCTUnwrap(scene.over.presentationController?.containerView)
            let screen = scene.inner.view.convert(scene.inner.view.bounds, to: nil)
            XCTAssertEqual(container.convert(container.bounds, to: nil), screen, kind)
            let wrapper = try XCTUnwrap(scene.wrapper)
            XCTAssertEqual(wrapper.frame.width, min(672, screen.width), kind)
            XCTAssertEqual(wrapper.frame.maxY, container.bounds.maxY, kind)
            scene.over.dismiss(animated: true)
            try scene.stage.settle()
            XCTAssertEqual(WindowDump(scene.stage.window).difference(from: before), [], kind)
        }
    }

    func testASheetInAContextOfTheSheetIsMovedThere() async throws {
        // B4.5, B27.5
        let own = ModalTransitions.sheet(detents: [.height(180), .height(380)]).floats().presentationController {
            ContextPresentationController(presentedViewController: $0, presenting: $1, overlay: $2)
        }
        try each { scene, _, kind in
            scene.inner.definesPresentationContext = true
            let before = WindowDump(scene.stage.window)
            scene.inner.present(scene.over, using: own)
            try scene.stage.settle()
            let container = try XCTUnwrap(scene.over.presentationController?.containerView)
            let (bounds, near) = (container.bounds, container.safeAreaInsets.bottom)
            let breadth = min(672, bounds.width)
            @MainActor func expect(_ detent: CGFloat, line: UInt = #line) {
                let content = scene.over.view.convert(scene.over.view.bounds, to: container)
                let height = (detent + near) * (breadth - 16) / breadth
                XCTAssertEqual(content.minX, bounds.midX - breadth / 2 + 8, accuracy: 1e-6, kind, line: line)
                XCTAssertEqual(content.maxX, bounds.midX + breadth / 2 - 8, accuracy: 1e-6, kind, line: line)
                XCTAssertEqual(content.minY, bounds.maxY - 8 - height, accuracy: 1e-6, kind, line: line)
            }
            expect(180)
            let finger = scene.stage.finger
            @MainActor func drag(by distance: CGFloat) throws {
                let content = scene.over.view.convert(scene.over.view.bounds, to: nil)
                let start = CGPoint(x: content.midX, y: content.minY + 20)
                finger.drag(from: start, to: CGPoint(x: start.x, y: start.y + distance), in: 0.4)
                try scene.stage.settle()
            }
            try drag(by: -180)
            XCTAssertEqual(scene.over.overlayPresentation?.selectedDetent, .height(380), kind)
            expect(380)
            try drag(by: 400)
            XCTAssertNil(scene.over.presentingViewController, kind)
            XCTAssertTrue(scene.isSheetUp, kind)
            XCTAssertEqual(WindowDump(scene.stage.window).difference(from: before), [], kind)
            XCTAssertEqual(HeadlessLog.warnings, [], kind)
        }
    }

    func testAPullAndATapOutsideDismissTheOverlayOnly() async throws {
        try each { scene, _, kind in
            let before = WindowDump(scene.stage.window)
            for (name, transitions, top) in [
                ("card", ModalTransitions.card, CGFloat(60)),
                ("sheet", .sheet(detents: [.height(280), .height(580)]), 890),
            ] {
                let note = "\(name), \(kind)"
                scene.inner.present(scene.over, using: transitions)
                try scene.stage.settle()
                scene.stage.finger.down(at: CGPoint(x: 410, y: top))
                scene.stage.finger.drag(to: CGPoint(x: 410, y: top + 60), in: 0.2)
                XCTAssertTrue(scene.over.isBeingDismissed, note)
                XCTAssertFalse(scene.sheet.isBeingDismissed, note)
                scene.stage.finger.drag(to: CGPoint(x: 410, y: 1_170), in: 0.2)
                scene.stage.finger.up()
                try scene.stage.settle()
                XCTAssertNil(scene.over.presentingViewController, note)
                XCTAssertTrue(scene.isSheetUp, note)
                XCTAssertEqual(WindowDump(scene.stage.window).difference(from: before), [], note)
                scene.inner.present(scene.over, using: transitions)
                try scene.stage.settle()
                // Outside of both. Baton's backdrop has the touch, and not UIKit's sheet.
                scene.stage.finger.tap(at: CGPoint(x: 20, y: 600))
                try scene.stage.settle()
                XCTAssertNil(scene.over.presentingViewController, note)
                XCTAssertTrue(scene.isSheetUp, note)
            }
        }
    }

    func testAClearBackdropPassesTouchesToTheSheet() async throws {
        try each { scene, _, kind in
            scene.inner.present(scene.over, using: .sheet(detents: [.height(180)]).backdrop(.clear))
            try scene.stage.settle()
            let place = scene.inner.view.convert(scene.inner.view.bounds, to: nil)
            let hit = scene.stage.window.hitTest(CGPoint(x: place.midX, y: place.minY + 100), with: nil)
            XCTAssertTrue(hit === scene.inner.view, kind)
        }
    }

    func testTheSheetTakesTheOverlayAlong() async throws {
        // B4.41
        for quirk in HeadlessQuirks.ChainDismissal.allCases {
            HeadlessQuirks.chainDismissal = quirk
            defer { HeadlessQuirks.chainDismissal = .lowest }
            try each { scene, isMirrored, kind in
                for (name, transitions, _) in places(isMirrored) {
                    let note = "\(name), \(kind), \(quirk)"
                    scene.inner.present(scene.over, using: transitions)
                    try scene.stage.settle()
                    var ends = 0
                    scene.root.dismiss(animated: true) { ends += 1 }
                    try scene.stage.settle()
                    XCTAssertEqual(ends, 1, note)
                    XCTAssertNil(scene.root.presentedViewController, note)
                    XCTAssertNil(scene.over.viewIfLoaded?.window, note)
                    XCTAssertNil(scene.over.transitioningDelegate, note)
                    XCTAssertEqual(scene.stage.window.leftovers, [], note)
                    scene.root.present(scene.sheet, animated: true, completion: nil)
                    try scene.stage.settle()
                }
            }
        }
    }

    func testNothingFlickersOnEntering() async throws {
        try each { scene, isMirrored, kind in
            for (name, transitions, place) in places(isMirrored) where name != "dialog" {
                scene.inner.present(scene.over, using: transitions)
                for frame in 0..<40 {
                    scene.stage.advance(by: 1.0 / 60)
                    guard let wrapper = scene.wrapper, wrapper.window != nil else { continue }
                    let size = wrapper.seenFrame.size
                    XCTAssertEqual(size.width, place.width, accuracy: 1e-6, "\(name), \(kind), frame \(frame)")
                    XCTAssertEqual(size.height, place.height, accuracy: 1e-6, "\(name), \(kind), frame \(frame)")
                    XCTAssertEqual(wrapper.seenAlpha, 1, "\(name), \(kind), frame \(frame)")
                }
                scene.over.dismiss(animated: true)
                try scene.stage.settle()
            }
        }
    }

    func testUIKitsSheetOverAnOverlayOverASheet() async throws {
        try each { scene, _, kind in
            scene.inner.present(scene.over, using: .card)
            try scene.stage.settle()
            let between = WindowDump(scene.stage.window)
            let top = TestScreen("Top")
            top.modalPresentationStyle = .formSheet
            scene.over.present(top, animated: true, completion: nil)
            try scene.stage.settle()
            XCTAssertTrue(top.view.window === scene.stage.window, kind)
            top.dismiss(animated: true)
            try scene.stage.settle()
            XCTAssertEqual(WindowDump(scene.stage.window).difference(from: between), [], kind)
            XCTAssertTrue(scene.isSheetUp, kind)
        }
    }
}

/// An overlay that is placed in the context that a view controller defines.
private final class ContextPresentationController: OverlayPresentationController {
    override var shouldPresentInFullscreen: Bool { false }
}
