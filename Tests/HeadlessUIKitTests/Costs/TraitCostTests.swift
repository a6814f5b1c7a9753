import TestSupport
import XCTest

@testable import UIKit

@MainActor
final class TraitCostTests: XCTestCase {
    func testReadingTheTraitsOfNestedViewsGrowsWithTheirNumber() async {
        Growth.assertLinear { count in
            var views = [VisitedView()]
            for _ in 1..<count {
                let view = VisitedView()
                views[views.count - 1].addSubview(view)
                views.append(view)
            }
            VisitedView.visits = 0
            for view in views { _ = view.effectiveUserInterfaceLayoutDirection }
            return VisitedView.visits
        }
    }

    func testAddingNestedViewsToAWindowGrowsWithTheirNumber() async {
        Growth.assertLinear { count in
            let stage = LayerStage()
            let root = VisitedView()
            var last = root
            for _ in 1..<count {
                let view = VisitedView()
                view.backgroundColor = .systemBackground
                last.addSubview(view)
                last = view
            }
            VisitedView.visits = 0
            stage.root.view.addSubview(root)
            return VisitedView.visits
        }
    }

    func testTraitsFollowEveryMoveAndEveryChange() async {
        TurnLoop.main.reset()
        var numbers = SeededNumbers(seed: 7)
        let window = UIWindow(frame: UIScreen.main.bounds)
        let (root, child) = (UIViewController(), UIViewController())
        window.rootViewController = root
        window.makeKeyAndVisible()
        root.addChild(child)
        let inChild = UIView()
        child.view.addSubview(inChild)
        let views = (0..<12).map { _ in UIView() }
        let all: [UIView] = [window, root.view, child.view, inChild] + views
        for step in 0..<400 {
            let view = views[numbers.next(below: views.count)]
            let target = all[numbers.next(below: all.count)]
            switch numbers.next(below: 8) {
            case 0...2 where !target.isDescendant(of: view): target.addSubview(view)
            case 3: view.removeFromSuperview()
            case 4: view.overrideUserInterfaceStyle = [.unspecified, .light, .dark][numbers.next(below: 3)]
            case 5 where !target.isDescendant(of: child.view as UIView): target.addSubview(child.view)
            case 6:
                let style: UIUserInterfaceStyle = numbers.next(below: 2) == 0 ? .light : .dark
                root.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: style), forChild: child)
            case 7:
                var device = HeadlessDevice.phone
                device.interfaceStyle = numbers.next(below: 2) == 0 ? .light : .dark
                HeadlessDevice.current = device
            default: break
            }
            assertTraitsAreUpToDate(all, "step \(step)")
        }
        HeadlessDevice.current = .phone
    }

    func testTraitsFollowAPresentation() async {
        TurnLoop.main.reset()
        let window = UIWindow(frame: UIScreen.main.bounds)
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        TurnLoop.main.runTurn()
        let covered = UIViewController()
        let presented = UINavigationController(rootViewController: covered)
        presented.pushViewController(UIViewController(), animated: false)
        presented.modalPresentationStyle = .fullScreen
        let all: [UIView] = [root.view, covered.view, presented.view, window]
        assertTraitsAreUpToDate(all, "before")
        root.present(presented, animated: false)
        TurnLoop.main.advance(by: 1)
        assertTraitsAreUpToDate(all, "presented")
        presented.presentationController?.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)
        XCTAssertEqual(covered.view.traitCollection.userInterfaceStyle, .dark)
        assertTraitsAreUpToDate(all, "overridden")
        window.overrideUserInterfaceStyle = .dark
        presented.presentationController?.overrideTraitCollection = nil
        XCTAssertEqual(covered.view.traitCollection.userInterfaceStyle, .dark)
        root.dismiss(animated: false)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(covered.view.traitCollection.userInterfaceStyle, .light)
        assertTraitsAreUpToDate(all, "dismissed")
        window.isHidden = true
    }

    /// Asserts that the known traits are those that each view reads anew.
    private func assertTraitsAreUpToDate(_ views: [UIView], _ message: String) {
        let known = views.map(\.traitCollection)
        InheritedTraits.expire()
        XCTAssertEqual(known, views.map(\.traitCollection), message)
    }
}

/// A view that counts how often its traits are read.
private final class VisitedView: UIView {
    static var visits = 0

    override var traitCollection: UITraitCollection {
        Self.visits += 1
        return super.traitCollection
    }
}
