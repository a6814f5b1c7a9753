import BatonTesting
import UIKit
import XCTest

@testable import Baton

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
