import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests presentations that begin in the middle of another transition, with each answer that UIKit may give.
@MainActor
final class PresentedInTransitionTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    /// A stage on which a transition runs.
    private struct Scene {
        let stage: Stage
        /// Who presents.
        let source: UIViewController
        /// Goes on with the finger that drives the transition, and lifts it.
        var goOn: () -> Void = {}
        /// Whether the transition has ended as it should, with one screen that is seen.
        let isRight: () -> Bool
    }

    private typealias Make = @MainActor (HeadlessDevice) throws -> Scene
    private typealias Row = (name: String, kind: Kind, make: Make)

    private enum Kind {
        case other
        /// The presenter dismisses what it presents. UIKit presents, waits or refuses (B28.2).
        case dismissal
        /// The presenter itself leaves, or a finger drives the dismissal.
        case refusal
    }

    private let presented: [(String, ModalTransitions)] = [
        ("card", .card), ("sheet", .sheet(detents: [.height(200), .large])), ("fade", .fade),
    ]

    override func setUp() async throws {
        await MainActor.run { HeadlessLog.reset() }
    }

    override func tearDown() async throws {
        await MainActor.run { HeadlessQuirks.presentationsInTransitions = .begin }
    }

    // MARK: What runs

    private static func push(_ transitions: NavigationTransitions?) -> Make {
        { device in
            let stand = try StackStage(device, showsB: false) { if let transitions { $0.transitions = transitions } }
            stand.push()
            return Scene(stage: stand.stage, source: stand.navigation, isRight: { stand.titles == ["A", "B"] })
        }
    }

    private static func pop(_ transitions: NavigationTransitions?) -> Make {
        { device in
            let stand = try StackStage(device) { if let transitions { $0.transitions = transitions } }
            stand.pop()
            return Scene(stage: stand.stage, source: stand.navigation, isRight: { stand.titles == ["A"] })
        }
    }

    private static func swipe(_ transitions: NavigationTransitions?) -> Make {
        { device in
            let stand = try StackStage(device) { if let transitions { $0.transitions = transitions } }
            let mirrored = device.layoutDirection == .rightToLeft
            func point(_ x: CGFloat) -> CGPoint { CGPoint(x: mirrored ? 390 - x : x, y: 400) }
            stand.stage.finger.down(at: point(2))
            stand.stage.finger.drag(to: point(150), in: 0.2)
            // UIKit cancels touches in the presenting view when the presentation begins (B7.19), and so the swipe.
            return Scene(
                stage: stand.stage, source: stand.navigation,
                goOn: {
                    stand.stage.finger.drag(to: point(300), in: 0.2)
                    stand.stage.finger.up()
                },
                isRight: {
                    [["A"], ["A", "B"]].contains(stand.titles) && stand.navigation.transitionCoordinator == nil
                })
        }
    }

    private static func tabs(_ device: HeadlessDevice) throws -> Scene {
        let stand = try TabStage(device) { $0.transitions = .slideAcross }
        stand.tap(1)
        return Scene(
            stage: stand.stage, source: stand.tabs,
            isRight: {
                // A full screen over the tabs takes all of them out of the window.
                stand.tabs.selectedIndex == 1 && [nil, "B"].contains(stand.shown)
            })
    }

    private static func presentation(_ present: @escaping (UIViewController, UIViewController) -> Void)
        -> Make
    {
        { device in
            let stand = try CardStage(device)
            present(stand.presenter, stand.card)
            return Scene(stage: stand.stage, source: stand.card, isRight: { stand.isPresenting })
        }
    }

    private static func dismissal(from source: KeyPath<CardStage, TestScreen>, byFinger: Bool)
        -> Make
    {
        { device in
            let stand = try CardStage(device)
            try stand.present()
            guard byFinger else {
                stand.card.dismiss(animated: true)
                return Scene(stage: stand.stage, source: stand[keyPath: source], isRight: { !stand.isPresenting })
            }
            stand.stage.finger.down(at: CGPoint(x: 195, y: 120))
            stand.stage.finger.drag(to: CGPoint(x: 195, y: 320), in: 0.2)
            return Scene(
                stage: stand.stage, source: stand[keyPath: source],
                goOn: {
                    stand.stage.finger.drag(to: CGPoint(x: 195, y: 700), in: 0.2)
                    stand.stage.finger.up()
                }, isRight: { !stand.isPresenting })
        }
    }

    private static let rows: [Row] = [
        ("a push by Baton", .other, push(.slide)), ("a push by UIKit", .other, push(nil)),
        ("a pop by Baton", .other, pop(.depth)), ("a pop by UIKit", .other, pop(nil)),
        ("a swipe back by Baton", .other, swipe(.slide)), ("a swipe back by UIKit", .other, swipe(nil)),
        ("a change of tabs", .other, tabs),
        ("a card that comes", .other, presentation { $0.present($1, using: .card) }),
        ("a full screen that comes", .other, presentation { $0.present($1, using: .slide(from: .bottom)) }),
        ("UIKit's sheet that comes", .other, presentation { $0.present($1, animated: true) }),
        (
            "UIKit's full screen that comes", .other,
            presentation {
                $1.modalPresentationStyle = .fullScreen
                $0.present($1, animated: true, completion: nil)
            }
        ),
        ("a card that goes, from below", .dismissal, dismissal(from: \.presenter, byFinger: false)),
        ("a card that goes, from it", .refusal, dismissal(from: \.card, byFinger: false)),
        ("a card that is pulled, from below", .refusal, dismissal(from: \.presenter, byFinger: true)),
        ("a card that is pulled, from it", .refusal, dismissal(from: \.card, byFinger: true)),
    ]

    // MARK: The tests

    private func each(
        _ body: (_ scene: Scene, _ row: Row, ModalTransitions, _ pause: Double, _ note: String) throws -> Void
    )
        throws
    {
        for (index, row) in Self.rows.enumerated() {
            for (name, transitions) in presented {
                for pause in [0, 0.1] {
                    HeadlessLog.reset()
                    let scene = try row.make(index % 2 == 0 ? .phone : .phone.rightToLeft)
                    scene.stage.advance(by: pause)
                    try body(scene, row, transitions, pause, "\(name) over \(row.name), after \(pause) s")
                }
            }
        }
    }

    private func wrappers(_ scene: Scene) -> Int {
        scene.stage.window.family.filter { $0 is OverlayWrapperView }.count
    }

    /// Presents a screen, and returns whether UIKit has accepted it, and a count of the calls of the completion.
    private func present(_ over: UIViewController, _ scene: Scene, _ transitions: ModalTransitions, _ count: EndCounter)
        -> Bool
    {
        scene.source.present(over, using: transitions) { count.ends += 1 }
        return over.presentingViewController != nil
    }

    func testWhateverRunsItEndsAndThePresentationIsWholeOrNothing() async throws {
        for answer in HeadlessQuirks.PresentationsInTransitions.allCases {
            HeadlessQuirks.presentationsInTransitions = answer
            try each { scene, row, transitions, pause, what in
                let note = "\(what), \(answer)"
                let (over, count) = (TestScreen("Over"), EndCounter())
                let isAccepted = present(over, scene, transitions, count)
                let comes = isAccepted || row.kind == .dismissal && answer == .wait
                switch row.kind {
                case .other: if pause > 0 { XCTAssertEqual(isAccepted, answer != .areRefused, note) }
                case .dismissal: XCTAssertEqual(isAccepted, answer == .begin, note)
                case .refusal: XCTAssertFalse(isAccepted, note)
                }
                if comes { XCTAssertEqual(HeadlessLog.warnings, [], note) }
                scene.stage.turn()
                scene.goOn()
                try scene.stage.settle()
                XCTAssertTrue(scene.isRight(), note)
                XCTAssertEqual(count.ends, comes ? 1 : 0, note)
                XCTAssertEqual(over.viewIfLoaded?.window != nil, comes, note)
                XCTAssertEqual(over.presentingViewController != nil, comes, note)
                XCTAssertEqual(over.transitioningDelegate != nil, comes, "what is refused leaves nothing: \(note)")
                guard comes else { return }
                let before = wrappers(scene)
                over.dismiss(animated: true)
                try scene.stage.settle()
                XCTAssertEqual(wrappers(scene), before - 1, note)
                XCTAssertNil(over.viewIfLoaded?.window, note)
                XCTAssertNil(over.transitioningDelegate, note)
                XCTAssertTrue(scene.isRight(), note)
                XCTAssertEqual(count.ends, 1, note)
                XCTAssertEqual(HeadlessLog.warnings, [], note)
            }
        }
    }

    func testWhatWasRefusedIsPresentedAfterTheTransition() async throws {
        HeadlessQuirks.presentationsInTransitions = .areRefused
        try each { scene, row, transitions, _, note in
            let (over, count) = (TestScreen("Over"), EndCounter())
            scene.stage.advance(by: 0.05)
            guard !present(over, scene, transitions, count) else { return XCTFail(note) }
            scene.goOn()
            try scene.stage.settle()
            HeadlessLog.reset()
            let source = row.kind != .other ? scene.stage.window.rootViewController : scene.source
            source?.present(over, using: transitions) { count.ends += 1 }
            try scene.stage.settle()
            XCTAssertEqual(count.ends, 1, note)
            XCTAssertNotNil(over.view.window, note)
            XCTAssertEqual(HeadlessLog.warnings, [], note)
        }
    }

    func testWithoutAnimationItIsTheSame() async throws {
        for answer in HeadlessQuirks.PresentationsInTransitions.allCases {
            HeadlessQuirks.presentationsInTransitions = answer
            try each { scene, row, transitions, _, what in
                let note = "\(what), \(answer)"
                let (over, count) = (TestScreen("Over"), EndCounter())
                scene.source.present(over, using: transitions, animated: false) { count.ends += 1 }
                let isAccepted = over.presentingViewController != nil
                let comes = isAccepted || row.kind == .dismissal && answer == .wait
                if row.kind == .refusal { XCTAssertFalse(isAccepted, note) }
                scene.goOn()
                try scene.stage.settle()
                XCTAssertTrue(scene.isRight(), note)
                XCTAssertEqual(count.ends, comes ? 1 : 0, note)
                XCTAssertEqual(over.viewIfLoaded?.window != nil, comes, note)
                guard comes else { return }
                over.dismiss(animated: false)
                try scene.stage.settle()
                XCTAssertNil(over.viewIfLoaded?.window, note)
                XCTAssertTrue(scene.isRight(), note)
            }
        }
    }
}

@MainActor
private final class EndCounter {
    var ends = 0
}
