import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Gives numbers that no screen can show to everything public that takes numbers, and plays a transition with each: it ends,
/// and nothing stops the process. The stand-in stops it, as UIKit does, where a layer gets a number that is not finite.
@MainActor
final class BadInputTests: GenerationTestCase {
    override class var generations: [Int] { [18, 26] }

    private static let numbers: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, -1, 0]
    /// The longest transition takes a minute.
    private static let limit: TimeInterval = 70

    /// Plays each row with each number.
    private func play<Value>(_ rows: [(String, (CGFloat) -> Value)], by body: (Value) throws -> Void) {
        for (name, value) in rows {
            for number in Self.numbers {
                do { try body(value(number)) } catch { XCTFail("\(name), \(number): \(error)") }
            }
        }
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    private func push(by transitions: NavigationTransitions, bar: BarState = BarState()) throws {
        let stand = try StackStage(showsB: false) { $0.transitions = transitions.barState(bar) }
        stand.push()
        try stand.stage.settle(within: Self.limit)
        stand.stage.finger.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 60, y: 400), in: 0.5)
        try stand.stage.settle(within: Self.limit)
        if stand.titles.count == 2 { stand.pop() }
        try stand.stage.settle(within: Self.limit)
        XCTAssertEqual(stand.titles, ["A"])
    }

    private func present(by transitions: ModalTransitions, content: CGFloat = 200) throws {
        let stand = try ModalStage()
        stand.presented.preferredContentSize = CGSize(width: content, height: content)
        stand.presenter.present(stand.presented, using: transitions)
        try stand.stage.settle(within: Self.limit)
        stand.stage.finger.drag(from: CGPoint(x: 195, y: 800), to: CGPoint(x: 195, y: 830), in: 0.2)
        try stand.stage.settle(within: Self.limit)
        if stand.isPresenting { stand.presenter.dismiss(animated: true) }
        try stand.stage.settle(within: Self.limit)
        XCTAssertFalse(stand.isPresenting)
    }

    func testPoses() async {
        let rows: [(String, (CGFloat) -> Pose)] = [
            ("shift", { Pose().shifted(x: $0) }), ("shift down", { Pose().shifted(y: $0) }),
            ("shift by points", { Pose().shifted(points: CGPoint(x: $0, y: $0)) }), ("scale", { .scaled($0) }),
            ("rotation", { Pose().rotated($0) }), ("turn", { Pose().turned($0) }), ("alpha", { Pose().faded($0) }),
            ("dim", { Pose().dimmed($0) }), ("shadow", { Pose().shadowed($0) }), ("corners", { Pose().rounded($0) }),
            ("mask", { Pose().masked(to: Pose.Mask(CGRect(x: $0, y: $0, width: $0, height: $0), cornerRadius: $0)) }),
            ("circle", { Pose().masked(to: .circle(around: CGPoint(x: $0, y: $0), radius: $0)) }),
        ]
        play(rows) { try push(by: NavigationTransitions(TransitionStyle(entering: $0, leaving: $0))) }
    }

    func testStyles() async {
        let rows: [(String, (CGFloat) -> TransitionStyle)] = [
            ("duration", { .slide.duration($0) }), ("duration back", { .fade.duration(0.3, backward: $0) }),
            ("dimming", { .slide.dimming($0) }), ("shadow", { .cover.shadow($0) }),
            ("corners", { .depth.cornerRadius($0) }),
            (
                "spring",
                { .fade.timing(UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: $0, dy: $0))) }
            ),
            (
                "curve",
                { .fade.timing(UICubicTimingParameters(controlPoint1: CGPoint(x: $0, y: $0), controlPoint2: .zero)) }
            ),
        ]
        play(rows) { try push(by: NavigationTransitions($0)) }
    }

    func testBars() async {
        let rows: [(String, (CGFloat) -> BarState)] = [
            ("alpha", { BarState(background: .color(.red), backgroundAlpha: $0) }),
            ("title", { number in BarState { $0.titleOffset = UIOffset(horizontal: number, vertical: number) } }),
            ("kern", { number in BarState { $0.title.kern = number } }),
            ("shadow", { number in BarState { $0.title.shadow = .init(color: .red, blurRadius: number) } }),
            ("font", { number in BarState { $0.largeTitle.font = .systemFont(ofSize: number) } }),
        ]
        play(rows) { try push(by: .slide, bar: $0) }
    }

    func testOverlays() async {
        let rows: [(String, (CGFloat) -> ModalTransitions)] = [
            ("fixed", { .card.layout(OverlayLayout(edge: .bottom, extent: .fixed($0))) }),
            ("fraction", { .card.layout(OverlayLayout(edge: nil, extent: .fraction($0))) }),
            ("margin", { .card.layout(OverlayLayout(edge: .leading, extent: .fill(margin: $0))) }),
            ("width", { .card.layout(OverlayLayout(edge: .bottom, extent: .fraction(0.5), maximumWidth: $0)) }),
            ("corners", { .card.cornerRadius($0) }), ("drawer", { .drawer(.trailing, length: $0) }),
            ("backdrop", { .card.backdrop(.dimmed($0)) }), ("dimming", { .card.dimming($0) }),
            ("detents", { .sheet(detents: [.height($0), .fraction($0), .medium]) }),
        ]
        play(rows) { try present(by: $0) }
        play([("content", { $0 })]) { try present(by: .dialog, content: $0) }
        play([("content of a sheet", { $0 })]) { try present(by: .sheet(detents: [.fitted]), content: $0) }
    }

    func testInteractions() async {
        let rows: [(String, (CGFloat) -> (TransitionInteraction) -> Void)] = [
            ("update", { number in { $0.update(number) } }),
            ("update with a velocity", { number in { $0.update(0.5, velocity: number, distance: number) } }),
            ("release", { number in { $0.release(progress: number, velocity: number, distance: 390) } }),
            ("release over a distance", { number in { $0.release(progress: 0.6, velocity: 100, distance: number) } }),
            (
                "threshold",
                { number in
                    {
                        $0.rule = ReleaseRule(threshold: number)
                        $0.release(progress: 0.5, velocity: 10, distance: 390)
                    }
                }
            ),
        ]
        play(rows) { use in
            let interaction = TransitionInteraction()
            interaction.observer = { _ in }
            let delegate = HandWrittenStackDelegate(push: PushAnimator(.slide), pop: PopAnimator(.slide))
            delegate.interaction = { interaction }
            let stand = try StackStage { $0.delegate = delegate }
            interaction.begin { [navigation = stand.navigation] in
                navigation.popViewController(animated: true)
                return navigation.transitionCoordinator
            }
            stand.stage.turn()
            use(interaction)
            stand.stage.turn()
            interaction.finish()
            try stand.stage.settle(within: Self.limit)
            XCTAssertFalse(interaction.isActive)
        }
    }
}
