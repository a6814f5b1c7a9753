import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests what a traveller takes over from the views around a shared view, and which views cannot travel.
@MainActor
final class SharedLookTests: AnyDesignTestCase {
    private var log: AdviceLog?

    override func tearDown() async throws {
        await MainActor.run { log?.close() }
    }

    private func stage(_ door: SharingStage.Door = .stack) throws -> SharingStage {
        let stand = try SharingStage(door, .slide.sharing("cover"))
        log = AdviceLog()
        return stand
    }

    // MARK: Views that cannot travel

    func testAViewThatIsNotSeenFadesOnTheOtherScreenWithAdvice() async throws {
        let changes: [(String, (SharingStage) -> Void)] = [
            ("hidden", { $0.source.isHidden = true }), ("hidden", { $0.source.alpha = 0 }),
            (
                "hidden",
                { stand in
                    let around = UIView(frame: stand.source.frame)
                    around.isHidden = true
                    stand.source.superview?.addSubview(around)
                    around.addSubview(stand.source)
                    stand.source.frame.origin = .zero
                }
            ),
            ("rotated", { $0.source.transform = CGAffineTransform(rotationAngle: 0.3) }),
            ("rotated", { $0.source.transform = CGAffineTransform(scaleX: -1, y: 1) }),
            ("not finite", { $0.source.frame = CGRect(x: -1e300, y: 0, width: 2e300, height: 1e300) }),
        ]
        for (words, change) in changes {
            let stand = try stage()
            change(stand)
            stand.goForward()
            XCTAssertEqual(log?.lines.count, 1, words)
            XCTAssertTrue(log?.lines.first?.contains(words) == true, "\(words): \(log?.lines ?? [])")
            XCTAssertNil(stand.source.mask)
            let inside = try XCTUnwrap(stand.travellers.first?.subviews.last)
            XCTAssertEqual(inside.seenAlpha, 0, accuracy: 0.01)
            XCTAssertEqual(inside.frameInWindow.width, SharingStage.target.width, accuracy: 0.5)
            try stand.stage.settle()
            log?.close()
        }
    }

    func testAViewThatIsScaledTravels() async throws {
        let stand = try stage()
        stand.source.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        stand.goForward()
        XCTAssertEqual(log?.lines, [])
        // Half of 80 points, around the same centre.
        let seen = try XCTUnwrap(stand.travellers.first?.subviews.last).frameInWindow
        XCTAssertEqual(seen.width, 40, accuracy: 0.5)
        XCTAssertEqual(seen.minX, 40, accuracy: 0.5)
    }

    // MARK: Corners

    func testOnlyTheCornersThatAViewRoundsAreRound() async throws {
        let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        for (second, expected) in [(top, top), (bottom, CACornerMask.all)] {
            let stand = try stage()
            for (view, corners) in [(stand.source, top), (stand.target, second)] {
                view.layer.cornerRadius = 10
                view.layer.cornerCurve = .continuous
                view.layer.maskedCorners = corners
            }
            stand.goForward()
            XCTAssertEqual(stand.body?.layer.maskedCorners, expected)
        }
        // A view without a radius has no say.
        let stand = try stage()
        stand.source.layer.cornerRadius = 10
        stand.source.layer.cornerCurve = .continuous
        stand.source.layer.maskedCorners = top
        stand.goForward()
        XCTAssertEqual(stand.body?.layer.maskedCorners, top)
    }

    func testAGrowingScreenHasTheCurveOfItsView() async throws {
        for curve in [CALayerCornerCurve.continuous, .circular] {
            let stand = try SharingStage(.stack, .zoom("cover"))
            stand.source.layer.cornerRadius = 12
            stand.source.layer.cornerCurve = curve
            stand.goForward()
            let clip = try XCTUnwrap(stand.stage.window.family.lazy.compactMap { $0 as? ScreenClip }.first)
            XCTAssertEqual(clip.layer.cornerCurve, curve)
        }
    }

    // MARK: Bars

    /// In a modal the travellers are above the bars of the presenter. A row that is half below one is not seen there.
    func testAViewUnderABarOfThePresenterIsClippedByIt() async throws {
        let (lower, upper) = (SharingScreen("Lower"), SharingScreen("Upper"))
        let navigation = UINavigationController(rootViewController: lower)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let stage = Stage(root: tabs)
        try stage.settle()
        let bar = navigation.navigationBar.convert(navigation.navigationBar.bounds, to: nil)
        let tabBar = tabs.tabBar.convert(tabs.tabBar.bounds, to: nil)
        for (isTop, isHidden) in [(true, false), (false, false), (true, true)] {
            navigation.isNavigationBarHidden = isHidden
            try stage.settle()
            let middle = isTop ? bar.maxY : tabBar.minY
            let cover = lower.share("cover", at: CGRect(x: 20, y: middle - 30, width: 80, height: 60))
            upper.share("cover", at: SharingStage.target)
            tabs.present(upper, using: .cover.sharing("cover"))
            stage.turn()
            let traveller = try XCTUnwrap(stage.window.family.lazy.compactMap { $0 as? Traveller }.first)
            let part = try XCTUnwrap(traveller.subviews.last).frameInWindow
            let whole = CGRect(x: 20, y: middle - 30, width: 80, height: 60)
            let expected =
                isHidden ? whole : CGRect(x: 20, y: isTop ? middle : middle - 30, width: 80, height: 30)
            XCTAssertEqual(Double(part.minY), Double(expected.minY), accuracy: 0.5, "\(isTop) \(isHidden)")
            XCTAssertEqual(Double(part.height), Double(expected.height), accuracy: 0.5, "\(isTop) \(isHidden)")
            try stage.settle()
            upper.dismiss(animated: false)
            try stage.settle()
            cover.removeFromSuperview()
        }
    }

    /// In a stack the bar is above the travellers, and clips nothing.
    func testAViewUnderTheBarOfItsStackIsNotClipped() async throws {
        let stand = try stage()
        let bar = try XCTUnwrap(stand.navigation?.navigationBar)
        stand.source.frame.origin.y = bar.convert(bar.bounds, to: nil).maxY - 30
        stand.goForward()
        XCTAssertEqual(stand.travellers.first?.subviews.last?.frameInWindow.height ?? 0, 60, accuracy: 0.5)
    }
}
