import BatonTesting
import TestSupport
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests travellers that are disturbed: their container goes, a finger catches them during a rotation, a list is reloaded.
@MainActor
final class SharedDisturbanceTests: GenerationTestCase {
    // MARK: A container that goes

    /// Nobody ends the transition, and its container leaves the window. A traveller above the bars is not in it.
    func testATravellerAboveTheBarsGoesWithItsContainer() async throws {
        let (lower, upper) = (SharingScreen("Lower"), SharingScreen("Upper"))
        let navigation = UINavigationController(rootViewController: lower)
        let stage = Stage(root: navigation)
        try stage.settle()
        navigation.addChild(upper)
        let source = lower.share("cover", at: SharingStage.source)
        upper.share("cover", at: SharingStage.target)
        var container: UIView?
        do {
            let context = BareContext()
            container = context.containerView
            navigation.view.addSubview(context.containerView)
            (context.views[.to], context.controllers[.to]) = (upper.view, upper)
            context.controllers[.from] = lower
            let animator = PushAnimator(.fade.sharing(SharedElement("cover", aboveBars: true)))
            _ = animator.interruptibleAnimator(using: context)
        }
        XCTAssertNotNil(source.mask)
        container?.removeFromSuperview()
        container = nil
        try stage.settle()
        XCTAssertNil(source.mask)
        XCTAssertEqual(stage.window.family.filter { $0 is Traveller }, [])
    }

    // MARK: A screen that cannot be clipped

    /// The picture of the view does not follow the finger alone.
    func testAScreenThatIsMaskedKeepsTogetherWithThePictureOfItsView() async throws {
        let stand = try SharingStage(.stack, .zoom("cover"))
        stand.goForward()
        try stand.stage.settle()
        // A screen with an inner rotation that UIKit leaves alone: it can only be masked.
        stand.upper.view.translatesAutoresizingMaskIntoConstraints = false
        stand.stage.finger.down(at: CGPoint(x: 2, y: 300))
        stand.stage.finger.drag(to: CGPoint(x: 150, y: 300), in: 0.2)
        let traveller = try XCTUnwrap(stand.travellers.first)
        XCTAssertNotNil(stand.upper.view.mask)
        stand.stage.finger.drag(to: CGPoint(x: 150, y: 450), in: 0.2)
        XCTAssertEqual(traveller.shift, .none)
        stand.source.frame.origin.y += 40
        stand.stage.finger.cancel()
        try stand.stage.settle()
        XCTAssertNil(stand.upper.view.mask)
        XCTAssertEqual(stand.stage.window.family.filter { $0 is Traveller }, [])
    }

    // MARK: A list

    /// A collection that was reloaded in this turn has no cells until it is laid out.
    func testAListThatWasReloadedInTheSameTurnIsLaidOutFirst() async throws {
        for isPop in [false, true] {
            let list = ReloadedScreen()
            let detail = SharingScreen("Detail")
            detail.share("cover", at: SharingStage.target)
            let navigation = UINavigationController(rootViewController: list)
            navigation.transitions = .fade.sharing("cover")
            let stage = Stage(root: navigation)
            try stage.settle()
            if isPop {
                navigation.pushViewController(detail, animated: false)
                try stage.settle()
            }
            list.reload()
            isPop
                ? _ = navigation.popViewController(animated: true)
                : navigation.pushViewController(detail, animated: true)
            stage.turn()
            let traveller = try XCTUnwrap(stage.window.family.lazy.compactMap { $0 as? Traveller }.first)
            stage.advance(by: 0.6)
            XCTAssertGreaterThan(list.laidOut, 1)
            XCTAssertEqual(Double((traveller.subviews.last ?? traveller).seenAlpha), 1, accuracy: 0.01, "it travels")
            try stage.settle()
            XCTAssertEqual(stage.window.leftovers, [])
        }
    }

    /// The view of a screen that stays where it is need not be in the container of the transition.
    func testAListBesideTheContainerThatWasReloadedInTheSameTurnIsLaidOutFirst() async throws {
        let list = ReloadedScreen()
        let detail = SharingScreen("Detail")
        detail.share("cover", at: SharingStage.target)
        let stage = Stage(root: list)
        try stage.settle()
        let context = BareContext()
        context.controllers = [.from: list, .to: detail]
        context.views = [.to: detail.view]
        stage.window.addSubview(context.containerView)
        stage.turn()
        list.reload()
        PushAnimator(.fade.sharing("cover")).animateTransition(using: context)
        stage.turn()
        let traveller = try XCTUnwrap(stage.window.family.lazy.compactMap { $0 as? Traveller }.first)
        let picture = traveller.subviews.last ?? traveller
        XCTAssertEqual(picture.frameInWindow, SharingStage.source, "it begins at the row")
        stage.advance(by: 1)
        XCTAssertEqual(context.completions, [true])
    }

    /// The list is reloaded in the turn in which the finger is lifted.
    func testAListThatIsReloadedAtTheReleaseIsLaidOutFirst() async throws {
        let list = ReloadedScreen()
        let detail = SharingScreen("Detail")
        detail.share("cover", at: SharingStage.target)
        let navigation = UINavigationController(rootViewController: list)
        navigation.transitions = .slide.sharing("cover")
        let stage = Stage(root: navigation)
        try stage.settle()
        navigation.pushViewController(detail, animated: true)
        try stage.settle()
        stage.finger.down(at: CGPoint(x: 2, y: 500))
        stage.finger.drag(to: CGPoint(x: 300, y: 500), in: 0.3)
        let traveller = try XCTUnwrap(stage.window.family.lazy.compactMap { $0 as? Traveller }.first)
        list.reload()
        stage.finger.up()
        stage.advance(by: 0.2)
        XCTAssertEqual(traveller.seenAlpha, 1, "it travels")
        try stage.settle()
        XCTAssertEqual(stage.window.leftovers, [])
    }
}

/// A screen whose shared view exists only after its layout.
@MainActor
private final class ReloadedScreen: UIViewController, SharedViewProvider {
    private var cell: UIView?
    private(set) var laidOut = 0

    func reload() {
        cell?.removeFromSuperview()
        cell = nil
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        laidOut += 1
        guard cell == nil else { return }
        let made = UIView(frame: SharingStage.source)
        made.backgroundColor = .red
        view.addSubview(made)
        cell = made
    }

    func sharedView(for identifier: String, in change: ScreenChange) -> UIView? { cell }
}
