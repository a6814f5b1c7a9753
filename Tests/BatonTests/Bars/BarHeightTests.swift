import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Bars of different heights.
///
/// Content that is pinned to the safe area keeps its position on its own screen, for every bar, every kind of change
/// and every ending.
@MainActor
final class BarHeightTests: GenerationTestCase {
    /// What makes one of the bars higher, and by how much.
    private enum Rise: CaseIterable {
        case prompt
        case largeTitle
        case searchBar

        @MainActor
        func raise(_ screen: UIViewController) {
            switch self {
            case .prompt: screen.navigationItem.prompt = "Prompt"
            case .largeTitle: screen.navigationItem.largeTitleDisplayMode = .always
            case .searchBar:
                screen.navigationItem.hidesSearchBarWhenScrolling = false
                screen.navigationItem.searchController = UISearchController(searchResultsController: nil)
                screen.navigationItem.preferredSearchBarPlacement = .stacked
            }
        }

        var height: CGFloat { self == .prompt ? 30 : 52 }
    }

    private static var low: CGFloat { 47 + HeadlessDevice.rowHeight }
    /// Where content begins below an opaque bar. On the iOS 26 design it begins 10 points too high (B17.51).
    private static let opaqueLow: CGFloat = 47 + 44

    func testContentKeepsItsPlaceWhereBarsGrowAndShrink() async throws {
        for driver in BarDriver.allCases {
            for rise in Rise.allCases {
                for grows in [true, false] {
                    let scene = try scene(driver, rise, growsOnPush: grows)
                    let note = "\(driver) \(rise) grows \(grows)"
                    try assertSteady(scene, rise, growsOnPush: grows, "push \(note)") { scene.push() }
                    try assertSteady(scene, rise, growsOnPush: grows, "pop \(note)") { scene.pop() }
                }
            }
        }
    }

    func testContentKeepsItsPlaceUnderTheFinger() async throws {
        for driver in BarDriver.allCases {
            for rise in Rise.allCases {
                for (grows, finishing) in [(true, true), (true, false), (false, true), (false, false)] {
                    let scene = try scene(driver, rise, growsOnPush: grows)
                    try scene.arrive()
                    let before = scene.dump
                    let note = "\(driver) \(rise) grows \(grows) finishing \(finishing)"
                    for progress in [0.2, 0.5, 0.35] {
                        scene.drivePop(to: progress)
                        assertPlaces(scene, rise, growsOnPush: grows, "\(note) at \(progress)")
                    }
                    try scene.release(finishing: finishing) {
                        self.assertPlaces(scene, rise, growsOnPush: grows, "\(note) released")
                    }
                    XCTAssertEqual([scene.first, scene.second].map(\.additionalSafeAreaInsets), [.zero, .zero], note)
                    if !finishing { XCTAssertEqual(scene.dump.difference(from: before), [], note) }
                }
            }
        }
    }

    /// The backdrop's height follows the bar's height gradually.
    func testTheBackdropIsAsHighAsTheBarAllAlong() async throws {
        for driver in BarDriver.allCases {
            for rise in Rise.allCases {
                let scene = try scene(driver, rise, growsOnPush: true)
                scene.push()
                try assertFollows(scene, "\(driver) \(rise) push")
                scene.pop()
                try assertFollows(scene, "\(driver) \(rise) pop")
            }
        }
    }

    /// During a rotation all sizes change. Nothing may keep an old size.
    func testInARotationNothingIsCompensated() async throws {
        for driver in BarDriver.allCases {
            let scene = try scene(driver, .prompt, growsOnPush: true)
            try scene.arrive()
            scene.pop()
            scene.stage.advance(by: 0.1)
            scene.stage.rotate()
            try scene.stage.settle()
            XCTAssertEqual([scene.first, scene.second].map(\.additionalSafeAreaInsets), [.zero, .zero], "\(driver)")
            XCTAssertEqual(scene.first.view.safeAreaInsets.top, scene.bar.frame.maxY, "\(driver)")
            XCTAssertEqual(scene.backdrop?.frame.height, scene.bar.frame.maxY, "\(driver)")
            XCTAssertEqual(scene.backdrop?.frame.width, scene.stage.window.bounds.width, "\(driver)")
        }
    }

    func testAHiddenBarAddsNothingToTheSafeAreaAfterARotation() async throws {
        let scene = try BarStage(.slide, from: BarState(), to: BarState(isHidden: true))
        try scene.arrive()
        XCTAssertEqual(scene.second.view.safeAreaInsets.top, 47)
        scene.stage.rotate()
        try scene.stage.settle()
        XCTAssertEqual(scene.second.view.safeAreaInsets.top, 0)
        scene.stage.rotate()
        try scene.stage.settle()
        XCTAssertEqual(scene.second.view.safeAreaInsets.top, 47)
        scene.pop()
        try scene.stage.settle()
        XCTAssertEqual(scene.second.additionalSafeAreaInsets, .zero)
    }

    func testTheBackdropFollowsABarWhoseSearchBegins() async throws {
        let scene = try BarStage(.slide, from: .ember, to: .clear)
        let search = UISearchController(searchResultsController: nil)
        scene.first.definesPresentationContext = true
        scene.first.navigationItem.hidesSearchBarWhenScrolling = false
        scene.first.navigationItem.searchController = search
        scene.first.navigationItem.preferredSearchBarPlacement = .stacked
        try scene.stage.settle()
        XCTAssertEqual(scene.backdrop?.frame.height, Self.low + 52)
        for isActive in [true, false] {
            search.isActive = isActive
            scene.stage.advance(by: 0.1)
            let bar = try XCTUnwrap(scene.bar.layer.presentation()?.frame.maxY)
            let backdrop = try XCTUnwrap(scene.backdrop?.layer.presentation()?.frame.maxY)
            XCTAssertEqual(backdrop, bar, accuracy: 0.5)
            XCTAssertLessThan(bar, Self.low + 52)
            XCTAssertGreaterThan(bar, 47 + 52)
            try scene.stage.settle()
            XCTAssertEqual(scene.backdrop?.frame.height, isActive ? 47 + 52 : Self.low + 52)
        }
    }

    func testTheBackdropFollowsABarThatTheAppHides() async throws {
        let scene = try BarStage(.slide, from: .ember, to: .clear)
        scene.navigation.setNavigationBarHidden(true, animated: true)
        scene.stage.advance(by: 0.1)
        let bar = try XCTUnwrap(scene.bar.layer.presentation()?.frame.maxY)
        let backdrop = try XCTUnwrap(scene.backdrop?.layer.presentation()?.frame.maxY)
        XCTAssertLessThan(bar, 80)
        XCTAssertGreaterThan(bar, 10)
        XCTAssertEqual(backdrop, bar, accuracy: 0.5)
        try scene.stage.settle()
        XCTAssertEqual(scene.backdrop?.frame.height, 0)
        scene.navigation.setNavigationBarHidden(false, animated: false)
        try scene.stage.settle()
        XCTAssertEqual(scene.backdrop?.frame.height, Self.low)
    }

    /// With a bar that the app made opaque, the content begins below it, whether or not Baton draws its background.
    func testABarThatWasOpaqueKeepsItsContentFrame() async throws {
        for driver in BarDriver.allCases {
            let scene = try BarStage(driver, from: BarState(), to: .ember)
            let opaque = UINavigationBarAppearance()
            opaque.configureWithOpaqueBackground()
            scene.bar.scrollEdgeAppearance = opaque
            try scene.stage.settle()
            XCTAssertEqual(scene.first.view.frame.minY, Self.opaqueLow, "\(driver)")
            scene.push()
            // The animators in this test that are not Baton's give the screen the whole container as its frame,
            // regardless of its final frame.
            while scene.navigation.transitionCoordinator != nil, scene.delegate == nil {
                XCTAssertEqual(scene.second.view.frame.minY, Self.opaqueLow, "\(driver)")
                XCTAssertEqual(scene.second.view.safeAreaInsets.top, Self.low - Self.opaqueLow, "\(driver)")
                scene.stage.advance(by: 1.0 / 60)
            }
            try scene.stage.settle()
            XCTAssertEqual(scene.second.view.frame.minY, Self.opaqueLow, "\(driver)")
            scene.pop()
            try scene.stage.settle()
            XCTAssertEqual(scene.second.edgesForExtendedLayout, .all, "\(driver)")
            XCTAssertEqual(scene.first.view.frame.minY, Self.opaqueLow, "\(driver)")
        }
    }

    func testABarThatWasOpaqueByLegacyPropertiesKeepsItsContentFrame() async throws {
        let scene = try BarStage(.slide, from: BarState(), to: .ember)
        scene.bar.isTranslucent = false
        try scene.stage.settle()
        try scene.arrive()
        XCTAssertEqual(scene.second.view.frame.minY, Self.opaqueLow)
    }

    func testContentThatExtendsUnderOpaqueBarsStaysThere() async throws {
        let scene = try BarStage(.slide, from: BarState(), to: .ember)
        let opaque = UINavigationBarAppearance()
        opaque.configureWithOpaqueBackground()
        scene.bar.scrollEdgeAppearance = opaque
        scene.second.extendedLayoutIncludesOpaqueBars = true
        try scene.arrive()
        XCTAssertEqual(scene.second.view.frame.minY, 0)
        XCTAssertEqual(scene.second.edgesForExtendedLayout, .all)
    }

    func testAHiddenOpaqueBarLeavesNoGap() async throws {
        let scene = try BarStage(.slide, from: BarState(), to: BarState(isHidden: true))
        let opaque = UINavigationBarAppearance()
        opaque.configureWithOpaqueBackground()
        scene.bar.scrollEdgeAppearance = opaque
        try scene.arrive()
        XCTAssertEqual(scene.second.view.frame.minY + scene.second.view.safeAreaInsets.top, 47)
    }

    // MARK: Support

    private func scene(_ driver: BarDriver, _ rise: Rise, growsOnPush: Bool) throws -> BarStage {
        let scene = try BarStage(driver, from: .ember, to: .halfSea)
        if rise == .largeTitle {
            scene.navigation.navigationBar.prefersLargeTitles = true
            [scene.first, scene.second].forEach { $0.navigationItem.largeTitleDisplayMode = .never }
        }
        rise.raise(growsOnPush ? scene.second : scene.first)
        for screen in [scene.first, scene.second] { pin(in: screen) }
        try scene.stage.settle()
        return scene
    }

    private static let markTag = 77

    /// Adds a mark at the top of the safe area, as an app pins its content.
    private func pin(in screen: UIViewController) {
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

    private func assertSteady(
        _ scene: BarStage, _ rise: Rise, growsOnPush: Bool, _ note: String, _ move: () -> Void
    ) throws {
        move()
        var moments = 0
        while scene.navigation.transitionCoordinator != nil, moments < 100 {
            assertPlaces(scene, rise, growsOnPush: growsOnPush, note)
            scene.stage.advance(by: 1.0 / 60)
            moments += 1
        }
        XCTAssertGreaterThan(moments, 5, note)
        try scene.stage.settle()
        XCTAssertEqual([scene.first, scene.second].map(\.additionalSafeAreaInsets), [.zero, .zero], note)
    }

    /// Checks that each mark is at the bottom edge of its own screen's bar, in its screen's coordinates.
    private func assertPlaces(_ scene: BarStage, _ rise: Rise, growsOnPush: Bool, _ note: String) {
        for (screen, isHigh) in [(scene.first, !growsOnPush), (scene.second, growsOnPush)] {
            guard screen.view.window != nil, let mark = screen.view.viewWithTag(Self.markTag) else { continue }
            let seen = (mark.layer.presentation() ?? mark.layer).frame.minY
            let place = Self.low + (isHigh ? rise.height : 0)
            XCTAssertEqual(seen, place, accuracy: 0.5, "\(screen.title ?? "") \(note)")
        }
    }

    private func assertFollows(_ scene: BarStage, _ note: String) throws {
        var heights: Set<CGFloat> = []
        while scene.navigation.transitionCoordinator != nil, heights.count < 100 {
            let bar = scene.bar.layer.presentation()?.frame.maxY ?? -1
            let backdrop = scene.backdrop?.layer.presentation()?.frame.maxY ?? -2
            XCTAssertEqual(backdrop, bar, accuracy: 0.5, note)
            heights.insert(bar.rounded())
            scene.stage.advance(by: 1.0 / 60)
        }
        XCTAssertGreaterThan(heights.count, 4, "\(note): the bar's height never moved")
        try scene.stage.settle()
        XCTAssertEqual(scene.backdrop?.frame.height, scene.bar.frame.maxY, note)
    }
}

extension BarStage {
    /// Ends the gesture and inspects every frame until the end.
    fileprivate func release(finishing: Bool, _ look: () -> Void) throws {
        if let percent = delegate?.percent {
            finishing ? percent.finish() : percent.cancel()
        } else if finishing {
            stage.finger.drag(to: CGPoint(x: width * 0.9, y: 500), in: 0.1)
            stage.finger.up()
        } else {
            stage.finger.cancel()
        }
        var moments = 0
        while navigation.transitionCoordinator != nil, moments < 100 {
            look()
            stage.advance(by: 1.0 / 60)
            moments += 1
        }
        delegate?.percent = nil
        try stage.settle()
    }
}
