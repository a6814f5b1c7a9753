import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// Tests how the pictures of two views turn into each other, and what a traveller takes over from them.
@MainActor
final class TravellerPlanTests: XCTestCase {
    private func image(_ size: CGSize, isOpaque: Bool = true) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(origin: .zero, size: isOpaque ? size : CGSize(width: 1, height: 1)))
        }
    }

    private func imageView(_ image: UIImage, _ mode: UIView.ContentMode, _ size: CGSize) -> UIImageView {
        let view = UIImageView(image: image)
        view.frame.size = size
        view.contentMode = mode
        view.clipsToBounds = true
        return view
    }

    private func plan(_ leaving: UIView?, _ entering: UIView?) throws -> TravellerPlan {
        let seen = { (view: UIView?) in view.map { SeenElement($0, as: ElementLook($0.frame)) } }
        return try XCTUnwrap(TravellerPlan(TransitionEnds(leaving: seen(leaving), entering: seen(entering))))
    }

    private func alphas(_ plan: TravellerPlan) -> [[CGFloat]] {
        plan.layers.map { [$0.alpha.leaving, $0.alpha.entering] }
    }

    func testOneImageFillsAtOneEndAndFitsAtTheOther() async throws {
        let photo = image(CGSize(width: 400, height: 200))
        let plan = try plan(
            imageView(photo, .scaleAspectFill, CGSize(width: 100, height: 100)),
            imageView(photo, .scaleAspectFit, CGSize(width: 200, height: 300)))
        XCTAssertEqual(plan.layers.count, 1, "the same image needs one picture")
        XCTAssertEqual(plan.layers[0].frame.leaving, CGRect(x: -50, y: 0, width: 200, height: 100))
        XCTAssertEqual(plan.layers[0].frame.entering, CGRect(x: 0, y: 100, width: 200, height: 100))
        XCTAssertEqual(alphas(plan), [[1, 1]])
        XCTAssertTrue(plan.clips)
    }

    func testEachContentModeHasItsPlace() async throws {
        let places: [(UIView.ContentMode, CGPoint)] = [
            (.center, CGPoint(x: 30, y: 40)), (.top, CGPoint(x: 30, y: 0)), (.bottom, CGPoint(x: 30, y: 80)),
            (.left, CGPoint(x: 0, y: 40)), (.right, CGPoint(x: 60, y: 40)), (.topLeft, CGPoint(x: 0, y: 0)),
            (.topRight, CGPoint(x: 60, y: 0)), (.bottomLeft, CGPoint(x: 0, y: 80)),
            (.bottomRight, CGPoint(x: 60, y: 80)),
        ]
        let photo = image(CGSize(width: 40, height: 20))
        for (mode, place) in places {
            let plan = try plan(imageView(photo, mode, CGSize(width: 100, height: 100)), nil)
            XCTAssertEqual(
                plan.layers[0].frame.leaving, CGRect(origin: place, size: photo.size), "\(mode.rawValue)")
        }
        let filled = try plan(imageView(photo, .scaleToFill, CGSize(width: 100, height: 90)), nil)
        XCTAssertEqual(filled.layers[0].frame.leaving, CGRect(x: 0, y: 0, width: 100, height: 90))
    }

    func testAnOpaquePictureStaysBelowWhileTheOtherFades() async throws {
        let size = CGSize(width: 100, height: 100)
        let (first, second) = (image(size), image(CGSize(width: 50, height: 50)))
        let clear = image(size, isOpaque: false)
        let show = { self.imageView($0, .scaleAspectFill, size) }
        XCTAssertEqual(
            alphas(try plan(show(first), show(second))), [[1, 1], [0, 1]], "the entering one fades in above")
        XCTAssertEqual(alphas(try plan(show(clear), show(second))), [[1, 1], [0, 1]])
        let back = try plan(show(first), show(clear))
        XCTAssertEqual(alphas(back), [[1, 1], [1, 0]], "the leaving one fades out above")
        XCTAssertTrue(back.layers[1].picture.image == first)
        let other = image(CGSize(width: 60, height: 60), isOpaque: false)
        XCTAssertEqual(alphas(try plan(show(clear), show(other))), [[1, 0], [0, 1]], "together they are 1")
    }

    func testTextsKeepTheirSizesAndTheirSide() async throws {
        let rows: [(NSTextAlignment, UISemanticContentAttribute, CGFloat)] = [
            (.natural, .forceLeftToRight, 0), (.center, .forceLeftToRight, 0.5), (.right, .forceLeftToRight, 1),
            (.natural, .forceRightToLeft, 1), (.left, .forceRightToLeft, 0),
        ]
        for (alignment, direction, place) in rows {
            let labels = [17, 34].map { size in
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: size * 5, height: size * 2))
                label.text = "Title"
                label.font = .systemFont(ofSize: CGFloat(size))
                label.textAlignment = alignment
                label.semanticContentAttribute = direction
                return label
            }
            let plan = try plan(labels[0], labels[1])
            XCTAssertEqual(alphas(plan), [[1, 0], [0, 1]])
            XCTAssertEqual(plan.layers[0].frame.leaving, CGRect(x: 0, y: 0, width: 85, height: 34))
            XCTAssertEqual(plan.layers[0].frame.entering, CGRect(x: 85 * place, y: 17, width: 85, height: 34))
            XCTAssertEqual(plan.layers[1].frame.entering, CGRect(x: 0, y: 0, width: 170, height: 68))
        }
    }

    func testAnyOtherViewIsDrawnAndKeepsItsProportions() async throws {
        let small = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let large = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        (small.backgroundColor, large.backgroundColor) = (.red, .green)
        let plan = try plan(small, large)
        XCTAssertEqual(plan.layers[0].picture.image.size, small.bounds.size)
        XCTAssertEqual(plan.layers[0].frame.entering, CGRect(x: -150, y: 0, width: 600, height: 300))
        XCTAssertEqual(plan.layers[1].frame.leaving, CGRect(x: 0, y: -25, width: 100, height: 100))
        XCTAssertTrue(plan.clips)
    }

    /// The picture of a card has the width of the screen.
    func testACardBecomesAScreen() async throws {
        let card = UIView(frame: CGRect(x: 20, y: 300, width: 200, height: 100))
        card.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
        let seen = SeenElement(card, as: ElementLook(card.frame, cornerRadius: 16), isCard: true)
        let screen = ElementLook(CGRect(x: 0, y: 0, width: 400, height: 800))
        let plan = try XCTUnwrap(
            TravellerPlan(TransitionEnds(leaving: seen, entering: nil), place: screen, color: white))
        XCTAssertEqual(plan.looks.entering, screen, "the card stays, and its content fades")
        XCTAssertEqual(plan.backgrounds.leaving, card.backgroundColor)
        XCTAssertEqual(plan.backgrounds.entering, white)
        XCTAssertEqual(alphas(plan), [[1, 0]])
        XCTAssertEqual(plan.layers[0].frame.leaving, CGRect(x: 0, y: 0, width: 200, height: 100))
        XCTAssertEqual(plan.layers[0].frame.entering, CGRect(x: 0, y: 0, width: 400, height: 200))
        card.backgroundColor = nil
        let bare = SeenElement(card, as: ElementLook(card.frame), isCard: true)
        let plain = try XCTUnwrap(
            TravellerPlan(TransitionEnds(leaving: nil, entering: bare), place: screen, color: white))
        XCTAssertEqual(plain.backgrounds.entering, white, "without a colour of its own it has that of the screen")
        XCTAssertEqual(alphas(plain), [[0, 1]])
    }

    func testAPictureIsDrawnWithoutTheAlphaThatTheTravellerHas() async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = .red
        view.alpha = 0.5
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let shown = UIImageView(image: ElementPicture(of: view, size: view.bounds.size).image)
        window.addSubview(shown)
        window.isHidden = false
        let color = Compositor(ViewRecorder(window).look()).color(at: CGPoint(x: 5, y: 5))
        XCTAssertEqual(color, RecordedColor(.red, in: window.traitCollection))
        XCTAssertEqual(view.alpha, 0.5)
        window.isHidden = true
    }

    /// What a view draws may depend on its alpha.
    func testAViewDrawsItselfWithoutTheAlphaThatTheTravellerHas() async {
        final class DrawnView: UIView {
            var alphas: [CGFloat] = []
            override func draw(_ rect: CGRect) { alphas.append(alpha) }
        }
        for alpha in [0.5, 1] as [CGFloat] {
            let view = DrawnView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.alpha = alpha
            _ = ElementPicture(of: view, size: view.bounds.size)
            XCTAssertEqual(view.alphas, [1])
            XCTAssertEqual(view.alpha, alpha)
        }
    }

    /// The corners are those of the traveller, so that an opaque view with corners stays below the other picture.
    func testAFilledViewIsOpaqueAlsoWithCorners() async throws {
        final class GradientView: UIView {
            override class var layerClass: AnyClass { CAGradientLayer.self }
        }
        let (view, clear) = (GradientView(), GradientView())
        (view.layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        (clear.layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor.blue.withAlphaComponent(0.5).cgColor]
        let filled = UIView()
        filled.backgroundColor = .red
        for (view, isOpaque) in [(view, true), (clear, false), (filled, true), (UIView(), false)] {
            view.frame.size = CGSize(width: 20, height: 20)
            view.layer.cornerRadius = 8
            let picture = ElementPicture(of: view, size: view.bounds.size)
            XCTAssertEqual(picture.isOpaque, isOpaque)
            XCTAssertEqual(view.layer.cornerRadius, 8)
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let shown = UIImageView(image: ElementPicture(of: filled, size: filled.bounds.size).image)
        window.addSubview(shown)
        window.isHidden = false
        let color = Compositor(ViewRecorder(window).look()).color(at: CGPoint(x: 0.5, y: 0.5))
        XCTAssertEqual(color, RecordedColor(.red, in: window.traitCollection), "its corner is drawn")
        window.isHidden = true
    }

    /// A traveller clips where one of its views does, and where one has round corners, of however little radius.
    func testTheCornersAreThoseThatAreRoundAtOneEnd() async throws {
        let views = [UIView(), UIView()]
        views.forEach { $0.frame.size = CGSize(width: 20, height: 20) }
        func plan(_ radii: [CGFloat]) throws -> TravellerPlan {
            let corners: [CACornerMask] = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
            let seen = zip(views, zip(radii, corners)).map { view, end in
                var look = ElementLook(view.frame, cornerRadius: end.0)
                look.roundCorners = end.1
                return SeenElement(view, as: look)
            }
            return try XCTUnwrap(TravellerPlan(TransitionEnds(leaving: seen[0], entering: seen[1])))
        }
        let both: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        for (radii, corners) in [
            ([0, 0], []), ([0.5, 0], .layerMinXMinYCorner), ([0, 0.5], .layerMaxXMaxYCorner), ([4, 4], both),
        ] as [([CGFloat], CACornerMask)] {
            let plan = try plan(radii)
            XCTAssertEqual(plan.roundCorners, corners, "\(radii)")
            let label = UILabel()
            label.text = "A"
            label.frame.size = CGSize(width: 20, height: 20)
            let texts = radii.map { SeenElement(label, as: ElementLook(label.frame, cornerRadius: $0)) }
            let ofTexts = try XCTUnwrap(TravellerPlan(TransitionEnds(leaving: texts[0], entering: texts[1])))
            XCTAssertEqual(ofTexts.clips, !corners.isEmpty, "\(radii): a text needs no clipping")
        }
    }

    func testAPlaceIsKnownWhereAViewIsOrIsToldOfIt() async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let seen = SeenElement(view, as: ElementLook(view.frame))
        let place = ElementLook(CGRect(x: 50, y: 50, width: 10, height: 10))
        for (ends, place, isKnown) in [
            (TransitionEnds(leaving: seen, entering: nil), nil, [true, false]),
            (TransitionEnds(leaving: nil, entering: seen), nil, [false, true]),
            (TransitionEnds(leaving: nil, entering: seen), place, [true, true]),
        ] as [(TransitionEnds<SeenElement?>, ElementLook?, [Bool])] {
            let plan = try XCTUnwrap(TravellerPlan(ends, place: place))
            XCTAssertEqual([plan.isKnown.leaving, plan.isKnown.entering], isKnown)
        }
    }

    func testAMissingBackgroundHasTheColourOfTheOther() async throws {
        let photo = image(CGSize(width: 10, height: 10))
        let (clear, red) = (
            imageView(photo, .center, CGSize(width: 50, height: 50)),
            imageView(photo, .center, CGSize(width: 80, height: 80))
        )
        red.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let none = UIColor(red: 1, green: 0, blue: 0, alpha: 0)
        let appearing = try plan(clear, red)
        XCTAssertEqual(appearing.backgrounds.leaving, none)
        XCTAssertEqual(appearing.backgrounds.entering, red.backgroundColor)
        let vanishing = try plan(red, clear)
        XCTAssertEqual(vanishing.backgrounds.leaving, red.backgroundColor)
        XCTAssertEqual(vanishing.backgrounds.entering, none)
    }

    func testTheTravellerHasTheShadowsOfBothEnds() async throws {
        let views = [60, 120].map { UIView(frame: CGRect(x: 0, y: 0, width: $0, height: 50)) }
        views[0].layer.shadowOpacity = 0.4
        views[1].layer.shadowOpacity = 0.8
        let traveller = Traveller(try plan(views[0], views[1]))
        let shadows = traveller.subviews.compactMap { $0 as? TravellerShadow }
        XCTAssertEqual(shadows.map(\.layer.shadowOpacity), [0.4, 0.8])
        XCTAssertEqual(shadows.map(\.alpha), [1, 0])
        XCTAssertEqual(shadows.map(\.frame.width), [60, 60])
        traveller.show(.entering)
        XCTAssertEqual(shadows.map(\.alpha), [0, 1])
        XCTAssertEqual(shadows.map(\.frame.width), [120, 120])
    }

    // MARK: Courses

    func testACourseLeadsThroughThePlaceWhereItWasCaught() async {
        var course = TravellerCourse()
        XCTAssertEqual(course.shift(at: 0.5), .none)
        course.ends.entering.way = CGPoint(x: 100, y: 0)
        XCTAssertEqual(course.shift(at: 0.25).way.x, 25)
        var caught = ViewShift.none
        caught.way.y = 40
        course.caught = TravellerCourse.Stop(progress: 0.5, shift: caught)
        XCTAssertEqual(course.shift(at: 0), .none)
        XCTAssertEqual(course.shift(at: 0.25).way, CGPoint(x: 0, y: 20))
        XCTAssertEqual(course.shift(at: 0.5), caught)
        XCTAssertEqual(course.shift(at: 0.75).way, CGPoint(x: 50, y: 20))
        XCTAssertEqual(course.shift(at: 1).way, CGPoint(x: 100, y: 0))
        course.caught?.progress = 1
        XCTAssertEqual(course.shift(at: 1), course.ends.entering)
        course.caught?.progress = 0
        XCTAssertEqual(course.shift(at: 0), caught, "it does not jump at the start")
    }

    func testAShiftMovesOneFrameToAnother() async {
        let planned = CGRect(x: 10, y: 20, width: 100, height: 50)
        let (window, space) = (UIView(), ShiftedView())
        window.addSubview(space)
        for (width, height) in [(50, 100), (100, 100), (50, 50), (100, 50)] as [(CGFloat, CGFloat)] {
            for place in [CGRect(x: 70, y: 5, width: width, height: height), planned] {
                space.shift = ViewShift(from: planned, to: place)
                XCTAssertEqual(space.convert(planned, to: window), place)
            }
        }
    }

    func testAPlaceIsChangedAtOneEndOnly() async {
        var course = TravellerCourse()
        course.ends[.leaving].way.x = 10
        course.ends[.entering].way.y = 20
        XCTAssertEqual(course.ends.leaving.way, CGPoint(x: 10, y: 0))
        XCTAssertEqual(course.ends.entering.way, CGPoint(x: 0, y: 20))
    }
}
