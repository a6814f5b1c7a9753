import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that, whatever happens to the app while a stock animator plays, the transition ends once and the screens are
/// in the correct state.
@MainActor
final class StockEndingTests: XCTestCase {
    private enum Event: CaseIterable {
        case background
        case lostWindow
        case hiddenWindow
        case lessMotion
        case memoryWarning

        @MainActor
        func happen(on stage: Stage) {
            switch self {
            case .background:
                stage.enterBackground()
                stage.advance(by: 0.5)
                stage.enterForeground()
            case .lostWindow: stage.window.rootViewController = TestScreen("Other")
            case .hiddenWindow: stage.window.isHidden = true
            case .lessMotion: stage.change(to: stage.device.reducingMotion)
            case .memoryWarning: stage.warnOfMemory()
            }
        }
    }

    private func play(_ move: StockMove, _ event: Event, driven: Bool) throws {
        let scene = try StockStage(move.kind, on: .phone)
        let animator = move.make(scene.source)
        let name = "\(move.name), \(event), \(driven ? "driven" : "by itself")"
        scene.animator = animator
        if driven { scene.interaction = UIPercentDrivenInteractiveTransition() }
        scene.start()
        scene.stage.turn()
        let ends = EndCount(of: scene)
        scene.interaction?.update(0.4)
        scene.stage.advance(by: 0.1)
        event.happen(on: scene.stage)
        scene.interaction?.finish()
        scene.stage.advance(by: 1)
        XCTAssertEqual(ends.cancelled.count, 1, name)
        XCTAssertNil(scene.coordinator, name)
        for screen in [scene.entering, scene.leaving] {
            XCTAssertTrue(CATransform3DIsIdentity(screen.view.layer.transform), name)
            XCTAssertEqual(screen.view.layer.anchorPoint, CGPoint(x: 0.5, y: 0.5), name)
            XCTAssertEqual(screen.view.alpha, 1, name)
            XCTAssertNil(screen.view.mask, name)
            XCTAssertEqual(screen.view.layer.cornerRadius, 0, name)
            XCTAssertTrue(screen.view.layer.isDoubleSided, name)
            XCTAssertTrue(screen.view.isUserInteractionEnabled, name)
        }
        XCTAssertEqual(scene.stage.window.leftovers, [], name)
        XCTAssertFalse(HeadlessLog.warnings.contains { $0.contains("completeTransition") }, name)
        guard event == .background || event == .lessMotion || event == .memoryWarning else { return }
        XCTAssertTrue(scene.hasArrived, name)
        XCTAssertEqual(scene.entering.view.frame, scene.stage.window.bounds, name)
        XCTAssertEqual(HeadlessLog.warnings, [], name)
    }

    func testEachTransitionEndsOnceDespiteInterruptions() async throws {
        for move in StockMove.stack + StockMove.modal + StockMove.tab {
            for event in Event.allCases {
                for driven in [false, true] { try play(move, event, driven: driven) }
            }
        }
    }

    func testEachTransitionEndsWhenItsDelegateIsReleasedMeanwhile() async throws {
        for driven in [false, true] {
            weak var released: HandWrittenStackDelegate?
            let stand = try StackStage(showsB: false)
            let interaction = UIPercentDrivenInteractiveTransition()
            do {
                let delegate = HandWrittenStackDelegate(push: PushAnimator(.cube))
                if driven { delegate.interaction = { interaction } }
                released = delegate
                stand.navigation.delegate = delegate
                stand.push()
                stand.stage.advance(by: 0.1)
            }
            XCTAssertNil(released)
            let ends = EndCount(of: stand.navigation)
            interaction.update(0.4)
            interaction.finish()
            try stand.stage.settle()
            XCTAssertEqual(ends.cancelled, [false])
            XCTAssertEqual(stand.b.view.frame, stand.stage.window.bounds)
            XCTAssertTrue(CATransform3DIsIdentity(stand.b.view.layer.transform))
        }
    }
}
