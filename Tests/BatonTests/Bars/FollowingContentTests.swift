import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests content that moves along with the lower edge of a bar whose height changes.
@MainActor
final class FollowingContentTests: GenerationTestCase {
    private static let markTag = 78

    func testContentMovesWithTheLowerEdgeOfTheBar() async throws {
        for driver in BarDriver.allCases {
            for grows in [true, false] {
                let scene = try scene(driver, growsOnPush: grows)
                scene.push()
                try assertFollows(scene, "push \(driver) grows \(grows)")
                scene.pop()
                try assertFollows(scene, "pop \(driver) grows \(grows)")
            }
        }
    }

    func testContentMovesBackWhenASwipeIsCancelled() async throws {
        for driver in BarDriver.allCases {
            for grows in [true, false] {
                let scene = try scene(driver, growsOnPush: grows)
                try scene.arrive()
                for progress in [0.2, 0.6, 0.4] {
                    scene.drivePop(to: progress)
                    assertPlaces(scene, "\(driver) at \(progress)")
                }
                if let percent = scene.delegate?.percent { percent.cancel() } else { scene.stage.finger.cancel() }
                try assertFollows(scene, "cancel \(driver) grows \(grows)")
            }
        }
    }

    func testContentMovesToItsPlaceWhenASwipeIsFinished() async throws {
        for driver in BarDriver.allCases {
            for grows in [true, false] {
                let scene = try scene(driver, growsOnPush: grows)
                try scene.arrive()
                scene.drivePop(to: 0.6)
                assertPlaces(scene, "\(driver)")
                if let percent = scene.delegate?.percent { percent.finish() } else { scene.stage.finger.up() }
                try assertFollows(scene, "finish \(driver) grows \(grows)")
                XCTAssertTrue(scene.navigation.topViewController === scene.first)
            }
        }
    }

    /// The app's own insets stay between the bar and the content, on each screen.
    func testInsetsOfTheAppAreKept() async throws {
        let scene = try scene(.slide, growsOnPush: true)
        scene.first.additionalSafeAreaInsets.top = 12
        scene.push()
        var moments: Set<CGFloat> = []
        while scene.navigation.transitionCoordinator != nil {
            let bar = scene.bar.layer.presentation()?.frame.maxY ?? 0
            let content = scene.first.view.viewWithTag(Self.markTag)?.layer.presentation()?.frame.minY ?? 0
            XCTAssertEqual(content, bar + 12, accuracy: 0.5)
            moments.insert(bar.rounded())
            scene.stage.advance(by: 1.0 / 60)
        }
        XCTAssertGreaterThan(moments.count, 5)
        try scene.stage.settle()
        XCTAssertEqual(scene.first.additionalSafeAreaInsets.top, 12)
    }

    private func scene(_ driver: BarDriver, growsOnPush: Bool) throws -> BarStage {
        let scene = try BarStage(driver, from: .ember, to: .halfSea)
        scene.navigation.transitions = scene.navigation.transitions?.contentFollowsBar()
        scene.delegate?.carrier.contentFollowsBar = true
        (growsOnPush ? scene.second : scene.first).navigationItem.prompt = "Prompt"
        for screen in [scene.first, scene.second] {
            let mark = UIView()
            mark.tag = Self.markTag
            mark.translatesAutoresizingMaskIntoConstraints = false
            screen.view.addSubview(mark)
            NSLayoutConstraint.activate([
                mark.topAnchor.constraint(equalTo: screen.view.safeAreaLayoutGuide.topAnchor),
                mark.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
                mark.widthAnchor.constraint(equalToConstant: 10), mark.heightAnchor.constraint(equalToConstant: 10),
            ])
        }
        try scene.stage.settle()
        return scene
    }

    private func assertFollows(_ scene: BarStage, _ note: String) throws {
        var heights: Set<CGFloat> = []
        for _ in 0..<100 where scene.navigation.transitionCoordinator != nil {
            assertPlaces(scene, note)
            heights.insert((scene.bar.layer.presentation()?.frame.maxY ?? 0).rounded())
            scene.stage.advance(by: 1.0 / 60)
        }
        XCTAssertGreaterThan(heights.count, 4, "\(note): the bar's height never changed")
        try scene.stage.settle()
        assertPlaces(scene, "\(note), at rest")
        XCTAssertEqual([scene.first, scene.second].map(\.additionalSafeAreaInsets), [.zero, .zero], note)
    }

    private func assertPlaces(_ scene: BarStage, _ note: String) {
        let edge = (scene.bar.layer.presentation() ?? scene.bar.layer).frame.maxY
        for screen in [scene.first, scene.second] where screen.view.window != nil {
            guard let mark = screen.view.viewWithTag(Self.markTag) else { continue }
            let seen = (mark.layer.presentation() ?? mark.layer).frame.minY
            XCTAssertEqual(seen, edge, accuracy: 0.5, "\(screen.title ?? "") \(note)")
        }
    }
}
