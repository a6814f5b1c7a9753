import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests sheets that float below their whole length, as UIKit's do in the design of iOS 26.
///
/// The phone has 390 by 844 points, and safe areas of 47 and 34. A detent of 266 points is 300 points in layout. It is seen 8
/// points above the bottom, at a scale of 374 by 390 (B27.5).
@MainActor
final class FloatingSheetTests: GenerationTestCase {
    override class var generations: [Int] { [26, 27] }
    override class var exceptions: [String: [Int]] {
        [
            "testOnWhichSystemsAndWidthsItFloats": [15, 18, 26, 27], "testItFloatsOnDemandOnEverySystem": [15, 18, 26],
        ]
    }

    private static let transitions = ModalTransitions.sheet(detents: [SheetStage.small, .large])
    private static let height = 300 * 374 / 390.0
    private static let place = CGRect(x: 8, y: 836 - height, width: 374, height: height)
    private var devices: [HeadlessDevice] { [.phone, .phone.rightToLeft] }

    override func setUp() async throws {
        await MainActor.run { HeadlessLog.reset() }
    }

    override func tearDown() async throws {
        await MainActor.run { BarDesign.override = nil }
    }

    /// Presents a sheet that does by itself what UIKit's does, or what the transitions say.
    private func make(
        _ device: HeadlessDevice = .phone, _ transitions: ModalTransitions = transitions,
        prepare: (CardStage) -> Void = { _ in }
    ) throws -> CardStage {
        let stand = try CardStage(device)
        prepare(stand)
        try stand.present(using: transitions)
        return stand
    }

    private func wrapper(_ stand: CardStage) throws -> OverlayWrapperView {
        try XCTUnwrap(stand.card.presentationController?.presentedView as? OverlayWrapperView)
    }

    /// What is seen of the sheet at this moment. A transition shifts it, and does not scale it.
    private func seen(_ stand: CardStage) throws -> CGRect {
        let outer = try wrapper(stand)
        guard let card = outer.family.first(where: { $0 is OverlayCard }) else { return outer.seenFrame }
        return card.seenFrame.offsetBy(dx: outer.seenFrame.minX, dy: outer.seenFrame.minY)
    }

    private func assertEqual(_ a: CGRect, _ b: CGRect, _ note: String = "", line: UInt = #line) {
        for (one, other) in [(a.minX, b.minX), (a.minY, b.minY), (a.width, b.width), (a.height, b.height)] {
            XCTAssertEqual(one, other, accuracy: 1e-6, "\(a) is not \(b) \(note)", line: line)
        }
    }

    // MARK: At rest

    func testOnWhichSystemsAndWidthsItFloats() async throws {
        let isNew = HeadlessDevice.defaultSystemVersion >= 26
        let rows: [(HeadlessDevice, ModalTransitions, BarDesign?, Bool)] = [
            (.phone, Self.transitions, nil, isNew), (.phone.rightToLeft, Self.transitions, nil, isNew),
            (.phone, Self.transitions, .classic, false), (.phone, Self.transitions.floats(false), nil, false),
            (.pad, Self.transitions, nil, false), (.phone, .sheet(detents: [.large]), nil, false),
            (.phone, .drawer(.trailing, detents: [SheetStage.small]), nil, false),
            (.phone, .drawer(.bottom, detents: [SheetStage.small]), nil, isNew),
        ]
        for (index, (device, transitions, design, floats)) in rows.enumerated() {
            BarDesign.override = design
            let stand = try make(device, transitions)
            let (place, frame) = (try seen(stand), try wrapper(stand).frame)
            XCTAssertEqual(try wrapper(stand).cut?.float.margin ?? 0, floats ? 8 : 0, "row \(index)")
            XCTAssertEqual(place.width, frame.width * (floats ? 374 / 390 : 1), accuracy: 1e-6, "row \(index)")
            BarDesign.override = nil
        }
    }

    func testTheContentHasTheWholeWidthAndIsSeenSmaller() async throws {
        // B27.5, C26
        for device in devices {
            let stand = try make(device)
            assertEqual(try seen(stand), Self.place)
            XCTAssertEqual(try wrapper(stand).frame, CGRect(x: 0, y: 544, width: 390, height: 797))
            XCTAssertEqual(stand.card.view.frame, CGRect(x: 0, y: 0, width: 390, height: 797))
            XCTAssertEqual(stand.card.view.safeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
            let window = stand.stage.window
            let corner = stand.card.view.convert(CGPoint(x: 0, y: 0), to: window)
            XCTAssertEqual(corner.x, 8, accuracy: 1e-6)
            XCTAssertEqual(corner.y, Self.place.minY, accuracy: 1e-6)
        }
    }

    func testItFloatsOnDemandOnEverySystem() async throws {
        for device in devices {
            let stand = try make(device, Self.transitions.floats())
            assertEqual(try seen(stand), Self.place)
            let card = try XCTUnwrap(try wrapper(stand).family.first { $0 is OverlayCard })
            XCTAssertEqual(card.layer.maskedCorners, .all)
            guard HeadlessDevice.defaultSystemVersion < 26 else { continue }
            XCTAssertEqual(card.layer.cornerRadius, 12)
        }
    }

    func testTheCornersFollowThoseOfTheScreen() async throws {
        // B18.6
        let stand = try make()
        let card = try XCTUnwrap(try wrapper(stand).family.first { $0 is OverlayCard })
        let screen = HeadlessDevice.current.screenCornerRadius
        XCTAssertGreaterThan(screen, 20)
        XCTAssertEqual(card.layer.maskedCorners, .all)
        XCTAssertEqual(card.layer.cornerRadius, screen - 8, accuracy: 1e-6)
        for corner in [UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight] {
            XCTAssertEqual(card.effectiveRadius(corner: corner), screen - 8, accuracy: 1e-6, "all have the same")
        }
        let small = try make(.smallPhone)
        let square = try XCTUnwrap(try wrapper(small).family.first { $0 is OverlayCard })
        XCTAssertEqual(square.layer.cornerRadius, 12, "a screen without round corners")
    }

    func testTheWholeSheetHasNoRoundCornersAtTheBottom() async throws {
        for device in [HeadlessDevice.phone, .smallPhone] {
            let stand = try make(device, Self.transitions.initialDetent(.large))
            let place = try seen(stand)
            XCTAssertEqual(place.width, stand.stage.window.bounds.width)
            XCTAssertEqual(place.maxY, stand.stage.window.bounds.height + 12, accuracy: 1e-6)
        }
    }

    // MARK: Under a finger

    func testItFollowsTheFingerAndBecomesAsWideAsTheContainer() async throws {
        for device in devices {
            let stand = try make(device)
            let finger = stand.stage.finger
            let whole = 844 - 797.0
            finger.down(at: CGPoint(x: 195, y: 570))
            finger.drag(to: CGPoint(x: 195, y: 560), in: 0.1)
            for step in 1...20 {
                let y = 560 - 24.0 * Double(step)
                finger.drag(to: CGPoint(x: 195, y: y), in: 0.05)
                let place = try seen(stand)
                XCTAssertEqual(place.minY, Self.place.minY - 24 * CGFloat(step), accuracy: 0.01)
                let part = (Self.place.minY - place.minY) / (Self.place.minY - whole)
                XCTAssertEqual(place.minX, 8 * (1 - part), accuracy: 0.01)
                XCTAssertEqual(place.maxX, 390 - 8 * (1 - part), accuracy: 0.01)
                XCTAssertEqual(place.maxY, 844 - 8 * (1 - part) + 12 * part * place.width / 390, accuracy: 0.01)
            }
            finger.hold(for: 0.2)
            finger.up()
            try stand.stage.settle()
            XCTAssertEqual(stand.card.overlayPresentation?.selectedDetent, .large)
            XCTAssertEqual(try seen(stand).width, 390)
            XCTAssertEqual(try seen(stand).minY, 47, accuracy: 1e-6)
            finger.drag(from: CGPoint(x: 195, y: 60), to: CGPoint(x: 195, y: 500), in: 0.5)
            try stand.stage.settle()
            assertEqual(try seen(stand), Self.place)
        }
    }

    func testAMovementLaysNothingOut() async throws {
        let presenter = TestScreen("Presenter")
        let screen = CountingScreen(views: 50)
        let stage = Stage(root: presenter)
        presenter.present(screen, using: Self.transitions)
        try stage.settle()
        stage.finger.down(at: CGPoint(x: 195, y: 570))
        stage.finger.drag(to: CGPoint(x: 195, y: 540), in: 0.2)
        _ = screen.takeWrites()
        stage.finger.drag(to: CGPoint(x: 195, y: 300), in: 0.5)
        XCTAssertEqual(screen.takeWrites(), 0)
        stage.finger.drag(to: CGPoint(x: 195, y: 500), in: 0.5)
        XCTAssertEqual(screen.takeWrites(), 0)
    }

    /// The width always belongs to the place: while a finger drags the sheet, on its way to a detent, and where it is caught.
    func testNothingJumpsWhereItIsCaughtOnItsWay() async throws {
        for device in devices {
            let stand = try make(device)
            let finger = stand.stage.finger
            var margins: [CGFloat] = []
            func look() throws {
                let place = try seen(stand)
                let part = (Self.place.minY - place.minY) / (Self.place.minY - 47)
                XCTAssertEqual(place.minX, 8 * (1 - part), accuracy: 0.1)
                // The round corners go below the screen meanwhile. What is there is not seen.
                let end = 844 - 8 * (1 - part) + 12 * part * place.width / 390
                XCTAssertEqual(min(place.maxY, 844), min(end, 844), accuracy: 0.1)
                margins.append(place.minX)
            }
            finger.drag(from: CGPoint(x: 195, y: 570), to: CGPoint(x: 195, y: 300), in: 0.2)
            for _ in 0..<4 {
                stand.stage.advance(by: 1.0 / 60)
                try look()
            }
            let start = try seen(stand).minY + 30
            finger.down(at: CGPoint(x: 195, y: start))
            try look()
            for step in 1...6 {
                finger.drag(to: CGPoint(x: 195, y: start + 12 * CGFloat(step)), in: 1.0 / 60)
                try look()
            }
            XCTAssertGreaterThan(try XCTUnwrap(margins.min()), 0.05, "it was caught before it was whole")
            finger.hold(for: 0.2)
            finger.up()
            try stand.stage.settle()
            XCTAssertEqual(HeadlessLog.warnings, [])
        }
    }

    func testDismissedOnItsWayItStaysAsWideAsItIs() async throws {
        for device in devices {
            let stand = try make(device)
            stand.stage.finger.drag(from: CGPoint(x: 195, y: 570), to: CGPoint(x: 195, y: 300), in: 0.2)
            stand.stage.advance(by: 0.05)
            stand.card.dismiss(animated: true)
            stand.stage.turn()
            let before = try seen(stand)
            XCTAssertGreaterThan(before.minX, 0.3)
            try wrapper(stand).setNeedsLayout()
            try wrapper(stand).layoutIfNeeded()
            XCTAssertEqual(try seen(stand).minX, before.minX, accuracy: 0.01)
            stand.stage.advance(by: 0.1)
            XCTAssertEqual(try seen(stand).minX, before.minX, accuracy: 0.01)
            try stand.stage.settle()
            XCTAssertFalse(stand.isPresenting)
            XCTAssertEqual(stand.stage.window.leftovers, [])
        }
    }

    // MARK: Coming and going

    func testItComesAndGoesAsAWhole() async throws {
        // A detent of 86 points is 120 points in layout, and ends above its frame.
        let margin = 28 - 20 * 10 / 74.0
        let reach = margin + 120 * (390 - 2 * margin) / 390
        XCTAssertGreaterThan(reach, 120)
        for device in devices {
            let stand = try CardStage(device)
            stand.presenter.present(stand.card, using: .sheet(detents: [.height(86), .large]))
            var tops: [CGFloat] = []
            for _ in 0..<60 {
                stand.stage.advance(by: 1.0 / 60)
                guard try wrapper(stand).window != nil else { continue }
                let place = try seen(stand)
                tops.append(place.minY)
                XCTAssertEqual(place.minX, margin, accuracy: 1e-6)
            }
            XCTAssertEqual(try XCTUnwrap(tops.first), 844, accuracy: 40)
            XCTAssertEqual(try XCTUnwrap(tops.last), 844 - reach, accuracy: 1e-3)
            XCTAssertEqual(tops, tops.sorted(by: >), "it only rises")
            try stand.stage.settle()
            stand.card.dismiss(animated: true)
            var last: CGFloat = 0
            for _ in 0..<60 {
                stand.stage.advance(by: 1.0 / 60)
                guard stand.isPresenting else { break }
                last = try seen(stand).minY
                XCTAssertEqual(try seen(stand).minX, margin, accuracy: 1e-6)
            }
            XCTAssertGreaterThan(last, 843)
            try stand.stage.settle()
            XCTAssertEqual(stand.stage.window.leftovers, [])
            XCTAssertNil(stand.card.view.superview)
            XCTAssertEqual(stand.card.additionalSafeAreaInsets, .zero)
        }
    }

    func testAPullMovesTheSheetThatFloats() async throws {
        for device in devices {
            for finishes in [true, false] {
                let stand = try make(device)
                let before = WindowDump(stand.stage.window)
                let finger = stand.stage.finger
                finger.down(at: CGPoint(x: 195, y: 570))
                finger.drag(to: CGPoint(x: 195, y: 680), in: 0.5)
                assertEqual(try seen(stand), Self.place.offsetBy(dx: 0, dy: 100))
                if finishes { finger.drag(to: CGPoint(x: 195, y: 830), in: 0.3) } else { finger.hold(for: 0.2) }
                finger.up()
                try stand.stage.settle()
                XCTAssertEqual(stand.isPresenting, !finishes)
                if finishes {
                    XCTAssertEqual(stand.stage.window.leftovers, [])
                } else {
                    assertEqual(try seen(stand), Self.place)
                    XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
                }
                XCTAssertEqual(HeadlessLog.warnings, [])
            }
        }
    }

    func testARefusedPullStretchesTheSheetThatFloats() async throws {
        let stand = try make()
        stand.card.isModalInPresentation = true
        stand.stage.finger.down(at: CGPoint(x: 195, y: 570))
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 700), in: 0.5)
        let place = try seen(stand)
        XCTAssertGreaterThan(place.minY, Self.place.minY + 20)
        XCTAssertEqual(place.size.width, 374, accuracy: 1e-6)
        XCTAssertEqual(place.size.height, Self.place.height, accuracy: 1e-6)
        stand.stage.finger.up()
        try stand.stage.settle()
        assertEqual(try seen(stand), Self.place)
    }

    func testAPresentationIsCaughtWithTheSheetUnderTheFinger() async throws {
        let stand = try CardStage()
        stand.presenter.present(stand.card, using: Self.transitions)
        stand.stage.turn()
        stand.stage.advance(by: 0.1)
        stand.stage.finger.catchTransition(at: CGPoint(x: 195, y: 700), towards: CGPoint(x: 0, y: 1))
        let place = try seen(stand)
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 740), in: 0.2)
        assertEqual(try seen(stand), place.offsetBy(dx: 0, dy: try seen(stand).minY - place.minY))
        XCTAssertEqual(try seen(stand).minY, place.minY + 40, accuracy: 0.5)
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 600), in: 0.1)
        stand.stage.finger.up()
        try stand.stage.settle()
        assertEqual(try seen(stand), Self.place)
    }

    // MARK: Touches

    func testTouchesBesideWhatIsSeenReachWhatIsBehind() async throws {
        for device in devices {
            let stand = try make(device, Self.transitions.undimmed(upTo: SheetStage.small))
            let window = stand.stage.window
            for point in [CGPoint(x: 4, y: 700), CGPoint(x: 386, y: 700), CGPoint(x: 195, y: 840)] {
                XCTAssertTrue(window.hitTest(point, with: nil) === stand.presenter.view, "\(point)")
            }
            for point in [CGPoint(x: 12, y: 700), CGPoint(x: 378, y: 700), CGPoint(x: 195, y: 832)] {
                XCTAssertTrue(window.hitTest(point, with: nil) === stand.card.view, "\(point)")
            }
        }
        let dimmed = try make()
        dimmed.stage.finger.tap(at: CGPoint(x: 4, y: 700))
        try dimmed.stage.settle()
        XCTAssertFalse(dimmed.isPresenting, "a tap beside the sheet is one outside")
    }

    // MARK: Changes

    func testACodeChangeIsAnimatedWithItsWidth() async throws {
        let stand = try make()
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
            stand.card.overlayPresentation?.selectedDetent = .large
        }
        stand.stage.advance(by: 0.2)
        XCTAssertEqual(try seen(stand).minX, 4, accuracy: 0.5)
        try stand.stage.settle()
        XCTAssertEqual(try seen(stand).minX, 0, accuracy: 1e-6)
        stand.card.overlayPresentation?.selectedDetent = SheetStage.small
        assertEqual(try seen(stand), Self.place)
    }

    func testTheOptionCanBeChangedWhileItIsPresented() async throws {
        for system in [true, false] {
            let stand = try make(.phone, system ? Self.transitions : Self.transitions.floats(false))
            let overlay = try XCTUnwrap(stand.card.overlayPresentation)
            overlay.overlay.floats = false
            XCTAssertEqual(try seen(stand).minX, 0)
            XCTAssertEqual(try seen(stand).minY, 544, accuracy: 1e-6)
            XCTAssertEqual(stand.card.view.safeAreaInsets.bottom, 34)
            for _ in 1...2 {
                overlay.overlay.floats = true
                assertEqual(try seen(stand), Self.place, "\(system)")
                XCTAssertEqual(stand.card.view.safeAreaInsets.bottom, 34)
                XCTAssertEqual(try wrapper(stand).drawn.layer.maskedCorners, .all)
                overlay.overlay.floats = false
                XCTAssertEqual(
                    try wrapper(stand).drawn.layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
                XCTAssertEqual(try wrapper(stand).drawn.layer.cornerRadius, 12)
            }
            overlay.overlay.floats = true
            stand.card.dismiss(animated: true)
            try stand.stage.settle()
            XCTAssertEqual(stand.stage.window.leftovers, [])
            XCTAssertNil(stand.card.view.superview)
        }
    }

    /// UIKit may apply the corners that it knows when the size changes.
    func testASheetThatNoLongerFloatsKeepsItsCornersUnderAFinger() async throws {
        let detents = [SheetStage.small, SheetStage.large].map { $0.resizingContent() }
        let stand = try make(.phone, .sheet(detents: detents))
        stand.card.overlayPresentation?.overlay.floats = false
        stand.stage.finger.down(at: CGPoint(x: 195, y: 570))
        for y in [540, 450, 100] as [CGFloat] {
            stand.stage.finger.drag(to: CGPoint(x: 195, y: y), in: 0.2)
            stand.stage.turn()
            XCTAssertEqual(try wrapper(stand).drawn.layer.cornerRadius, 12, "\(y)")
            XCTAssertEqual(
                try wrapper(stand).drawn.layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner], "\(y)")
        }
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertEqual(try wrapper(stand).drawn.layer.cornerRadius, 12)
    }

    func testASheetThatBeginsToFloatHasItsGrabber() async throws {
        let stand = try make(.phone, Self.transitions.floats(false).grabber())
        stand.card.overlayPresentation?.overlay.floats = true
        let card = try XCTUnwrap(try wrapper(stand).family.first { $0 is OverlayCard })
        let grabber = try XCTUnwrap(try wrapper(stand).family.first { $0 is SheetGrabber })
        XCTAssertTrue(card.subviews.last === grabber, "above the content")
        // It is scaled with the sheet.
        let bar = try XCTUnwrap(grabber.subviews.first).frameInWindow
        XCTAssertEqual(bar.minY, Self.place.minY + 5 * 374 / 390, accuracy: 1e-6)
        XCTAssertEqual(bar.midX, 195, accuracy: 1e-6)
    }

    /// A low sheet ends above its frame, and is not cut off there.
    func testALowSheetIsSeenAsAWhole() async throws {
        let stand = try make(.phone, .sheet(detents: [.height(86), .large]))
        XCTAssertLessThan(try seen(stand).minY, try wrapper(stand).frame.minY - 1)
        XCTAssertFalse(try wrapper(stand).clipsToBounds)
    }

    func testItFloatsAfterARotationAndAboveTheKeyboard() async throws {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        let stand = try make { $0.card.view.addSubview(field) }
        stand.stage.rotate()
        try stand.stage.settle()
        stand.stage.rotate()
        try stand.stage.settle()
        assertEqual(try seen(stand), Self.place)
        field.becomeFirstResponder()
        try stand.stage.settle()
        let keyboard = HeadlessKeyboard.frame
        // Above the keyboard there is no safe area.
        let height = 266 * 374 / 390.0
        assertEqual(
            try seen(stand), CGRect(x: 8, y: keyboard.minY - 8 - height, width: 374, height: height))
        field.resignFirstResponder()
        try stand.stage.settle()
        assertEqual(try seen(stand), Self.place)
    }

    func testTheWholeSheetHasNoRoundCornersAboveTheKeyboard() async throws {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        let stand = try make(.phone, Self.transitions.initialDetent(.large)) { $0.card.view.addSubview(field) }
        field.becomeFirstResponder()
        try stand.stage.settle()
        let card = try XCTUnwrap(try wrapper(stand).family.first { $0 is OverlayCard })
        let place = try seen(stand)
        let below = place.maxY - HeadlessKeyboard.frame.minY
        XCTAssertEqual(place.width, 390)
        XCTAssertEqual(below, 12, accuracy: 1e-6, "what is round is behind the keyboard")
        XCTAssertLessThanOrEqual(card.effectiveRadius(corner: .bottomLeft), below + 1e-6)
    }

    func testUnderUIKitsFullScreenItFloatsAgainAtTheEnd() async throws {
        let advice = AdviceLog()
        defer { advice.close() }
        let stand = try make(.phone, Self.transitions.grabber())
        let before = WindowDump(stand.stage.window)
        let upper = TestScreen("Upper")
        upper.modalPresentationStyle = .fullScreen
        stand.card.present(upper, animated: true, completion: nil)
        try stand.stage.settle()
        upper.dismiss(animated: true)
        try stand.stage.settle()
        stand.stage.turn()
        assertEqual(try seen(stand), Self.place)
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
        XCTAssertEqual(advice.lines.count, 1)
    }

    func testItFloatsWithReducedMotion() async throws {
        let stand = try make(.phone.reducingMotion)
        assertEqual(try seen(stand), Self.place)
        stand.card.dismiss(animated: true)
        try stand.stage.settle()
        XCTAssertEqual(stand.stage.window.leftovers, [])
    }
}
