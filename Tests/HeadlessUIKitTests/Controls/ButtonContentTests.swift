import XCTest

@testable import UIKit

/// At 100 points, the letter `a` is 55 points wide. A line is 119 1/3 points high, in whole pixels.
@MainActor
final class ButtonContentTests: XCTestCase {
    private let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in }

    func testTheHeightFollowsTheFont() async {
        let system = UIButton(type: .system)
        system.setTitle("a", for: .normal)
        XCTAssertEqual(system.intrinsicContentSize, CGSize(width: 30, height: 30))
        XCTAssertEqual(UIButton(type: .custom).intrinsicContentSize, CGSize(width: 30, height: 34))
        system.titleLabel?.font = .systemFont(ofSize: 18)
        XCTAssertEqual(system.intrinsicContentSize.height, 34)
        system.titleLabel?.font = .systemFont(ofSize: 100)
        XCTAssertEqual(system.intrinsicContentSize, CGSize(width: 55, height: 132))
    }

    func testInsetsReplaceTheStandardDistances() async {
        let button = button("a")
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 30)
        XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 105, height: 123))
        XCTAssertEqual(
            button.contentRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 50)),
            CGRect(x: 20, y: 1, width: 50, height: 47))
        XCTAssertEqual(button.backgroundRect(forBounds: button.bounds), button.bounds)
    }

    func testAnImageAloneDecidesTheSize() async {
        let button = UIButton(type: .custom)
        button.setImage(image, for: .normal)
        XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 40, height: 30))
        button.setTitle("a", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 100)
        XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 95, height: 132))
        button.setBackgroundImage(
            UIGraphicsImageRenderer(size: CGSize(width: 200, height: 10)).image { _ in }, for: .normal)
        XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 200, height: 132))
    }

    func testTheImageIsBesideTheTitleInTheReadingDirection() async throws {
        let button = button("a")
        button.setImage(image, for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 195, height: 150)
        button.layoutIfNeeded()
        let (picture, title) = (try XCTUnwrap(button.imageView), try XCTUnwrap(button.titleLabel))
        XCTAssertEqual(picture.frame, CGRect(x: 50, y: 60, width: 40, height: 30))
        XCTAssertEqual(title.frame.minX, 90)
        XCTAssertEqual(title.frame.width, 55)
        XCTAssertEqual(title.frame.midY, 75)
        button.semanticContentAttribute = .forceRightToLeft
        button.setNeedsLayout()
        button.layoutIfNeeded()
        XCTAssertEqual(title.frame.minX, 50)
        XCTAssertEqual(picture.frame.minX, 105)
    }

    func testTheContentIsAligned() async {
        let button = button("a")
        button.setImage(image, for: .normal)
        let place = CGRect(x: 10, y: 20, width: 200, height: 150)
        let left = { (alignment: UIControl.ContentHorizontalAlignment) -> CGFloat in
            button.contentHorizontalAlignment = alignment
            return button.imageRect(forContentRect: place).minX
        }
        XCTAssertEqual(left(.left), 10)
        XCTAssertEqual(left(.leading), 10)
        XCTAssertEqual(left(.right), 115)
        XCTAssertEqual(left(.trailing), 115)
        XCTAssertEqual(left(.fill), 10)
        XCTAssertEqual(button.titleRect(forContentRect: place).width, 160)
        button.contentVerticalAlignment = .top
        XCTAssertEqual(button.imageRect(forContentRect: place).minY, 20)
        button.contentVerticalAlignment = .bottom
        XCTAssertEqual(button.imageRect(forContentRect: place).maxY, 170)
        button.contentVerticalAlignment = .fill
        XCTAssertEqual(button.imageRect(forContentRect: place).height, 150)
    }

    func testInsetsOfThePartsMoveThemWithinTheButton() async {
        let button = button("a")
        button.setImage(image, for: .normal)
        let place = CGRect(x: 0, y: 0, width: 195, height: 150)
        let size = button.intrinsicContentSize
        button.imageEdgeInsets = UIEdgeInsets(top: 0, left: -8, bottom: 0, right: 8)
        button.titleEdgeInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
        XCTAssertEqual(button.imageRect(forContentRect: place).minX, 42)
        XCTAssertEqual(button.titleRect(forContentRect: place).minX, 90)
        XCTAssertEqual(button.titleRect(forContentRect: place).midY, 80)
        XCTAssertEqual(button.intrinsicContentSize, size)
    }

    func testALongTitleIsCutAndTheImageKeepsItsPlace() async {
        let button = button("aaaa")
        button.setImage(image, for: .normal)
        let place = CGRect(x: 0, y: 0, width: 100, height: 150)
        XCTAssertEqual(button.imageRect(forContentRect: place).minX, 0)
        XCTAssertEqual(button.titleRect(forContentRect: place).width, 60)
        XCTAssertEqual(button.titleRect(forContentRect: place).minX, 40)
    }

    func testImagesDependOnTheState() async {
        let button = UIButton(type: .custom)
        let other = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }
        button.setImage(image, for: .normal)
        XCTAssertEqual(button.image(for: .selected), image)
        button.isHighlighted = true
        XCTAssertEqual(button.currentImage, image)
        XCTAssertLessThan(button.imageView?.alpha ?? 1, 1)
        button.setImage(other, for: .highlighted)
        XCTAssertEqual(button.imageView?.image, other)
        XCTAssertEqual(button.imageView?.alpha, 1)
        button.isHighlighted = false
        XCTAssertEqual(button.imageView?.image, image)
    }

    func testASystemButtonShowsItsImageInItsTint() async {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        XCTAssertEqual(button.imageView?.image?.renderingMode, .alwaysTemplate)
        button.setImage(image.withRenderingMode(.alwaysOriginal), for: .normal)
        XCTAssertEqual(button.imageView?.image?.renderingMode, .alwaysOriginal)
        XCTAssertEqual(UIButton(type: .infoLight).currentImage?.isSymbolImage, true)
        XCTAssertEqual(UIButton(type: .close).buttonType, .close)
    }

    func testAnAttributedTitleIsShownInPlaceOfThePlainOne() async {
        let button = button("plain")
        button.setAttributedTitle(
            NSAttributedString(string: "styled", attributes: [.foregroundColor: UIColor.red]), for: .normal)
        XCTAssertEqual(button.titleLabel?.text, "styled")
        XCTAssertEqual(button.titleLabel?.textColor, .red)
        XCTAssertEqual(button.currentTitle, "plain")
        button.setAttributedTitle(nil, for: .normal)
        XCTAssertEqual(button.titleLabel?.text, "plain")
        XCTAssertEqual(button.titleLabel?.textColor, .white)
    }

    private func button(_ title: String) -> UIButton {
        let button = UIButton(type: .custom)
        button.titleLabel?.font = .systemFont(ofSize: 100)
        button.setTitle(title, for: .normal)
        return button
    }
}
