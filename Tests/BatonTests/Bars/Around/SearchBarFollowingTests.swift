import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that a painted bar follows a search bar that appears, collapses or is active.
@MainActor
final class SearchBarFollowingTests: GenerationTestCase {
    private func scene(_ driver: BarDriver, searchOnFirst: Bool, large: Bool = false) throws -> BarStage {
        let scene = try BarStage(driver, from: .ember, to: .halfSea)
        scene.bar.prefersLargeTitles = large
        let screen = searchOnFirst ? scene.first : scene.second
        addSearch(to: screen)
        try scene.stage.settle()
        return scene
    }

    private func addSearch(to screen: UIViewController) {
        screen.definesPresentationContext = true
        screen.navigationItem.preferredSearchBarPlacement = .stacked
        screen.navigationItem.hidesSearchBarWhenScrolling = false
        screen.navigationItem.searchController = UISearchController(searchResultsController: nil)
    }

    /// Compares the visible bottom edges of the bar and its background.
    private func assertFollows(_ scene: BarStage, _ note: String, line: UInt = #line) {
        guard let backdrop = scene.backdrop else { return XCTFail("no backdrop \(note)", line: line) }
        let bar = scene.bar.layer.presentation()?.frame ?? scene.bar.frame
        let seen = backdrop.layer.presentation()?.frame ?? backdrop.frame
        XCTAssertEqual(seen.maxY, bar.maxY, accuracy: 0.01, note, line: line)
        XCTAssertEqual(seen.minY, 0, accuracy: 0.01, note, line: line)
    }

    private func watch(_ scene: BarStage, _ note: String, line: UInt = #line) throws {
        scene.stage.turn()
        for frame in 0..<45 {
            assertFollows(scene, "\(note), frame \(frame)", line: line)
            scene.stage.advance(by: 1.0 / 60)
        }
        try scene.stage.settle()
        assertFollows(scene, note, line: line)
    }

    func testPushAndPopBetweenABarWithASearchBarAndOneWithout() async throws {
        for driver in BarDriver.allCases {
            for searchOnFirst in [true, false] {
                let note = "\(driver) \(searchOnFirst)"
                let scene = try scene(driver, searchOnFirst: searchOnFirst)
                let height = scene.bar.frame.height
                scene.push()
                try watch(scene, "push \(note)")
                XCTAssertEqual(scene.bar.frame.height, height + (searchOnFirst ? -52 : 52), note)
                scene.pop()
                try watch(scene, "pop \(note)")
                XCTAssertEqual(scene.bar.frame.height, height, note)
            }
        }
    }

    func testACancelledPop() async throws {
        for driver in BarDriver.allCases {
            for searchOnFirst in [true, false] {
                let note = "\(driver) \(searchOnFirst)"
                let scene = try scene(driver, searchOnFirst: searchOnFirst)
                try scene.arrive()
                let before = scene.dump
                for part in [0.2, 0.6, 0.4] {
                    scene.drivePop(to: part)
                    assertFollows(scene, "\(note) at \(part)")
                }
                try scene.release(finishing: false)
                assertFollows(scene, note)
                XCTAssertEqual(scene.dump.difference(from: before), [], note)
                scene.paint.assertClose(to: .halfSea, within: 1e-6, note)
            }
        }
    }

    /// From iOS 26 on, a phone has such a search bar in the toolbar.
    func testASearchBarWhereTheSystemPutsIt() async throws {
        let scene = try BarStage(.slide, from: .ember, to: .halfSea)
        let plain = scene.bar.frame.height
        scene.first.definesPresentationContext = true
        scene.first.navigationItem.hidesSearchBarWhenScrolling = false
        scene.first.navigationItem.searchController = UISearchController(searchResultsController: nil)
        try watch(scene, "rest")
        XCTAssertEqual(scene.bar.frame.height, HeadlessDevice.current.design == .glass ? plain : plain + 52)
        scene.first.navigationItem.searchController?.isActive = true
        try watch(scene, "active")
        scene.first.navigationItem.searchController?.isActive = false
        try watch(scene, "inactive")
        let before = scene.dump
        scene.push()
        try watch(scene, "push")
        scene.paint.assertClose(to: .halfSea, within: 1e-6)
        scene.pop()
        try watch(scene, "pop")
        XCTAssertEqual(scene.dump.difference(from: before), [])
    }

    func testASearchBarThatAppearsAndGoesAtRest() async throws {
        let scene = try scene(.slide, searchOnFirst: false)
        let height = scene.bar.frame.height
        addSearch(to: scene.first)
        try watch(scene, "appears")
        XCTAssertEqual(scene.bar.frame.height, height + 52)
        scene.first.navigationItem.searchController = nil
        try watch(scene, "goes")
        XCTAssertEqual(scene.bar.frame.height, height)
    }

    func testAnActiveSearch() async throws {
        for large in [false, true] {
            let scene = try scene(.slide, searchOnFirst: true, large: large)
            let high = scene.bar.frame.height
            let search = try XCTUnwrap(scene.first.navigationItem.searchController)
            search.isActive = true
            try watch(scene, "active")
            XCTAssertLessThan(scene.bar.frame.height, high)
            scene.paint.assertClose(to: .ember, within: 1e-6)
            search.isActive = false
            try watch(scene, "inactive")
            XCTAssertEqual(scene.bar.frame.height, high)
        }
    }

    func testAPushFromAnActiveSearchAndBack() async throws {
        for driver in BarDriver.allCases {
            let scene = try scene(driver, searchOnFirst: true)
            scene.first.navigationItem.searchController?.isActive = true
            try scene.stage.settle()
            scene.push()
            try watch(scene, "push \(driver)")
            scene.paint.assertClose(to: .halfSea, within: 1e-6, "\(driver)")
            scene.pop()
            try watch(scene, "pop \(driver)")
            scene.paint.assertClose(to: .ember, within: 1e-6, "\(driver)")
        }
    }

    func testASearchBarThatCollapsesWithTheContent() async throws {
        let scene = try scene(.slide, searchOnFirst: true)
        let scroll = UIScrollView(frame: scene.first.view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 100, height: 3000)
        scene.first.view.addSubview(scroll)
        scene.first.navigationItem.hidesSearchBarWhenScrolling = true
        try scene.stage.settle()
        let top = scroll.contentOffset.y
        var heights: Set<CGFloat> = []
        for y in stride(from: 0, through: 80, by: 8) {
            scroll.contentOffset.y = top + CGFloat(y)
            scene.stage.turn()
            assertFollows(scene, "at \(y)")
            heights.insert(scene.bar.frame.height)
        }
        XCTAssertGreaterThan(heights.count, 3, "the search bar never collapsed")
    }
}
