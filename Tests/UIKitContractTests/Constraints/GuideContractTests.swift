import UIKit
import XCTest

@preconcurrency

@MainActor
final class GuideContractTests: ContractTestCase {
    func testALayoutGuideIsConstrainedLikeAView() {
        let stage = ConstraintStage()
        let guide = UILayoutGuide()
        guide.identifier = "gap"
        stage.board.addLayoutGuide(guide)
        XCTAssertTrue(guide.owningView === stage.board)
        XCTAssertTrue(stage.board.layoutGuides.contains(guide))
        let view = stage.addView()
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: stage.board.leadingAnchor, constant: 12),
            guide.widthAnchor.constraint(equalToConstant: 40),
            guide.topAnchor.constraint(equalTo: stage.board.topAnchor, constant: 3),
            guide.heightAnchor.constraint(equalToConstant: 50),
            view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
        ])
        Device.turn()
        XCTAssertEqual(guide.layoutFrame, CGRect(x: 12, y: 3, width: 40, height: 50))
        XCTAssertEqual(view.frame, CGRect(x: 52, y: 28, width: 0, height: 0))
        stage.putAway()
    }

    func testRemovingAGuideRemovesItsConstraints() {
        let stage = ConstraintStage()
        let guide = UILayoutGuide()
        stage.board.addLayoutGuide(guide)
        let constraint = guide.widthAnchor.constraint(equalToConstant: 40)
        constraint.isActive = true
        Device.turn()
        stage.board.removeLayoutGuide(guide)
        XCTAssertNil(guide.owningView)
        XCTAssertFalse(stage.board.layoutGuides.contains(guide))
        XCTAssertFalse(constraint.isActive)
        stage.putAway()
    }

    func testContentOnTheSafeAreaFollowsTheBar() {
        // B9.1
        let stage = NavigationStage()
        defer { stage.putAway() }
        let screen: UIView = stage.a.view
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        screen.addSubview(view)
        let area = screen.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: area.topAnchor),
            view.bottomAnchor.constraint(equalTo: area.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: area.trailingAnchor),
        ])
        Device.turn()
        let below = screen.bounds.inset(by: screen.safeAreaInsets)
        XCTAssertEqual(view.frame, below)
        XCTAssertEqual(area.layoutFrame, below)
        XCTAssertEqual(view.frame.minY, stage.navigation.navigationBar.frame.maxY)
        stage.navigation.setNavigationBarHidden(true, animated: false)
        Device.turn()
        XCTAssertEqual(view.frame.minY, stage.navigation.view.safeAreaInsets.top)
        XCTAssertEqual(view.frame.maxY, below.maxY)
        stage.a.additionalSafeAreaInsets.top = 11
        Device.turn()
        XCTAssertEqual(view.frame.minY, stage.navigation.view.safeAreaInsets.top + 11)
    }

    func testContentOfAPushedScreenIsBelowTheBarFromItsFirstLayout() {
        let stage = NavigationStage()
        defer { stage.putAway() }
        let view = UIView()
        let other = stage.b
        other.inside("viewDidLoad") {
            view.translatesAutoresizingMaskIntoConstraints = false
            other.view.addSubview(view)
            view.topAnchor.constraint(equalTo: other.view.safeAreaLayoutGuide.topAnchor).isActive = true
        }
        var tops: [CGFloat] = []
        other.inside("viewDidLayoutSubviews") { tops.append(view.frame.minY) }
        stage.navigation.pushViewController(other, animated: true)
        stage.waitForTheEnd()
        XCTAssertEqual(Set(tops), [stage.navigation.navigationBar.frame.maxY])
    }

    func testMarginsAreEightPointsAndFollowTheSafeArea() {
        // B9.13
        let stage = ConstraintStage()
        XCTAssertEqual(stage.board.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        let screen = stage.board.superview
        let full = UIView(frame: screen?.bounds ?? .zero)
        screen?.addSubview(full)
        Device.turn()
        let safe = full.safeAreaInsets
        XCTAssertTrue(full.insetsLayoutMarginsFromSafeArea)
        XCTAssertEqual(
            full.layoutMargins,
            UIEdgeInsets(top: 8 + safe.top, left: 8 + safe.left, bottom: 8 + safe.bottom, right: 8 + safe.right))
        full.insetsLayoutMarginsFromSafeArea = false
        XCTAssertEqual(full.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        stage.putAway()
    }

    func testTheMarginsOfAScreenAreWiderAtItsSidesAndZeroAboveAndBelow() {
        let stage = ConstraintStage()
        let screen = stage.board.superview ?? stage.board
        let safe = screen.safeAreaInsets
        XCTAssertEqual(screen.layoutMargins.top, safe.top)
        XCTAssertEqual(screen.layoutMargins.bottom, safe.bottom)
        XCTAssertGreaterThanOrEqual(screen.layoutMargins.left, safe.left + 16)
        XCTAssertGreaterThanOrEqual(screen.layoutMargins.right, safe.right + 16)
        stage.putAway()
    }

    func testTheMarginsGuideFollowsTheLayoutMargins() {
        let stage = ConstraintStage()
        let view = stage.addView()
        let margins = stage.board.layoutMarginsGuide
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: margins.topAnchor),
            view.leftAnchor.constraint(equalTo: margins.leftAnchor),
            view.rightAnchor.constraint(equalTo: margins.rightAnchor),
            view.heightAnchor.constraint(equalTo: margins.heightAnchor),
        ])
        Device.turn()
        XCTAssertEqual(view.frame, CGRect(x: 8, y: 8, width: 284, height: 384))
        stage.board.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        Device.turn()
        XCTAssertEqual(view.frame, CGRect(x: 2, y: 1, width: 294, height: 396))
        stage.board.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0)
        Device.turn()
        XCTAssertEqual(view.frame, CGRect(x: 30, y: 0, width: 270, height: 400))
        stage.putAway()
    }

    func testMarginsOfTheSuperviewArePreservedOnlyOnRequest() {
        let stage = ConstraintStage()
        stage.board.layoutMargins = UIEdgeInsets(top: 50, left: 50, bottom: 50, right: 50)
        let view = UIView(frame: CGRect(x: 20, y: 60, width: 270, height: 300))
        stage.board.addSubview(view)
        XCTAssertFalse(view.preservesSuperviewLayoutMargins)
        XCTAssertEqual(view.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        view.preservesSuperviewLayoutMargins = true
        // 30 points of the left margin and 40 points of the right margin overlap the view.
        XCTAssertEqual(view.layoutMargins, UIEdgeInsets(top: 8, left: 30, bottom: 10, right: 40))
        stage.putAway()
    }
}
