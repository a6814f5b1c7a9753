import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that lists, large titles and search bars keep their state under a custom animator. A screen that is moved before its first
/// layout would have no safe area, so that its list would jump at the end (B9.5).
@MainActor
final class EnteringListTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    /// A list below a large title, with a search bar or without.
    private final class ListScreen: UIViewController {
        let list = UIScrollView()

        convenience init(_ title: String, search: Bool) {
            self.init()
            self.title = title
            navigationItem.largeTitleDisplayMode = .always
            guard search else { return }
            definesPresentationContext = true
            navigationItem.searchController = UISearchController(searchResultsController: nil)
        }

        override func loadView() {
            list.contentSize = CGSize(width: 300, height: 3000)
            list.alwaysBounceVertical = true
            view = list
        }
    }

    /// What a person sees of a list, apart from the place of its screen.
    private struct Sight: Equatable, CustomStringConvertible {
        let offset: CGFloat
        let insets: UIEdgeInsets

        @MainActor
        init(_ screen: ListScreen) {
            offset = screen.list.contentOffset.y
            insets = screen.list.adjustedContentInset
        }

        var description: String { "offset \(offset) top \(insets.top) bottom \(insets.bottom)" }
    }

    private static let styles: [(String, TransitionStyle)] = [
        ("slide", .slide), ("depth", .depth), ("cover", .cover), ("fade", .fade), ("flip", .flip), ("card", .card),
    ]

    override func tearDown() async throws {
        await MainActor.run { HeadlessQuirks.viewsMovedBeforeLayoutLoseInsets = true }
    }

    private func forEachCase(_ body: (StackStage, ListScreen, ListScreen, String) throws -> Void) throws {
        for loses in [false, true] {
            HeadlessQuirks.viewsMovedBeforeLayoutLoseInsets = loses
            for (name, style) in Self.styles {
                for search in [false, true] {
                    for device in [HeadlessDevice.phone, .phone.rightToLeft] {
                        let (lower, upper) = (ListScreen("Lower", search: search), ListScreen("Upper", search: search))
                        let stand = try StackStage(device, showsB: false) {
                            $0.setViewControllers([lower], animated: false)
                            $0.navigationBar.prefersLargeTitles = true
                            $0.transitions = NavigationTransitions(style)
                        }
                        try body(stand, lower, upper, "\(name), search \(search), loses \(loses)")
                    }
                }
            }
        }
    }

    /// Looks at a list in each frame of the running transition.
    private func sights(of screen: ListScreen, _ stand: StackStage) -> [Sight] {
        var sights: [Sight] = []
        stand.stage.turn()
        while stand.navigation.transitionCoordinator != nil, sights.count < 200 {
            sights.append(Sight(screen))
            stand.stage.advance(by: 1.0 / 60)
        }
        return sights
    }

    func testAListThatIsPushedIsAtItsPlaceFromTheFirstFrameOn() async throws {
        try forEachCase { stand, _, upper, note in
            stand.push(upper)
            let during = sights(of: upper, stand)
            try stand.stage.settle()
            XCTAssertGreaterThan(during.count, 10, note)
            XCTAssertEqual(during.filter { $0 != Sight(upper) }, [], note)
        }
    }

    func testAListThatWasScrolledIsWhereItWasAfterAPop() async throws {
        try forEachCase { stand, lower, upper, note in
            lower.list.contentOffset.y = 400
            try stand.stage.settle()
            let (before, height) = (Sight(lower), stand.navigation.navigationBar.frame.height)
            stand.push(upper)
            try stand.stage.settle()
            stand.pop()
            let during = sights(of: lower, stand)
            try stand.stage.settle()
            XCTAssertEqual(during.filter { $0 != before }, [], note)
            XCTAssertEqual(Sight(lower), before, note)
            XCTAssertEqual(stand.navigation.navigationBar.frame.height, height, note)
        }
    }

    func testACancelledSwipeLeavesListTitleAndSearchBarAsTheyWere() async throws {
        try forEachCase { stand, lower, upper, note in
            stand.push(upper)
            try stand.stage.settle()
            upper.list.contentOffset.y += 30
            try stand.stage.settle()
            let before = WindowDump(stand.stage.window)
            let offset = upper.list.contentOffset.y
            let edge = stand.stage.leadingEdge
            stand.stage.finger.down(at: edge.start)
            stand.stage.finger.drag(to: edge.middle, in: 0.3)
            XCTAssertNotNil(stand.navigation.transitionCoordinator, note)
            // The inset follows the bar, which has the height of the lower screen's title now (B9.8).
            XCTAssertEqual(upper.list.contentOffset.y, offset, note)
            stand.stage.finger.cancel()
            try stand.stage.settle()
            XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [], note)
            XCTAssertNil(lower.viewIfLoaded?.window, note)
        }
    }
}

extension Stage {
    /// Points at the leading edge and in the middle, at half the height.
    fileprivate var leadingEdge: (start: CGPoint, middle: CGPoint) {
        let bounds = window.bounds
        let isMirrored = window.traitCollection.layoutDirection == .rightToLeft
        let start = CGPoint(x: isMirrored ? bounds.maxX - 1 : 1, y: bounds.midY)
        return (start, CGPoint(x: bounds.midX, y: bounds.midY))
    }
}
