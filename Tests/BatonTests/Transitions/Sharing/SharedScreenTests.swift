import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests what is read of a shared view: its place, and what the views around it do to it.
@MainActor
final class SharedScreenTests: XCTestCase {
    private let screen = SharingScreen("Screen")
    private let card = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
    private let photo = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private var stage: Stage?

    override func setUp() async throws {
        await MainActor.run {
            stage = Stage(root: screen)
            screen.view.addSubview(card)
            card.addSubview(photo)
        }
    }

    private func look() throws -> ElementLook {
        let window = try XCTUnwrap(screen.view.window)
        return try XCTUnwrap(SharedScreen(of: screen, moved: nil, in: window).look(of: photo))
    }

    func testAViewThatNothingClipsIsSeenWhole() async throws {
        photo.layer.cornerRadius = 8
        photo.alpha = 0.5
        card.alpha = 0.5
        card.clipsToBounds = true
        let look = try look()
        XCTAssertEqual(look.frame, card.frame)
        XCTAssertFalse(look.isClipped, "a clip of its own size changes nothing")
        XCTAssertEqual(look.cornerRadius, 8)
        XCTAssertEqual(look.alpha, 0.25, "it has the alpha of what it is in")
    }

    func testAClipOfItsSizeGivesItItsCorners() async throws {
        card.layer.cornerRadius = 20
        XCTAssertEqual(try look().cornerRadius, 0, "corners that do not clip")
        card.clipsToBounds = true
        XCTAssertEqual(try look().cornerRadius, 20)
        photo.frame.size.width = 200
        XCTAssertEqual(try look().cornerRadius, 0, "a clip of another size")
    }

    func testAClipShowsAPartOfIt() async throws {
        photo.frame.origin.y = -60
        XCTAssertFalse(try look().isClipped)
        card.clipsToBounds = true
        XCTAssertEqual(try look().visible, CGRect(x: 100, y: 200, width: 100, height: 40))
        XCTAssertEqual(try look().frame, CGRect(x: 100, y: 140, width: 100, height: 100))
        card.clipsToBounds = false
        card.frame.origin.x = -40
        XCTAssertEqual(try look().visible.minX, 0, "the edge of the container")
    }

    func testAScaledViewHasItsPlaceAndItsCornersOnTheScreen() async throws {
        photo.layer.cornerRadius = 10
        card.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        XCTAssertEqual(try look().frame, CGRect(x: 125, y: 225, width: 50, height: 50))
        XCTAssertEqual(try look().cornerRadius, 5)
    }

    func testAViewThatCannotTravelIsToldWhy() async throws {
        let advice = AdviceLog()
        defer { advice.close() }
        let window = try XCTUnwrap(screen.view.window)
        let look = { SharedScreen(of: self.screen, moved: nil, in: window).look(of: self.photo) }
        photo.isHidden = true
        XCTAssertNil(look())
        photo.isHidden = false
        photo.removeFromSuperview()
        XCTAssertNil(look())
        XCTAssertEqual(
            advice.lines,
            [
                "SharingScreen: A shared view is hidden or transparent, so it does not travel. "
                    + "Show it before the transition, or return nil.",
                "SharingScreen: A shared view is not in the window of the transition, or is the view of a whole "
                    + "screen, so it does not travel. Return a view that is on the screen, or nil.",
            ])
    }

    func testALineTravels() async throws {
        for size in [CGSize(width: 100, height: 0.5), CGSize(width: 0.5, height: 100)] {
            photo.frame.size = size
            XCTAssertEqual(try look().frame.size, size)
        }
    }

    func testAViewWithoutASizeIsToldSo() async throws {
        let advice = AdviceLog()
        defer { advice.close() }
        let window = try XCTUnwrap(screen.view.window)
        for size in [CGSize(width: 100, height: 0), CGSize(width: 0, height: 100)] {
            photo.frame.size = size
            XCTAssertNil(SharedScreen(of: screen, moved: nil, in: window).look(of: photo))
        }
        // The same advice is given once.
        XCTAssertEqual(
            advice.lines,
            [
                "SharingScreen: A shared view has no size, or one that is not finite, so it does not travel. "
                    + "Return a view that is laid out, or nil."
            ])
    }

    /// A view of 100 points whose sides are a point away from upright ones is rotated by half a degree.
    func testAViewThatIsALittleRotatedDoesNotTravel() async throws {
        let advice = AdviceLog()
        defer { advice.close() }
        let window = try XCTUnwrap(screen.view.window)
        let look = { SharedScreen(of: self.screen, moved: nil, in: window).look(of: self.photo) }
        for (width, height) in [(100, 10), (10, 100)] as [(CGFloat, CGFloat)] {
            photo.bounds.size = CGSize(width: width, height: height)
            photo.transform = CGAffineTransform(rotationAngle: 0.002)
            XCTAssertNotNil(look())
            photo.transform = CGAffineTransform(rotationAngle: 0.01)
            XCTAssertNil(look())
        }
    }

    /// In a screen that is posed, what counts is how the view is in the screen.
    func testAViewInARotatedScreenTravels() async throws {
        let advice = AdviceLog()
        defer { advice.close() }
        let stand = try SharingStage(.stack, TransitionStyle(entering: .inPlace.rotated(0.5)).sharing("cover"))
        stand.target.layer.cornerCurve = .continuous
        stand.goForward()
        try stand.stage.settle()
        stand.goBack()
        stand.stage.advance(by: 0.1)
        stand.stage.finger.catchTransition(at: CGPoint(x: 200, y: 700), towards: CGPoint(x: 1, y: 0))
        XCTAssertEqual(stand.coordinator?.isInteractive, true)
        stand.stage.finger.up()
        stand.stage.advance(by: 0.1)
        XCTAssertEqual(Double(try XCTUnwrap(stand.travellers.first).seenAlpha), 1, accuracy: 0.01)
        try stand.stage.settle()
        XCTAssertEqual(advice.lines, [])
    }

    func testATransparentBarClipsNothing() async throws {
        let navigation = UINavigationController(rootViewController: screen)
        let stage = Stage(root: navigation)
        try stage.settle()
        card.frame.origin.y = 0
        let bar = navigation.navigationBar
        XCTAssertTrue(try look().isClipped)
        bar.alpha = 0
        XCTAssertFalse(try look().isClipped)
    }

    func testTheTravellerIsClippedLikeTheViews() async throws {
        photo.frame.origin.y = -60
        card.clipsToBounds = true
        let (half, whole) = (try look(), ElementLook(CGRect(x: 0, y: 400, width: 390, height: 390)))
        let plan = try XCTUnwrap(
            TravellerPlan(
                TransitionEnds(
                    leaving: SeenElement(photo, as: half), entering: SeenElement(photo, as: whole))))
        let traveller = Traveller(plan)
        let clip = try XCTUnwrap(traveller.subviews.first)
        XCTAssertTrue(clip.clipsToBounds)
        XCTAssertEqual(clip.frame, half.visible)
        XCTAssertEqual(clip.subviews.first.map { $0.convert($0.bounds, to: traveller) }, half.frame)
        traveller.show(.entering)
        XCTAssertEqual(clip.frame, whole.frame)
        XCTAssertEqual(clip.subviews.first.map { $0.convert($0.bounds, to: traveller) }, whole.frame)
    }
}
