import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Plays every stock presentation to every ending on every kind of device.
@MainActor
final class OverlayMatrixTests: GenerationTestCase {
    private typealias Stock = (name: String, make: @MainActor (UIView) -> ModalTransitions)

    private let stocks: [Stock] = [
        ("card", { _ in .card }), ("card with a blur", { _ in .card.backdrop(.blur(.regular)) }),
        ("card with a clear backdrop", { _ in .card.backdrop(.clear) }), ("dialog", { _ in .dialog }),
        ("leading drawer", { _ in .drawer }), ("trailing drawer", { _ in .drawer(.trailing) }),
        ("top drawer", { _ in .drawer(.top) }), ("bottom drawer", { _ in .drawer(.bottom) }),
        ("card or dialog", { _ in .card.layout(.card, regular: .dialog) }),
        ("sheet or drawer", { _ in .card.layout(.card, regular: .drawer(.trailing)).animation(.overlay) }),
        ("bottom sheet", { _ in .sheet(detents: [.fitted, .fraction(0.9)]) }),
        ("undimmed sheet", { _ in .sheet(detents: [.height(200), .fraction(0.7)]).undimmed(upTo: .height(200)) }),
        ("resizing sheet", { _ in .sheet(detents: [.height(200).resizingContent(), .fraction(1)]).grabber() }),
        ("leading sheet", { _ in .drawer(.leading, detents: [.fraction(0.3), .fitted]) }),
        ("top sheet", { _ in .drawer(.top, detents: [.fraction(0.3), .fraction(0.6)]) }),
        (
            "sheet or dialog",
            { _ in
                .sheet(detents: [.fitted, .fraction(0.8)]).layout(.sheet(detents: [.fitted]), regular: .dialog)
                    .animation(.overlay)
            }
        ),
        ("slide", { _ in .slide(from: .bottom) }),
        ("slide from leading", { _ in .slide(from: .leading) }), ("fade", { _ in .fade }),
        ("zoom", { source in .zoom { _ in source } }),
        ("reveal", { source in ModalTransitions(.reveal { _ in source }) }),
        ("flip", { _ in .flip }), ("kept zoom", { source in .zoom { _ in source }.overFullScreen() }),
    ]

    private var devices: [HeadlessDevice] {
        var reduced = HeadlessDevice.phone
        reduced.reduceMotion = true
        return [.phone, .phone.rightToLeft, .pad, .phone.turned, reduced]
    }

    private func forEach(_ body: (CardStage, ModalTransitionDriver, String) throws -> Void) throws {
        for device in devices {
            for stock in stocks {
                let stand = try CardStage(device)
                stand.card.preferredContentSize = CGSize(width: 220, height: 180)
                let source = UIView(frame: StockContainer.source)
                stand.presenter.view.addSubview(source)
                try stand.stage.settle()
                let driver = ModalTransitionDriver(stock.make(source))
                try body(stand, driver, "\(stock.name), \(device.name)")
                XCTAssertEqual(HeadlessLog.warnings, [], "\(stock.name), \(device.name)")
            }
        }
    }

    private func check(_ stand: CardStage, equals before: WindowDump, _ name: String) {
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [], name)
    }

    /// Whether at least one of the screens can be seen.
    private func look(_ stand: CardStage, _ name: String) {
        let views = [stand.presenter.view, stand.card.view.superview].compactMap { $0 }
        let isSeen = views.contains { $0.window != nil && $0.seenFrame.intersects(stand.stage.window.bounds) }
        XCTAssertTrue(isSeen, "nothing is seen, \(name)")
    }

    func testPresentedAndDismissedItLeavesNothing() async throws {
        try forEach { stand, driver, name in
            let before = WindowDump(stand.stage.window)
            stand.presenter.present(stand.card, by: driver)
            for _ in 0..<20 {
                stand.stage.advance(by: 1.0 / 30)
                look(stand, name)
            }
            try stand.stage.settle()
            XCTAssertTrue(stand.isPresenting, name)
            XCTAssertEqual(stand.card.view.frame, stand.card.view.superview?.bounds, name)
            stand.card.dismiss(animated: true)
            for _ in 0..<20 {
                stand.stage.advance(by: 1.0 / 30)
                look(stand, name)
            }
            try stand.stage.settle()
            check(stand, equals: before, name)
        }
    }

    func testACancelledPresentationLeavesNothing() async throws {
        try forEach { stand, driver, name in
            let before = WindowDump(stand.stage.window)
            for part in [0.0, 0.4, 1] {
                driver.interaction.begin {
                    stand.presenter.present(stand.card, by: driver)
                    return stand.card.transitionCoordinator
                }
                stand.stage.turn()
                driver.interaction.update(part)
                stand.stage.advance(by: 1.0 / 60)
                look(stand, name)
                driver.interaction.cancel()
                try stand.stage.settle()
                XCTAssertFalse(stand.isPresenting, name)
                check(stand, equals: before, "\(name), cancelled at \(part)")
            }
        }
    }

    func testACancelledDismissalChangesNothing() async throws {
        try forEach { stand, driver, name in
            stand.presenter.present(stand.card, by: driver)
            try stand.stage.settle()
            let before = WindowDump(stand.stage.window)
            for part in [0.0, 0.4, 1] {
                driver.interaction.begin {
                    stand.card.dismiss(animated: true)
                    return stand.card.transitionCoordinator
                }
                stand.stage.turn()
                driver.interaction.update(part)
                stand.stage.advance(by: 1.0 / 60)
                look(stand, name)
                driver.interaction.cancel()
                try stand.stage.settle()
                XCTAssertTrue(stand.isPresenting, name)
                check(stand, equals: before, "\(name), cancelled at \(part)")
            }
        }
    }

    func testAPresentationInterruptedAndItsDismissalInterruptedAgainEndsClean() async throws {
        try forEach { stand, driver, name in
            let before = WindowDump(stand.stage.window)
            stand.presenter.present(stand.card, by: driver)
            stand.stage.advance(by: 0.1)
            // Taken hold of, turned round, and taken hold of again.
            for finishes in [false, true] {
                interrupt(stand, finishes: finishes)
                look(stand, name)
            }
            try stand.stage.settle()
            if stand.isPresenting {
                stand.card.dismiss(animated: true)
                stand.stage.advance(by: 0.1)
                for finishes in [false, true] {
                    interrupt(stand, finishes: finishes)
                    look(stand, name)
                }
                try stand.stage.settle()
            }
            if stand.isPresenting { stand.card.dismiss(animated: true) }
            try stand.stage.settle()
            XCTAssertFalse(stand.isPresenting, name)
            check(stand, equals: before, name)
        }
    }

    /// Takes hold of a running transition with a finger, and lets it go in one direction.
    private func interrupt(_ stand: CardStage, finishes: Bool) {
        let finger = stand.stage.finger
        let bounds = stand.stage.window.bounds
        let start = CGPoint(x: bounds.midX, y: bounds.midY)
        finger.down(at: start)
        let way: CGFloat = finishes ? -60 : 60
        finger.drag(to: CGPoint(x: start.x + way, y: start.y + way), in: 0.05)
        finger.up()
        stand.stage.advance(by: 0.05)
    }
}
