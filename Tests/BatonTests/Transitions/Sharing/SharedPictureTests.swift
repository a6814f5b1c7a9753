import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests what the pictures of travellers contain.
@MainActor
final class SharedPictureTests: AnyDesignTestCase {
    private static let row = CGRect(x: 20, y: 300, width: 200, height: 100)
    private static let picture = CGRect(x: 20, y: 20, width: 60, height: 60)

    /// Two screens: a list with a red row that contains a blue picture, and a detail.
    @MainActor
    private final class Stand {
        let lower = SharingScreen("Lower")
        let upper = SharingScreen("Upper")
        let row: UIView
        let picture = UIView()
        let stage: Stage
        let navigation: UINavigationController

        init(_ style: TransitionStyle) throws {
            row = lower.share("row", at: SharedPictureTests.row)
            picture.frame = SharedPictureTests.picture
            picture.backgroundColor = .blue
            row.addSubview(picture)
            lower.shared["picture"] = picture
            navigation = UINavigationController(rootViewController: lower)
            navigation.transitions = NavigationTransitions(style)
            stage = Stage(root: navigation)
            try stage.settle()
        }

        func push() {
            navigation.pushViewController(upper, animated: true)
            stage.turn()
        }

        var travellers: [Traveller] { stage.window.family.compactMap { $0 as? Traveller } }
    }

    /// Returns the colour of a picture at a part of its width and height.
    private func color(_ traveller: Traveller?, at part: CGPoint) throws -> RecordedColor {
        let shown = try XCTUnwrap(traveller?.family.compactMap { $0 as? UIImageView }.first?.image)
        return color(of: shown, at: part)
    }

    private func color(of image: UIImage, at part: CGPoint) -> RecordedColor {
        let window = UIWindow(frame: CGRect(origin: .zero, size: image.size))
        window.backgroundColor = .white
        let view = UIImageView(image: image)
        view.frame = window.bounds
        window.addSubview(view)
        window.isHidden = false
        defer { window.isHidden = true }
        return Compositor(ViewRecorder(window).look()).color(
            at: CGPoint(x: part.x * image.size.width, y: part.y * image.size.height))
    }

    private func recorded(_ color: UIColor) -> RecordedColor { RecordedColor(color, in: UITraitCollection()) }

    // MARK: Views inside each other

    /// The middle of the picture is at a quarter of the row's width, half of its height.
    func testAViewThatTravelsIsNotInThePictureOfTheViewAroundIt() async throws {
        let styles: [TransitionStyle] = [
            .zoom("row").sharing("picture"), .expand("row").sharing("picture"), .fade.sharing("row", "picture"),
            .fade.sharing("picture", "row"),
        ]
        for (number, style) in styles.enumerated() {
            let stand = try Stand(style)
            let before = WindowDump(stand.stage.window)
            stand.push()
            XCTAssertEqual(stand.travellers.count, 2)
            let outer = number == 3 ? stand.travellers.last : stand.travellers.first
            XCTAssertEqual(try color(outer, at: CGPoint(x: 0.25, y: 0.5)), recorded(.red), "\(number)")
            XCTAssertEqual(stand.picture.alpha, 1)
            try stand.stage.settle()
            stand.navigation.popViewController(animated: true)
            try stand.stage.settle()
            XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
        }
    }

    func testAViewThatDoesNotTravelIsInThePictureOfTheViewAroundIt() async throws {
        let stand = try Stand(.zoom("row"))
        stand.push()
        XCTAssertEqual(try color(stand.travellers.first, at: CGPoint(x: 0.25, y: 0.5)), recorded(.blue))
    }

    // MARK: Image views

    private func image(_ color: UIColor, _ side: CGFloat = 10) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    /// A badge, a border and a mask of an image are in its picture.
    func testAnImageViewWithOtherPartsTravelsByAPicture() async throws {
        let additions: [(String, Bool, (UIImageView) -> Void)] = [
            ("alone", true, { _ in }),
            ("a badge", false, { $0.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 5, height: 5))) }),
            (
                "a hidden badge", true,
                { view in
                    let badge = UIView()
                    badge.isHidden = true
                    view.addSubview(badge)
                }
            ), ("a border", false, { $0.layer.borderWidth = 2 }), ("a mask", false, { $0.layer.mask = CAShapeLayer() }),
            ("a symbol", false, { $0.image = UIImage(systemName: "star") }),
        ]
        for (name, isAlone, add) in additions {
            let view = UIImageView(image: image(.blue))
            view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            add(view)
            let picture = ElementPicture(of: view, size: view.bounds.size)
            let expected: ElementPicture.Manner = isAlone ? .image(view.contentMode) : .covering
            XCTAssertEqual(picture.manner, expected, name)
        }
    }

    func testABadgeThatTravelsItselfLeavesTheImageAlone() async throws {
        let view = UIImageView(image: image(.blue))
        let badge = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        view.addSubview(badge)
        let picture = ElementPicture(of: view, size: view.bounds.size, without: [view, badge])
        XCTAssertEqual(picture.manner, .image(view.contentMode))
    }

    func testAHighlightedImageViewTravelsByThatImage() async throws {
        let (plain, highlighted) = (image(.blue), image(.red))
        let view = UIImageView(image: plain, highlightedImage: highlighted)
        XCTAssertTrue(ElementPicture(of: view, size: view.bounds.size).image === plain)
        view.isHighlighted = true
        XCTAssertTrue(ElementPicture(of: view, size: view.bounds.size).image === highlighted)
        view.highlightedImage = nil
        XCTAssertTrue(ElementPicture(of: view, size: view.bounds.size).image === plain)
    }

    /// With a border the corners belong to what is seen. Without one the traveller has them.
    func testABorderKeepsTheCornersOfThePicture() async throws {
        for border in [0, 2] as [CGFloat] {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            view.backgroundColor = .red
            view.layer.cornerRadius = 20
            view.layer.borderWidth = border
            view.layer.borderColor = UIColor.red.cgColor
            let picture = ElementPicture(of: view, size: view.bounds.size)
            let corner = color(of: picture.image, at: CGPoint(x: 0.02, y: 0.02))
            XCTAssertEqual(corner == recorded(.red), border == 0, "\(corner)")
            XCTAssertEqual(view.layer.cornerRadius, 20)
        }
    }

    /// A mask lets something be seen behind a filled view, so the other picture may not fade above it alone.
    func testAMaskedViewIsNotOpaque() async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        view.backgroundColor = .red
        XCTAssertTrue(ElementPicture(of: view, size: view.bounds.size).isOpaque)
        view.layer.mask = CAShapeLayer()
        XCTAssertFalse(ElementPicture(of: view, size: view.bounds.size).isOpaque)
    }

    // MARK: Size and moment

    /// A text of twenty thousand points is drawn with 4096 pixels, not with sixty thousand.
    func testAPictureHasALimitedNumberOfPixels() async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20_480))
        view.backgroundColor = .red
        let image = ElementPicture(of: view, size: view.bounds.size).image
        XCTAssertEqual(Double(image.size.height * image.scale), 4096, accuracy: 1)
        XCTAssertEqual(Double(image.size.height), 20_480, accuracy: 6)
    }

    /// A transition in another container has hidden the view and has not ended.
    func testAViewThatAnotherTransitionHidesIsShownBeforeItIsDrawn() async throws {
        let stand = try Stand(.fade.sharing("row"))
        let hidden = HiddenOriginal(stand.row)
        XCTAssertNotNil(stand.row.mask)
        stand.push()
        XCTAssertEqual(try color(stand.travellers.first, at: CGPoint(x: 0.9, y: 0.9)), recorded(.red))
        hidden.restore()
        XCTAssertNotNil(stand.row.mask, "it belongs to the second one")
        try stand.stage.settle()
        XCTAssertNil(stand.row.mask)
    }

    /// Of a push below a presentation and the presentation, the later one hides the view, whichever ends first.
    func testAViewThatTwoTransitionsHideIsHiddenByTheLaterOne() async throws {
        let stand = try Stand(.fade.sharing("row"))
        let mask = UIView()
        for endsInOrder in [true, false] {
            stand.row.mask = mask
            let (earlier, later) = (HiddenOriginal(stand.row), HiddenOriginal(stand.row))
            if endsInOrder { earlier.restore() }
            XCTAssertNotIdentical(stand.row.mask, mask)
            XCTAssertNotNil(stand.row.mask)
            later.restore()
            XCTAssertIdentical(stand.row.mask, mask)
            earlier.restore()
            XCTAssertIdentical(stand.row.mask, mask)
        }
    }

    /// The earlier transition was given up, and nothing would ever show the view.
    func testAViewIsShownIfNobodyHidesItAnyLonger() async throws {
        let stand = try Stand(.fade.sharing("row"))
        var earlier: HiddenOriginal? = HiddenOriginal(stand.row)
        XCTAssertNotNil(earlier)
        let later = HiddenOriginal(stand.row)
        earlier = nil
        later.restore()
        XCTAssertNil(stand.row.mask)
    }
}
