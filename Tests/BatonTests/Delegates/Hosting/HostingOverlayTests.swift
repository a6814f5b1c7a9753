import BatonTesting
import TestSupport
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests overlays around screens made with SwiftUI, whose size comes late: they follow, without a jump.
@MainActor
final class HostingOverlayTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    private static let sizes = (early: CGSize(width: 200, height: 120), late: CGSize(width: 280, height: 300))

    /// The presentations whose frame depends on the content, and the frame for a height of the content. The phone has 390 by 844
    /// points, of which 47 at the top and 34 at the bottom are safe area.
    private static let fitted: [(name: String, transitions: ModalTransitions, frame: (CGSize) -> CGRect)] = [
        (
            "dialog", .dialog,
            { CGRect(x: 195 - $0.width / 2, y: 428.5 - $0.height / 2, width: $0.width, height: $0.height) }
        ),
        (
            "overlay", .card.layout(OverlayLayout(edge: .bottom, extent: .fitted)),
            { CGRect(x: 0, y: 810 - $0.height, width: 390, height: $0.height + 34) }
        ),
        ("sheet", .sheet(detents: [.fitted]), { CGRect(x: 0, y: 810 - $0.height, width: 390, height: $0.height + 34) }),
        (
            "sheet with two detents", .sheet(detents: [.fitted, .height(566)]),
            { CGRect(x: 0, y: 810 - $0.height, width: 390, height: 600) }
        ),
    ]

    private func hosted(_ moment: HostingScreen.Moment) -> HostingScreen {
        let screen = HostingScreen("Content")
        screen.contentArrives = moment
        screen.sizeArrives = moment
        screen.sizes = Self.sizes
        return screen
    }

    private func wrapper(_ screen: UIViewController) throws -> UIView {
        try XCTUnwrap(screen.presentationController?.presentedView)
    }

    /// Lets time pass, and returns the largest way of the upper end of the view in a frame.
    private func largestStep(_ screen: UIViewController, _ stage: Stage, for seconds: TimeInterval = 1.5) throws
        -> CGFloat
    {
        var (largest, last) = (CGFloat(0), try wrapper(screen).frameInWindow.minY)
        for _ in 0..<Int(seconds * 60) {
            stage.advance(by: 1.0 / 60)
            guard screen.presentingViewController != nil else { break }
            let next = try wrapper(screen).frameInWindow.minY
            (largest, last) = (max(largest, abs(next - last)), next)
        }
        return largest
    }

    /// The way of 180 points takes at most 20 points in a frame, and that of a whole sheet at most 40.
    private static let smoothStep = (change: CGFloat(24), transition: CGFloat(60))

    func testALateSizeIsFollowedAtTheEndOfThePresentationWithoutAJump() async throws {
        for (name, transitions, frame) in Self.fitted {
            for moment in HostingScreen.Moment.allCases {
                for device in [HeadlessDevice.phone, .phone.rightToLeft] {
                    let (presenter, screen) = (TestScreen("Presenter"), hosted(moment))
                    let stage = Stage(device, root: presenter)
                    try stage.settle()
                    let before = WindowDump(stage.window)
                    presenter.present(screen, using: transitions)
                    stage.turn()
                    XCTAssertLessThan(try largestStep(screen, stage), Self.smoothStep.transition, "\(name), \(moment)")
                    try stage.settle()
                    XCTAssertEqual(try wrapper(screen).frame, frame(Self.sizes.late), "\(name), \(moment)")
                    XCTAssertEqual(screen.view.frame, try wrapper(screen).bounds, "\(name), \(moment)")
                    XCTAssertEqual(
                        screen.hosting.content?.frame, screen.view.bounds.inset(by: screen.view.safeAreaInsets),
                        "\(name), \(moment)")
                    screen.dismiss(animated: true)
                    try stage.settle()
                    XCTAssertEqual(WindowDump(stage.window).difference(from: before), [], "\(name), \(moment)")
                }
            }
        }
    }

    func testASizeThatChangesAtRestIsFollowedWithoutAJump() async throws {
        for (name, transitions, frame) in Self.fitted {
            let (presenter, screen) = (TestScreen("Presenter"), hosted(.viewDidLoad))
            let stage = Stage(root: presenter)
            try stage.settle()
            presenter.present(screen, using: transitions)
            try stage.settle()
            for size in [Self.sizes.early, Self.sizes.late] {
                screen.tell(size)
                let step = try largestStep(screen, stage)
                XCTAssertLessThan(step, Self.smoothStep.change, name)
                XCTAssertGreaterThan(step, 1, name)
                XCTAssertEqual(try wrapper(screen).frame, frame(size), name)
            }
            // Again before the former change has ended.
            screen.tell(Self.sizes.early)
            stage.advance(by: 0.1)
            screen.tell(Self.sizes.late)
            XCTAssertLessThan(try largestStep(screen, stage), Self.smoothStep.change, name)
            XCTAssertEqual(try wrapper(screen).frame, frame(Self.sizes.late), name)
        }
    }

    func testTheAppDecidesHowASizeChanges() async throws {
        for (name, transitions, frame) in Self.fitted {
            let (presenter, screen) = (TestScreen("Presenter"), hosted(.viewDidLoad))
            let stage = Stage(root: presenter)
            presenter.present(screen, using: transitions)
            try stage.settle()
            UIView.performWithoutAnimation { screen.tell(Self.sizes.early) }
            XCTAssertEqual(try wrapper(screen).seenFrame, frame(Self.sizes.early), name)
            UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { screen.tell(Self.sizes.late) }
            stage.advance(by: 0.2)
            let (start, end) = (frame(Self.sizes.early).minY, frame(Self.sizes.late).minY)
            XCTAssertEqual(try wrapper(screen).seenFrame.minY, (start + end) / 2, accuracy: 2, name)
            try stage.settle()
            HeadlessDevice.current.reduceMotion = true
            defer { HeadlessDevice.current.reduceMotion = false }
            screen.tell(Self.sizes.early)
            XCTAssertEqual(try wrapper(screen).seenFrame, frame(Self.sizes.early), name)
        }
    }

    /// The size changes while a finger pulls, and the finger returns.
    func testASizeThatChangesUnderAFingerWaitsForIt() async throws {
        for (name, transitions, frame) in Self.fitted where name != "dialog" {
            let (presenter, screen) = (TestScreen("Presenter"), hosted(.viewDidLoad))
            let stage = Stage(root: presenter)
            presenter.present(screen, using: transitions)
            try stage.settle()
            UIView.performWithoutAnimation { screen.tell(CGSize(width: 200, height: 500)) }
            let top = frame(CGSize(width: 200, height: 500)).minY
            stage.finger.down(at: CGPoint(x: 195, y: top + 20))
            stage.finger.drag(to: CGPoint(x: 195, y: top + 100), in: 0.3)
            let place = try wrapper(screen).frameInWindow.minY
            XCTAssertGreaterThan(place, top + 20, name)
            screen.tell(CGSize(width: 200, height: 480))
            XCTAssertEqual(try wrapper(screen).frameInWindow.minY, place, accuracy: 0.5, "stays, \(name)")
            stage.finger.hold(for: 0.2)
            stage.finger.cancel()
            XCTAssertLessThan(try largestStep(screen, stage), Self.smoothStep.transition, name)
            try stage.settle()
            XCTAssertEqual(try wrapper(screen).frame.minY, top + 20, accuracy: 0.01, name)
        }
    }

    func testASizeThatChangesDuringADismissalDoesNotDisturbIt() async throws {
        for (name, transitions, _) in Self.fitted {
            let (presenter, screen) = (TestScreen("Presenter"), hosted(.viewDidLoad))
            let stage = Stage(root: presenter)
            try stage.settle()
            let before = WindowDump(stage.window)
            presenter.present(screen, using: transitions)
            try stage.settle()
            screen.dismiss(animated: true)
            stage.advance(by: 0.1)
            screen.tell(Self.sizes.early)
            XCTAssertLessThan(try largestStep(screen, stage), Self.smoothStep.transition, name)
            try stage.settle()
            XCTAssertNil(presenter.presentedViewController, name)
            XCTAssertEqual(WindowDump(stage.window).difference(from: before), [], name)
        }
    }

    /// Nobody is told when constraints change. The next layout of the container finds it.
    func testASizeThatOnlyConstraintsTellIsFollowedWithTheNextLayoutOfTheContainer() async throws {
        for (name, transitions, frame) in Self.fitted {
            let (presenter, screen) = (TestScreen("Presenter"), hosted(.viewDidLoad))
            screen.tellsSize = .constraints
            let stage = Stage(root: presenter)
            presenter.present(screen, using: transitions)
            try stage.settle()
            XCTAssertEqual(try wrapper(screen).frame.minY, frame(Self.sizes.late).minY, name)
            screen.tell(Self.sizes.early)
            try stage.settle()
            XCTAssertEqual(try wrapper(screen).frame.minY, frame(Self.sizes.late).minY, "not yet, \(name)")
            screen.presentationController?.containerView?.setNeedsLayout()
            try stage.settle()
            XCTAssertEqual(try wrapper(screen).frame.minY, frame(Self.sizes.early).minY, name)
        }
    }

    /// A card and a drawer have their own size. What comes late is in it.
    func testACardAndADrawerKeepTheirSize() async throws {
        let rows: [(ModalTransitions, CGRect, CGRect)] = [
            (.card, CGRect(x: 0, y: 57, width: 390, height: 787), CGRect(x: 0, y: 57, width: 390, height: 787)),
            (
                .drawer(.leading), CGRect(x: 0, y: 0, width: 300, height: 844),
                CGRect(x: 90, y: 0, width: 300, height: 844)
            ),
        ]
        for (transitions, place, mirrored) in rows {
            for moment in HostingScreen.Moment.allCases {
                for device in [HeadlessDevice.phone, .phone.rightToLeft] {
                    let (presenter, screen) = (TestScreen("Presenter"), hosted(moment))
                    let stage = Stage(device, root: presenter)
                    presenter.present(screen, using: transitions)
                    try stage.settle()
                    let expected = device.layoutDirection == .rightToLeft ? mirrored : place
                    XCTAssertEqual(try wrapper(screen).frame, expected, "\(moment)")
                    let content = try XCTUnwrap(screen.hosting.content)
                    XCTAssertEqual(content.frame, screen.view.bounds.inset(by: screen.view.safeAreaInsets), "\(moment)")
                }
            }
        }
    }

    /// Content that is still empty has no size. It gets half of the space and a line of advice, and then its own.
    func testContentWithoutASizeAtFirst() async throws {
        let advice = AdviceLog()
        defer { advice.close() }
        let (presenter, screen) = (TestScreen("Presenter"), hosted(.viewDidAppear))
        screen.sizes.early = .zero
        let stage = Stage(root: presenter)
        presenter.present(screen, using: .sheet(detents: [.fitted]))
        stage.turn()
        XCTAssertEqual(try wrapper(screen).frame.height, 422 + 34, accuracy: 0.01)
        try stage.settle()
        XCTAssertEqual(try wrapper(screen).frame.minY, 510)
        XCTAssertEqual(advice.lines.count, 1)
    }
}
