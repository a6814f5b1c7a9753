import Baton
import BatonTesting
import UIKit
import XCTest

@testable import TestStages

/// Tests where each stock presentation places the presented screen, how it appears, and its state while presented.
@MainActor
final class ModalStocksTests: AnyDesignTestCase {
    private typealias Stock = (name: String, make: @MainActor (UIView?) -> ModalTransitions)

    private let stocks: [Stock] = [
        ("card", { _ in .card }), ("dialog", { _ in .dialog }), ("drawer", { _ in .drawer }),
        ("slide", { _ in .slide(from: .leading) }), ("fade", { _ in .fade }),
        ("zoom", { source in .zoom { _ in source } }),
        ("flip", { _ in .flip }),
    ]

    /// The view that surrounds the presented view in every stock presentation.
    private func wrapper(_ stand: CardStage) throws -> UIView {
        try XCTUnwrap(stand.card.view.superview)
    }

    private func frame(_ transitions: ModalTransitions, _ device: HeadlessDevice, wanting size: CGSize = .zero) throws
        -> CGRect
    {
        let stand = try CardStage(device)
        stand.card.preferredContentSize = size
        try stand.present(using: transitions)
        XCTAssertEqual(stand.card.view.frame, try wrapper(stand).bounds)
        return try wrapper(stand).frame
    }

    // MARK: Placement

    func testADialogIsInTheMiddleOfTheSafeArea() async throws {
        let size = CGSize(width: 270, height: 180)
        // Between 47 and 844 - 34 the center is at 428.5. On the iPad it is between 24 and 1160, at 592. In landscape
        // it is between 0 and 369.
        let places: [(HeadlessDevice, CGPoint)] = [
            (.phone, CGPoint(x: 60, y: 338.5)), (.phone.rightToLeft, CGPoint(x: 60, y: 338.5)),
            (.pad, CGPoint(x: 275, y: 502)), (.phone.turned, CGPoint(x: 287, y: 94.5)),
        ]
        for (device, origin) in places {
            XCTAssertEqual(try frame(.dialog, device, wanting: size), CGRect(origin: origin, size: size))
        }
    }

    func testADialogKeepsItsMarginWhateverItsPreferredSize() async throws {
        let size = CGSize(width: 2000, height: 2000)
        XCTAssertEqual(
            try frame(.dialog, .phone, wanting: size), CGRect(x: 16, y: 63, width: 358, height: 731))
        XCTAssertEqual(
            try frame(.dialog, .phone.turned, wanting: size), CGRect(x: 86, y: 16, width: 672, height: 337))
    }

    func testADialogWithoutPreferredSizeIsSizedByItsConstraints() async throws {
        let stand = try CardStage()
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        stand.card.view.addSubview(content)
        NSLayoutConstraint.activate([
            content.widthAnchor.constraint(equalToConstant: 200), content.heightAnchor.constraint(equalToConstant: 80),
            content.leadingAnchor.constraint(equalTo: stand.card.view.leadingAnchor, constant: 10),
            content.trailingAnchor.constraint(equalTo: stand.card.view.trailingAnchor, constant: -10),
            content.topAnchor.constraint(equalTo: stand.card.view.topAnchor, constant: 20),
            content.bottomAnchor.constraint(equalTo: stand.card.view.bottomAnchor, constant: -20),
        ])
        try stand.present(using: .dialog)
        // 220 by 120 points around (195, 428.5).
        XCTAssertEqual(try wrapper(stand).frame, CGRect(x: 85, y: 368.5, width: 220, height: 120))
        XCTAssertEqual(content.frame, CGRect(x: 10, y: 20, width: 200, height: 80))
    }

    func testADialogFollowsItsPreferredSizeEvenInsideAnAnimation() async throws {
        // B4.62
        let stand = try CardStage()
        stand.card.preferredContentSize = CGSize(width: 200, height: 100)
        try stand.present(using: .dialog)
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
            stand.card.preferredContentSize = CGSize(width: 300, height: 200)
        }
        let large = CGRect(x: 45, y: 328.5, width: 300, height: 200)
        XCTAssertEqual(try wrapper(stand).frame, large)
        stand.stage.advance(by: 0.2)
        let halfway = try wrapper(stand).seenFrame
        XCTAssertEqual(Double(halfway.width), 250, accuracy: 1)
        XCTAssertEqual(Double(halfway.midY), 428.5, accuracy: 1e-6)
        try stand.stage.settle()
        XCTAssertEqual(try wrapper(stand).seenFrame, large)
    }

    func testADialogThatChangesItsPreferredSizeWhilePresentedHasItAtTheEnd() async throws {
        let stand = try CardStage()
        stand.card.preferredContentSize = CGSize(width: 200, height: 100)
        stand.presenter.present(stand.card, using: .dialog)
        stand.stage.advance(by: 0.1)
        stand.card.preferredContentSize = CGSize(width: 300, height: 200)
        try stand.stage.settle()
        XCTAssertEqual(try wrapper(stand).frame, CGRect(x: 45, y: 328.5, width: 300, height: 200))
    }

    func testADrawerIsAtItsEdgeAndExtendsOverTheSafeAreaThere() async throws {
        let cases: [(DirectionalEdge, HeadlessDevice, CGRect)] = [
            (.leading, .phone, CGRect(x: 0, y: 0, width: 300, height: 844)),
            (.leading, .phone.rightToLeft, CGRect(x: 90, y: 0, width: 300, height: 844)),
            (.leading, .phone.turned, CGRect(x: 0, y: 0, width: 347, height: 390)),
            (.trailing, .phone.turned, CGRect(x: 497, y: 0, width: 347, height: 390)),
            (.leading, .phone.turned.rightToLeft, CGRect(x: 497, y: 0, width: 347, height: 390)),
            (.trailing, .pad, CGRect(x: 520, y: 0, width: 300, height: 1180)),
            (.top, .phone, CGRect(x: 0, y: 0, width: 390, height: 347)),
            (.bottom, .phone, CGRect(x: 0, y: 510, width: 390, height: 334)),
        ]
        for (edge, device, place) in cases {
            XCTAssertEqual(try frame(.drawer(edge), device), place, "\(edge) on \(device.name)")
        }
    }

    func testTheOtherPresentationsCoverEverythingWithoutRoundCorners() async throws {
        for (name, make) in stocks where ["slide", "fade", "zoom", "flip"].contains(name) {
            for device in [HeadlessDevice.phone, .pad.rightToLeft, .phone.turned] {
                let stand = try CardStage(device)
                try stand.present(using: make(nil))
                XCTAssertEqual(try wrapper(stand).frame, stand.stage.window.bounds, name)
                XCTAssertEqual(try wrapper(stand).layer.cornerRadius, 0, name)
                XCTAssertEqual(stand.stage.window.dimmingView?.alpha ?? 0, 0, name)
            }
        }
    }

    func testOnlyTheCornersAwayFromTheEdgeAreRounded() async throws {
        let all: CACornerMask = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ]
        let corners: [(ModalTransitions, HeadlessDevice, CACornerMask)] = [
            (.dialog, .phone, all), (.dialog, .phone.rightToLeft, all),
            (.card, .phone, [.layerMinXMinYCorner, .layerMaxXMinYCorner]),
            (.drawer, .phone, [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]),
            (.drawer, .phone.rightToLeft, [.layerMinXMinYCorner, .layerMinXMaxYCorner]),
        ]
        for (transitions, device, expected) in corners {
            let stand = try CardStage(device)
            try stand.present(using: transitions)
            XCTAssertEqual(try wrapper(stand).layer.maskedCorners, expected)
            XCTAssertEqual(try wrapper(stand).layer.cornerRadius, 12)
            XCTAssertTrue(try wrapper(stand).clipsToBounds)
        }
    }

    // MARK: Animation

    func testEachPresentationStartsFromItsOwnPosition() async throws {
        // The center of the source is at (60, 170), and its 80 points are 80 / 390 of the width.
        let places: [(String, HeadlessDevice, CGRect)] = [
            ("card", .phone, CGRect(x: 0, y: 844, width: 390, height: 787)),
            ("drawer", .phone, CGRect(x: -300, y: 0, width: 300, height: 844)),
            ("drawer", .phone.rightToLeft, CGRect(x: 390, y: 0, width: 300, height: 844)),
            ("slide", .phone, CGRect(x: -390, y: 0, width: 390, height: 844)),
            ("slide", .phone.rightToLeft, CGRect(x: 390, y: 0, width: 390, height: 844)),
            ("fade", .phone, CGRect(x: 0, y: 0, width: 390, height: 844)),
            (
                "zoom", .phone,
                CGRect(x: 20, y: 170 - 422 * 80.0 / 390, width: 80, height: 844 * 80.0 / 390)
            ),
        ]
        for (name, device, place) in places {
            let stand = try CardStage(device)
            let source = UIView(frame: StockContainer.source)
            stand.presenter.view.addSubview(source)
            let make = try XCTUnwrap(stocks.first { $0.name == name }?.make)
            stand.presenter.present(stand.card, using: make(source))
            stand.stage.turn()
            let seen = try wrapper(stand).seenFrame
            for (found, wanted) in [
                (seen.minX, place.minX), (seen.minY, place.minY), (seen.width, place.width),
                (seen.height, place.height),
            ] {
                XCTAssertEqual(Double(found), Double(wanted), accuracy: 1e-6, "\(name) on \(device.name): \(seen)")
            }
            try stand.stage.settle()
        }
    }

    func testAZoomReturnsToItsSourcesCurrentPositionOrFadesWithoutIt() async throws {
        for isGone in [false, true] {
            let stand = try CardStage()
            let source = UIView(frame: StockContainer.source)
            stand.presenter.view.addSubview(source)
            try stand.present(using: .zoom { _ in source.superview == nil ? nil : source })
            if isGone { source.removeFromSuperview() } else { source.center = CGPoint(x: 300, y: 600) }
            stand.card.dismiss(animated: true)
            stand.stage.advance(by: 0.35)
            let seen = try wrapper(stand).seenFrame
            if isGone {
                XCTAssertEqual(seen, stand.stage.window.bounds)
            } else {
                XCTAssertEqual(Double(seen.midX), 300, accuracy: 30)
                XCTAssertEqual(Double(seen.midY), 600, accuracy: 30)
            }
            try stand.stage.settle()
            XCTAssertFalse(stand.isPresenting)
        }
    }

    func testAFlipReplacesThePresenterAsFullScreenDoes() async throws {
        // B4.22, B4.24
        var lines: [String] = []
        let presenter = TestScreen("Presenter", saying: { lines.append($0) })
        let back = TestScreen("Back", saying: { lines.append($0) })
        let stage = Stage(root: presenter)
        try stage.settle()
        let before = WindowDump(stage.window)
        lines = []
        present(back, over: presenter, using: .flip)
        try stage.settle()
        XCTAssertEqual(
            lines, ["Presenter will disappear", "Back will appear", "Back did appear", "Presenter did disappear"])
        XCTAssertNil(presenter.view.window)
        lines = []
        back.dismiss(animated: true)
        stage.advance(by: 0.3)
        XCTAssertTrue(presenter.view.window === stage.window)
        try stage.settle()
        XCTAssertEqual(
            lines, ["Back will disappear", "Presenter will appear", "Presenter did appear", "Back did disappear"])
        XCTAssertEqual(WindowDump(stage.window).difference(from: before), [])
    }

    private func present(
        _ screen: UIViewController, over presenter: UIViewController, using transitions: ModalTransitions
    ) {
        presenter.present(screen, using: transitions)
    }

    // MARK: Never black

    // Known failures: "Black screen after dismissal", "Presenter vanishes under a full-screen custom dismissal."
    func testThePresenterIsVisibleInEveryFrameWhereItIsKept() async throws {
        // B3.8, B4.23
        for (name, stock) in stocks where name != "flip" {
            let make = { (source: UIView?) in stock(source).overFullScreen() }
            var lines: [String] = []
            let presenter = TestScreen("Presenter", saying: { lines.append($0) })
            let screen = TestScreen("Over")
            let stage = Stage(root: presenter)
            try stage.settle()
            let place = presenter.view.superview
            lines = []
            func look() {
                XCTAssertTrue(presenter.view.superview === place, name)
                XCTAssertEqual(presenter.view.seenAlpha, 1, name)
                XCTAssertEqual(presenter.view.seenFrame, stage.window.bounds, name)
                XCTAssertNil(screen.presentationController?.containerView?.backgroundColor, name)
            }
            present(screen, over: presenter, using: make(nil))
            for _ in 0..<40 {
                look()
                stage.advance(by: 1.0 / 60)
            }
            screen.dismiss(animated: true)
            for _ in 0..<40 {
                look()
                stage.advance(by: 1.0 / 60)
            }
            try stage.settle()
            look()
            XCTAssertNil(presenter.presentedViewController, name)
            XCTAssertEqual(lines, [], name)
        }
    }

    // MARK: Common behaviour

    // Known failure: "VoiceOver reads behind the modal; no escape gesture."
    func testEachIsModalToVoiceOverHandlesTheEscapeGestureAndMovesTheFocus() async throws {
        // B10.20, B10.21
        for (name, make) in stocks {
            let stand = try CardStage()
            let before = WindowDump(stand.stage.window)
            try stand.present(using: make(nil))
            XCTAssertEqual(stand.card.presentationController?.containerView?.accessibilityViewIsModal, true, name)
            XCTAssertEqual(
                HeadlessLog.accessibilityPosts.last?.argument, String(describing: try wrapper(stand)), name)
            XCTAssertTrue(stand.escape(), name)
            try stand.stage.settle()
            XCTAssertFalse(stand.isPresenting, name)
            XCTAssertEqual(stand.delegate.calls, ["should", "will", "did"], name)
            XCTAssertEqual(HeadlessLog.accessibilityPosts.last?.argument, stand.presenter.view.description, name)
            XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [], name)
        }
    }

    func testATapOutsideADrawerDismissesAndOneOutsideADialogDoesNot() async throws {
        for (transitions, leaves) in [(ModalTransitions.drawer, true), (.dialog, false)] {
            let stand = try CardStage()
            stand.card.preferredContentSize = CGSize(width: 200, height: 100)
            try stand.present(using: transitions)
            stand.stage.finger.tap(at: CGPoint(x: 370, y: 700))
            try stand.stage.settle()
            XCTAssertEqual(stand.isPresenting, !leaves)
        }
    }

    // Known failure: "Rotation dismisses or crashes the modal, or leaves a black strip."
    func testAfterARotationAtRestOrDuringATransitionEachHasItsFrameForTheNewSize() async throws {
        for (name, make) in stocks {
            let resting = try CardStage(.phone.turned)
            resting.card.preferredContentSize = CGSize(width: 200, height: 100)
            try resting.present(using: make(nil))
            let place = try wrapper(resting).frame
            for moment in ["at rest", "while it comes", "while it goes back and stays"] {
                let stand = try CardStage()
                stand.card.preferredContentSize = CGSize(width: 200, height: 100)
                let driver = ModalTransitionDriver(make(nil))
                stand.presenter.present(stand.card, by: driver)
                if moment != "while it comes" { try stand.stage.settle() }
                if moment == "while it goes back and stays" {
                    driver.interaction.begin {
                        stand.card.dismiss(animated: true)
                        return stand.card.transitionCoordinator
                    }
                    stand.stage.turn()
                    driver.interaction.update(0.4)
                }
                stand.stage.advance(by: 0.1)
                stand.stage.rotate()
                stand.stage.advance(by: 0.4)
                driver.interaction.cancel()
                try stand.stage.settle()
                XCTAssertTrue(stand.isPresenting, "\(name) \(moment)")
                XCTAssertEqual(try wrapper(stand).frame, place, "\(name) \(moment)")
                XCTAssertEqual(stand.card.view.frame, try wrapper(stand).bounds, "\(name) \(moment)")
                let veil = stand.stage.window.dimmingView?.frame
                XCTAssertEqual(veil ?? stand.stage.window.bounds, stand.stage.window.bounds, "\(name) \(moment)")
                stand.card.dismiss(animated: true)
                try stand.stage.settle()
                XCTAssertEqual(stand.presenter.view.frame, stand.stage.window.bounds, "\(name) \(moment)")
                XCTAssertEqual(stand.stage.window.leftovers, [], "\(name) \(moment)")
            }
        }
    }
}
