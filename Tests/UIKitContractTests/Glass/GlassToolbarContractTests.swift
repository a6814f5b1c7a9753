import UIKit
import XCTest

/// Tests toolbars in the iOS 26 design.
@preconcurrency
@MainActor
final class GlassToolbarContractTests: ContractTestCase {
    override class var generations: Generations { .glass }

    func testAToolbarFloatsWithoutABackgroundAndContentExtendsBeneath() {
        // B17.1, B17.70
        let stage = NavigationStage()
        defer { stage.putAway() }
        stage.navigation.setToolbarHidden(false, animated: false)
        stage.waitForTheEnd()
        let toolbar: UIToolbar = stage.navigation.toolbar
        XCTAssertEqual(toolbar.paintedViews.count, 0)
        XCTAssertEqual(stage.a.view.frame.maxY, stage.navigation.view.bounds.maxY)
        XCTAssertEqual(stage.a.view.safeAreaInsets.bottom, stage.navigation.view.bounds.maxY - toolbar.frame.minY)
    }

    func testAColourOfAnAppearanceIsPainted() throws {
        // B17.2, B17.3
        let stage = NavigationStage()
        defer { stage.putAway() }
        let appearance = UIToolbarAppearance()
        appearance.configureWithTransparentBackground()
        appearance.backgroundColor = .red
        stage.navigation.toolbar.standardAppearance = appearance
        stage.navigation.toolbar.scrollEdgeAppearance = appearance
        stage.navigation.setToolbarHidden(false, animated: false)
        stage.waitForTheEnd()
        let toolbar: UIToolbar = stage.navigation.toolbar
        XCTAssertEqual(toolbar.paintedViews.map(\.color), [UIColor.red.cgColor])
    }

    func testItemsAre44PointsHigh() throws {
        // B17.53
        let stage = NavigationStage()
        defer { stage.putAway() }
        guard stage.navigation.traitCollection.verticalSizeClass == .regular else {
            throw XCTSkip("The height is known of phones in portrait.")
        }
        guard #available(iOS 17, *) else { throw XCTSkip("Items have frames since iOS 17.") }
        let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        stage.a.toolbarItems = [item]
        stage.navigation.setToolbarHidden(false, animated: false)
        stage.waitForTheEnd()
        XCTAssertEqual(item.frame(in: stage.navigation.view)?.height, 44)
    }

    func testACustomViewWhoseSizeComesLaterHasItAfterThePush() throws {
        // B17.35
        let stage = NavigationStage()
        defer { stage.putAway() }
        guard #available(iOS 17, *) else { throw XCTSkip("Items have frames since iOS 17.") }
        let late = LateView(frame: .zero)
        let item = UIBarButtonItem(customView: late)
        stage.b.navigationItem.rightBarButtonItem = item
        stage.navigation.pushViewController(stage.b, animated: true)
        Device.wait(0.05)
        let before = try XCTUnwrap(item.frame(in: stage.navigation.view))
        late.width = 60
        Device.wait(0.05)
        XCTAssertEqual(item.frame(in: stage.navigation.view)?.width, before.width)
        stage.waitForTheEnd()
        XCTAssertEqual(item.frame(in: stage.navigation.view)?.width, before.width + 60)
        XCTAssertEqual(late.bounds.width, 60)
    }

    func testACustomViewThatGrowsByItsConstraintIsMeasuredAgain() throws {
        // B17.35
        let stage = NavigationStage()
        defer { stage.putAway() }
        guard #available(iOS 17, *) else { throw XCTSkip("Items have frames since iOS 17.") }
        for screen in [stage.a, stage.b] {
            let custom = UIView()
            custom.translatesAutoresizingMaskIntoConstraints = false
            let width = custom.widthAnchor.constraint(equalToConstant: 60)
            NSLayoutConstraint.activate([width, custom.heightAnchor.constraint(equalToConstant: 30)])
            let item = UIBarButtonItem(customView: custom)
            screen.navigationItem.rightBarButtonItem = item
            let isPushed = screen === stage.b
            if isPushed { stage.navigation.pushViewController(screen, animated: true) }
            Device.wait(0.1)
            let before = try XCTUnwrap(item.frame(in: stage.navigation.view)).width
            width.constant = 110
            Device.wait(0.1)
            // A push moves what it has measured.
            XCTAssertEqual(item.frame(in: stage.navigation.view)?.width, isPushed ? before : before + 50)
            stage.waitForTheEnd()
            XCTAssertEqual(item.frame(in: stage.navigation.view)?.width, before + 50)
            XCTAssertEqual(custom.bounds.width, 110)
        }
    }
}

/// A view that gets its size late.
private final class LateView: UIView {
    var width: CGFloat = 0 {
        didSet { invalidateIntrinsicContentSize() }
    }

    override var intrinsicContentSize: CGSize { CGSize(width: width, height: 30) }
}
