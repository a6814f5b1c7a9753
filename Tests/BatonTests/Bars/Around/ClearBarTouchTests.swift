import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests which touches a clear bar lets through: what is hit decides, and not its width.
@MainActor
final class ClearBarTouchTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    private static var devices: [HeadlessDevice] { [.phone, .phone.rightToLeft] }

    private func scene(_ device: HeadlessDevice = .phone) throws -> BarStage {
        try BarStage(
            .slide, from: .clear, to: .clear, on: device,
            in: BatonNavigationController(navigationBarClass: BatonNavigationBar.self, toolbarClass: nil))
    }

    /// Returns the view that a touch on a place of the bar reaches.
    private func hit(_ scene: BarStage, _ x: CGFloat) -> UIView? {
        let place = scene.bar.convert(CGPoint(x: x, y: scene.bar.bounds.midY), to: scene.stage.window)
        return scene.stage.window.hitTest(place, with: nil)
    }

    private func assertGoesThrough(_ scene: BarStage, _ x: CGFloat, line: UInt = #line) {
        let hit = hit(scene, x)
        XCTAssertTrue(hit === scene.navigation.topViewController?.view, "\(String(describing: hit))", line: line)
    }

    private func button(_ view: UIView, _ title: String = "") -> UIBarButtonItem {
        let item = UIBarButtonItem(customView: view)
        item.title = title
        return item
    }

    func testButtonsAndCustomViewsGetTheirTouchesAndTheRoomBetweenThemDoesNot() async throws {
        for device in Self.devices {
            let scene = try scene(device)
            let custom = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
            let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
            let item = scene.first.navigationItem
            item.leftBarButtonItems = [button(custom), UIBarButtonItem(title: "Edit")]
            item.rightBarButtonItem = button(picture)
            try scene.stage.settle()
            let edit = try XCTUnwrap(scene.label("Edit"))
            for view in [custom, picture, edit] {
                let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: scene.bar)
                let hit = hit(scene, place.x)
                XCTAssertTrue(hit?.isDescendant(of: scene.bar) == true, "\(view): \(String(describing: hit))")
            }
            let label = edit.convert(edit.bounds, to: scene.bar)
            assertGoesThrough(scene, device.layoutDirection == .rightToLeft ? label.minX - 30 : label.maxX + 30)
        }
    }

    /// On the iOS 26 design items with images share one piece of glass (B17.30), which is theirs from end to end.
    func testAGroupOfButtonsGetsItsTouchesFromEndToEnd() async throws {
        guard HeadlessDevice.current.design == .glass else { return }
        let scene = try scene()
        let star = UIImage(systemName: "star")
        scene.first.navigationItem.rightBarButtonItems = [UIBarButtonItem(image: star), UIBarButtonItem(image: star)]
        try scene.stage.settle()
        let places = (0..<390).filter { hit(scene, CGFloat($0))?.isDescendant(of: scene.bar) == true }
        let (first, last) = (try XCTUnwrap(places.first), try XCTUnwrap(places.last))
        XCTAssertGreaterThan(last - first, 60, "two buttons")
        XCTAssertEqual(places, Array(first...last))
        assertGoesThrough(scene, CGFloat(first) - 1)
    }

    /// A view of the app that spans the bar is its own, and one that is no view of the app's is empty space.
    func testTheWidthOfAViewDoesNotMatter() async throws {
        let scene = try scene()
        let plate = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 44))
        scene.bar.addSubview(plate)
        assertGoesThrough(scene, 25)
        plate.removeFromSuperview()
        let wide = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 30))
        scene.first.navigationItem.titleView = wide
        try scene.stage.settle()
        XCTAssertTrue(hit(scene, 195) === wide)
    }

    /// On the iOS 26 design UIKit's own background cannot fade, so that the bar is not clear.
    func testABarWhoseBackgroundHasFadedOutLetsTouchesThrough() async throws {
        let scene = try scene()
        let isGlass = HeadlessDevice.current.design == .glass
        for (background, isThrough) in [(BarState.ember.background, true), (nil, !isGlass)] {
            let advice = AdviceLog()
            defer { advice.close() }
            scene.first.navigationItem.barState = BarState(background: background, backgroundAlpha: 0)
            try scene.stage.settle()
            XCTAssertEqual(hit(scene, 195)?.isDescendant(of: scene.bar), !isThrough)
            scene.first.navigationItem.barState.backgroundAlpha = 0.1
            try scene.stage.settle()
            XCTAssertEqual(hit(scene, 195)?.isDescendant(of: scene.bar), true)
        }
    }

    func testTouchesGoThroughAStandaloneBarWhileAnItemIsPushed() async throws {
        let root = UIViewController()
        let bar = BatonNavigationBar(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
        root.view.addSubview(bar)
        let stage = Stage(root: root)
        let carrier = NavigationBarCarrier(for: bar, stackState: .clear)
        carrier.setItems([UINavigationItem(title: "One")], animated: false)
        try stage.settle()
        bar.pushItem(UINavigationItem(title: "Two"), animated: true)
        for _ in 0..<2 {
            XCTAssertTrue(stage.window.hitTest(CGPoint(x: 250, y: 122), with: nil) === root.view)
            stage.advance(by: 0.1)
        }
        try stage.settle()
        carrier.end()
    }

    func testTheTitleOfUIKitLetsTouchesThrough() async throws {
        let scene = try scene()
        assertGoesThrough(scene, scene.bar.bounds.midX)
    }

    func testTheViewsOfGroupsAndSubtitlesGetTheirTouches() async throws {
        let isNew = HeadlessDevice.current.design == .glass
        for device in Self.devices {
            let scene = try scene(device)
            let views = (0..<4).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30)) }
            let groups = views.map { UIBarButtonItemGroup(barButtonItems: [button($0)], representativeItem: nil) }
            let item = scene.first.navigationItem
            item.leadingItemGroups = [groups[0]]
            item.trailingItemGroups = [groups[1]]
            item.centerItemGroups = [groups[2]]
            item.pinnedTrailingGroup = groups[3]
            let subtitle = SizedView(frame: .zero)
            if isNew { item.subtitleView = subtitle }
            try scene.stage.settle()
            for view in views + (isNew ? [subtitle] : []) {
                let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: scene.stage.window)
                XCTAssertTrue(scene.stage.window.hitTest(place, with: nil) === view, "\(view)")
            }
        }
    }

    /// The stand-in shows the large title in the scroll view (B17.41). It is not known whether UIKit always does.
    func testAViewBelowTheLargeTitleThatIsInTheBarGetsItsTouches() async throws {
        guard HeadlessDevice.current.design == .glass else { return }
        let scene = try scene()
        let view = UIView(frame: CGRect(x: 20, y: 0, width: 80, height: 44))
        scene.bar.addSubview(view)
        assertGoesThrough(scene, 60)
        scene.first.navigationItem.largeSubtitleView = view
        XCTAssertTrue(hit(scene, 60)?.isDescendant(of: scene.bar) == true)
        assertGoesThrough(scene, 101)
    }

    /// A view with recognizers, wherever it is in the bar. The recognizers of the bar itself are for all of it.
    func testAViewWithEnabledRecognizersGetsItsTouches() async throws {
        let scene = try scene()
        let plate = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 44))
        let inner = UIView(frame: plate.bounds)
        plate.addSubview(inner)
        let tap = UITapGestureRecognizer()
        plate.addGestureRecognizer(tap)
        scene.bar.addSubview(plate)
        XCTAssertTrue(hit(scene, 25) === inner)
        tap.isEnabled = false
        assertGoesThrough(scene, 25)
        scene.bar.addGestureRecognizer(UITapGestureRecognizer())
        assertGoesThrough(scene, 25)
    }

    func testASearchBarInTheBarGetsItsTouches() async throws {
        let scene = try scene()
        let search = UISearchController(searchResultsController: nil)
        scene.first.navigationItem.preferredSearchBarPlacement = .stacked
        scene.first.navigationItem.hidesSearchBarWhenScrolling = false
        scene.first.navigationItem.searchController = search
        try scene.stage.settle()
        let bar = search.searchBar
        let place = bar.convert(CGPoint(x: 3, y: bar.bounds.midY), to: scene.stage.window)
        let hit = scene.stage.window.hitTest(place, with: nil)
        XCTAssertTrue(hit?.isDescendant(of: scene.bar) == true, "\(String(describing: hit))")
    }

    func testAButtonIsStillTapped() async throws {
        for device in Self.devices {
            let scene = try scene(device)
            var taps = 0
            scene.first.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Edit", primaryAction: UIAction(title: "Edit") { _ in taps += 1 })
            try scene.stage.settle()
            let label = try XCTUnwrap(scene.label("Edit"))
            let middle = CGPoint(x: label.bounds.midX, y: label.bounds.midY)
            scene.stage.finger.tap(at: label.convert(middle, to: scene.stage.window))
            try scene.stage.settle()
            XCTAssertEqual(taps, 1)
        }
    }
}

private final class SizedView: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 80, height: 14) }
}
