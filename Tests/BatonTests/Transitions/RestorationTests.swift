import UIKit
import XCTest

@testable import Baton
@testable import TestStages

@MainActor
final class RestorationTests: XCTestCase {
    private let container = CGRect(x: 0, y: 0, width: 400, height: 800)

    private func appsOwnView() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        view.alpha = 0.8
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        view.layer.cornerRadius = 6
        return view
    }

    func testEverythingThatAPoseChangesIsRestored() async {
        let view = appsOwnView()
        let restoration = Restoration(of: view)
        let pose = Pose.offstage(.bottom).faded(0.5).rounded(20).rotated(1)
        restoration.apply(pose, in: container, direction: .leftToRight)
        XCTAssertNotEqual(view.transform, CGAffineTransform(scaleX: 0.5, y: 0.5))
        XCTAssertTrue(view.clipsToBounds)

        restoration.restore()
        XCTAssertEqual(view.transform, CGAffineTransform(scaleX: 0.5, y: 0.5))
        XCTAssertEqual(Double(view.alpha), 0.8, accuracy: 1e-6)
        XCTAssertEqual(view.layer.cornerRadius, 6)
        XCTAssertFalse(view.clipsToBounds)
    }

    func testAPoseIsAppliedOnTopOfTheAppsValues() async {
        let view = appsOwnView()
        Restoration(of: view).apply(.offstage(.trailing).faded(0.5), in: container, direction: .leftToRight)
        // Scaled by half by the app, and then moved by the whole width.
        XCTAssertEqual(view.transform, CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 400, ty: 0))
        XCTAssertEqual(Double(view.alpha), 0.4, accuracy: 1e-6)
    }

    func testAPoseNeverMakesCornersLessRoundThanTheApps() async {
        let view = appsOwnView()
        let restoration = Restoration(of: view)
        restoration.apply(Pose().rounded(2), in: container, direction: .leftToRight)
        XCTAssertEqual(view.layer.cornerRadius, 6)
        restoration.apply(.inPlace, in: container, direction: .leftToRight)
        XCTAssertEqual(view.layer.cornerRadius, 6)
    }

    /// What an app shows outside of a view's bounds is cut off only by round corners.
    func testAPoseClipsTheViewOnlyForItsCorners() async {
        for (pose, clips) in [(Pose().faded(0.5), false), (Pose().rounded(0.5), true), (Pose().rounded(20), true)] {
            let view = UIView(frame: container)
            let restoration = Restoration(of: view)
            restoration.apply(pose, in: container, direction: .leftToRight)
            XCTAssertEqual(view.clipsToBounds, clips, "\(pose.cornerRadius)")
            restoration.restore()
            XCTAssertFalse(view.clipsToBounds)
        }
    }

    func testTheOffstagePositionDoesNotDependOnTheCurrentTransform() async {
        let view = UIView(frame: container)
        let restoration = Restoration(of: view)
        restoration.apply(.offstage(.trailing), in: container, direction: .leftToRight)
        restoration.apply(.offstage(.trailing), in: container, direction: .leftToRight)
        XCTAssertEqual(view.transform, CGAffineTransform(translationX: 400, y: 0))
    }

    // MARK: 3D properties

    func testTheAnchorPointDoubleSidednessAndMaskAreRestored() async {
        let view = appsOwnView()
        let mask = UIView(frame: view.bounds)
        view.mask = mask
        view.layer.anchorPoint = CGPoint(x: 0.25, y: 0.75)
        let center = view.center
        let restoration = Restoration(of: view)
        let pose = Pose().hinged(at: .trailing).turned(1).rounded(30)
        restoration.apply(pose, in: container, direction: .leftToRight)
        view.mask = UIView()
        XCTAssertEqual(view.layer.anchorPoint, CGPoint(x: 1, y: 0.5))
        XCTAssertFalse(view.layer.isDoubleSided)

        restoration.restore()
        XCTAssertEqual(view.layer.anchorPoint, CGPoint(x: 0.25, y: 0.75))
        XCTAssertEqual(view.center, center)
        XCTAssertTrue(view.layer.isDoubleSided)
        XCTAssertTrue(view.mask === mask)
        XCTAssertFalse(view.clipsToBounds)
    }

    func testAViewThatTheAppMadeOneSidedStaysSo() async {
        let view = appsOwnView()
        view.layer.isDoubleSided = false
        let restoration = Restoration(of: view)
        restoration.apply(Pose().turned(1), in: container, direction: .leftToRight)
        restoration.restore()
        XCTAssertFalse(view.layer.isDoubleSided)
    }

    func testTheAppsOwn3DTransformIsRestoredAndMovedAlong() async {
        let view = UIView(frame: container)
        let own = CATransform3DMakeRotation(.pi / 3, 1, 0, 0)
        view.transform3D = own
        let restoration = Restoration(of: view)
        restoration.apply(.offstage(.trailing), in: container, direction: .rightToLeft)
        var moved = own
        moved.m41 = -400
        XCTAssertTrue(CATransform3DEqualToTransform(view.transform3D, moved), "\(view.transform3D)")
        restoration.restore()
        XCTAssertTrue(CATransform3DEqualToTransform(view.transform3D, own))
    }

    // MARK: In a transition

    private func transition(_ view: UIView) -> (BareContext, RunningTransition) {
        let context = BareContext()
        context.views[.from] = view
        context.containerView.addSubview(view)
        return (context, RunningTransition(context, operation: .push))
    }

    func testThePerspectiveOfTheContainerIsRestored() async {
        let context = BareContext()
        let view = UIView(frame: context.containerView.bounds)
        context.views[.from] = view
        context.containerView.addSubview(view)
        var own = CATransform3DIdentity
        own.m34 = -1 / 500
        context.containerView.layer.sublayerTransform = own
        let transition = RunningTransition(context, operation: .push)
        transition.leaving?.apply(Pose().faded())
        XCTAssertEqual(context.containerView.layer.sublayerTransform.m34, -1 / 500, "nothing turns")
        transition.leaving?.apply(Pose().turned(1))
        transition.leaving?.apply(Pose().turned(2))
        // Twice the container's height.
        XCTAssertEqual(Double(context.containerView.layer.sublayerTransform.m34), -1.0 / 1600, accuracy: 1e-12)
        transition.restoreRemoved(completed: true)
        XCTAssertTrue(CATransform3DEqualToTransform(context.containerView.layer.sublayerTransform, own))
    }

    func testTheAppsOwnMaskIsRestoredAfterAPoseWithAMask() async throws {
        let view = UIView(frame: container)
        let mask = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.mask = mask
        let (context, transition) = transition(view)
        let circle = Pose.Mask.circle(around: CGPoint(x: 200, y: 400), radius: 50)
        transition.leaving?.apply(Pose().masked(to: circle))
        XCTAssertTrue(view.mask === mask, "a clip leaves it alone")
        let clip = try XCTUnwrap(view.superview as? ScreenClip)
        XCTAssertEqual(clip.frame, CGRect(x: 150, y: 350, width: 100, height: 100))
        XCTAssertEqual(clip.layer.cornerRadius, 50)
        XCTAssertEqual(clip.convert(view.frame, to: clip.superview), container, "the screen itself does not move")
        transition.leaving?.apply(.inPlace)
        XCTAssertEqual(clip.frame, view.bounds, "wide open")
        XCTAssertEqual(clip.layer.cornerRadius, 0, "with all of its corners")
        transition.restoreRemoved(completed: true)
        XCTAssertTrue(view.mask === mask)
        XCTAssertEqual(context.containerView.subviews, [view])
    }

    func testWhereNoClipCanDoItAMaskShowsThePart() async throws {
        let part = Pose.Mask(CGRect(x: 10, y: 20, width: 100, height: 50), cornerRadius: 5)
        for pose in [Pose().rotated(1).masked(to: part), Pose().turned(1).masked(to: part)] {
            let view = UIView(frame: container)
            let (context, transition) = transition(view)
            transition.leaving?.apply(pose)
            XCTAssertEqual(view.mask?.frame, part.frame)
            XCTAssertTrue(view.superview === context.containerView)
            transition.leaving?.apply(.inPlace)
            XCTAssertEqual(view.mask?.frame, view.bounds, "wide open")
            XCTAssertEqual(view.mask?.layer.cornerRadius, 0, "with all of its corners")
            transition.restoreRemoved(completed: true)
            XCTAssertNil(view.mask)
        }
        let pinned = UIView(frame: container)
        let (_, transition) = transition(pinned)
        pinned.translatesAutoresizingMaskIntoConstraints = false
        transition.leaving?.apply(Pose().masked(to: part))
        XCTAssertEqual(pinned.mask?.frame, part.frame, "moved elsewhere it would lose the constraints")
        transition.restoreRemoved(completed: true)
    }

    func testAClipShowsTheScaledAndMovedPartOfTheScreen() async throws {
        let view = UIView(frame: container)
        let (_, transition) = transition(view)
        let part = Pose.Mask(CGRect(x: 100, y: 300, width: 200, height: 200), cornerRadius: 20)
        transition.leaving?.apply(
            Pose.scaled(0.5).shifted(points: CGPoint(x: 10, y: -40)).masked(to: part))
        // Half of the 200 points around the center at (200 + 10, 400 - 40).
        XCTAssertEqual(view.superview?.frame, CGRect(x: 160, y: 310, width: 100, height: 100))
        XCTAssertEqual(view.superview?.layer.cornerRadius, 10)
        transition.restoreRemoved(completed: true)
    }

    func testADimmingViewIsDirectlyAboveItsViewAndIsRemoved() async {
        let view = UIView(frame: container)
        let (context, transition) = transition(view)
        transition.leaving?.apply(Pose().dimmed(0.3))
        XCTAssertEqual(context.containerView.subviews.count, 2)
        XCTAssertTrue(context.containerView.subviews.last is DimmingView)
        XCTAssertEqual(Double(context.containerView.subviews.last?.alpha ?? 0), 0.3, accuracy: 1e-6)
        transition.restoreRemoved(completed: true)
        XCTAssertEqual(context.containerView.subviews, [view])
    }
}
