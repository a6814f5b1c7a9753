import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests a traveller as a view, and where an image is in it.
@MainActor
final class TravellerViewTests: XCTestCase {
    func testItIsOnlyToBeSeen() async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let seen = SeenElement(view, as: ElementLook(view.frame))
        let traveller = Traveller(try XCTUnwrap(TravellerPlan(TransitionEnds(leaving: seen, entering: nil))))
        XCTAssertFalse(traveller.isUserInteractionEnabled, "touches reach what is below")
        XCTAssertTrue(traveller.accessibilityElementsHidden, "VoiceOver knows the view that it stands in for")
    }

    /// What is behind a text stays visible.
    func testATextTravelsWithoutABackground() async throws {
        let stand = try SharingStage(.stack, .slide.sharing("title"))
        for (screen, size) in [(stand.lower, 17), (stand.upper, 34)] as [(SharingScreen, CGFloat)] {
            let label = UILabel()
            (label.text, label.font) = ("Title", .systemFont(ofSize: size))
            screen.share("title", at: CGRect(x: 20, y: 300, width: size * 5, height: size * 2), label)
        }
        stand.goForward()
        stand.stage.advance(by: 0.1)
        let traveller = try XCTUnwrap(stand.travellers.first)
        XCTAssertEqual(traveller.family.map { $0.backgroundColor?.cgColor.alpha ?? 0 }.max(), 0)
        try stand.stage.settle()
    }

    func testAnImageOfAPointHasItsProportionsToo() async {
        let size = CGSize(width: 100, height: 50)
        for (image, frame) in [
            (CGSize(width: 1, height: 1), CGRect(x: 25, y: 0, width: 50, height: 50)),
            (CGSize(width: 1, height: 2), CGRect(x: 37.5, y: 0, width: 25, height: 50)),
            (CGSize(width: 4, height: 1), CGRect(x: 0, y: 12.5, width: 100, height: 25)),
        ] {
            XCTAssertEqual(UIView.ContentMode.scaleAspectFit.frame(of: image, in: size), frame)
        }
    }

    func testAnImageWithoutASizeIsAsLargeAsItsView() async {
        let size = CGSize(width: 100, height: 50)
        for image in [CGSize.zero, CGSize(width: 0, height: 5), CGSize(width: 5, height: 0)] {
            for mode in [UIView.ContentMode.scaleAspectFill, .scaleAspectFit, .center] {
                XCTAssertEqual(mode.frame(of: image, in: size), CGRect(origin: .zero, size: size))
            }
        }
    }

    /// A picture has no corners, because the traveller has them. A border follows the corners.
    func testCornersAreDrawnOnlyWithABorder() async throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.backgroundColor = .white
        window.isHidden = false
        defer { window.isHidden = true }
        for (radius, border, isDrawn) in [(8, 0, true), (1, 0, true), (8, 1, false)] as [(CGFloat, CGFloat, Bool)] {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            view.backgroundColor = .red
            (view.layer.cornerRadius, view.layer.borderWidth) = (radius, border)
            view.layer.borderColor = UIColor.red.cgColor
            let shown = UIImageView(image: ElementPicture(of: view, size: view.bounds.size).image)
            window.addSubview(shown)
            let color = Compositor(ViewRecorder(window).look()).color(at: CGPoint(x: 0.1, y: 0.1))
            XCTAssertEqual(color == RecordedColor(.red, in: window.traitCollection), isDrawn, "\(radius) and \(border)")
            shown.removeFromSuperview()
        }
    }
}
