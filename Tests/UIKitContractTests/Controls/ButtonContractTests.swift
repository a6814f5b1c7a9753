import UIKit
import XCTest

@preconcurrency

@MainActor
final class ButtonContractTests: ContractTestCase {
    func testTheHeightFollowsTheFont() {
        let button = UIButton(type: .system)
        button.setTitle("Title", for: .normal)
        XCTAssertEqual(button.titleLabel?.font.pointSize, 15)
        XCTAssertEqual(button.intrinsicContentSize.height, 30)
        button.titleLabel?.font = .systemFont(ofSize: 18)
        XCTAssertEqual(button.intrinsicContentSize.height, 34)
        XCTAssertEqual(UIButton(type: .custom).intrinsicContentSize, CGSize(width: 30, height: 34))
    }

    func testAButtonInConstraintsGrowsWithTheFontOfItsTitle() {
        let stage = ConstraintStage()
        let button = stage.add(UIButton(type: .system))
        button.setTitle("Title", for: .normal)
        button.topAnchor.constraint(equalTo: stage.board.topAnchor).isActive = true
        Device.turn()
        let before = button.frame.size
        button.titleLabel?.font = .systemFont(ofSize: 40)
        Device.turn()
        XCTAssertGreaterThan(button.frame.height, before.height + 20)
        XCTAssertGreaterThan(button.frame.width, before.width)
        stage.putAway()
    }

    func testTheBaselineIsThatOfTheTitle() {
        let stage = ConstraintStage()
        let (button, label) = (stage.add(UIButton(type: .system)), stage.add(UILabel()))
        button.setTitle("Title", for: .normal)
        label.text = "Title"
        label.font = button.titleLabel?.font
        button.topAnchor.constraint(equalTo: stage.board.topAnchor, constant: 20).isActive = true
        label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor).isActive = true
        Device.turn()
        XCTAssertEqual(label.frame.minY, 26, accuracy: 1)
        stage.putAway()
    }

    func testPartsOfTheTitleAndTheImageAreInTheContent() {
        let button = UIButton(type: .custom)
        button.setTitle("Title", for: .normal)
        button.contentHorizontalAlignment = .left
        let title = button.titleRect(forContentRect: CGRect(x: 10, y: 0, width: 200, height: 40))
        XCTAssertEqual(title.minX, 10)
        XCTAssertEqual(title.midY, 20, accuracy: 1)
        XCTAssertNil(button.currentImage)
        XCTAssertNil(button.currentAttributedTitle)
        XCTAssertEqual(button.effectiveContentHorizontalAlignment, .left)
    }
}
