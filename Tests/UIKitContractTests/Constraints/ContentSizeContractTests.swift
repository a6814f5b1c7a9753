import UIKit
import XCTest

@preconcurrency

@MainActor
final class ContentSizeContractTests: ContractTestCase {
    func testAViewHasItsIntrinsicSizeByDefault() {
        let stage = ConstraintStage()
        let view = stage.add(ContentView())
        view.leftAnchor.constraint(equalTo: stage.board.leftAnchor, constant: 4).isActive = true
        view.topAnchor.constraint(equalTo: stage.board.topAnchor).isActive = true
        Device.turn()
        XCTAssertEqual(view.frame, CGRect(x: 4, y: 0, width: 80, height: 30))
        stage.putAway()
    }

    func testANewIntrinsicSizeAppliesOnlyAfterInvalidation() {
        let stage = ConstraintStage()
        let view = stage.add(ContentView())
        view.leftAnchor.constraint(equalTo: stage.board.leftAnchor).isActive = true
        Device.turn()
        view.content.width = 120
        stage.board.setNeedsLayout()
        Device.turn()
        XCTAssertEqual(view.frame.width, 80)
        view.invalidateIntrinsicContentSize()
        Device.turn()
        XCTAssertEqual(view.frame.width, 120)
        view.content.width = UIView.noIntrinsicMetric
        view.invalidateIntrinsicContentSize()
        view.widthAnchor.constraint(equalToConstant: 7).isActive = true
        Device.turn()
        XCTAssertEqual(view.frame.size, CGSize(width: 7, height: 30))
        stage.putAway()
    }

    func testDefaultPriorities() {
        let view = UIView()
        XCTAssertEqual(view.contentHuggingPriority(for: .horizontal), .defaultLow)
        XCTAssertEqual(view.contentCompressionResistancePriority(for: .vertical), .defaultHigh)
        XCTAssertTrue(view.translatesAutoresizingMaskIntoConstraints)
        XCTAssertFalse(UIView.requiresConstraintBasedLayout)
    }

    func testTheViewWithLessHuggingIsStretched() {
        let (stage, left, right) = row()
        left.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        Device.turn()
        XCTAssertEqual(left.frame, CGRect(x: 0, y: 0, width: 80, height: 30))
        XCTAssertEqual(right.frame, CGRect(x: 80, y: 0, width: 220, height: 30))
        left.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        Device.turn()
        XCTAssertEqual(left.frame.width, 220)
        XCTAssertEqual(right.frame.width, 80)
        stage.putAway()
    }

    func testTheViewWithLessCompressionResistanceIsCompressed() {
        let (stage, left, right) = row()
        left.content.width = 200
        right.content.width = 240
        left.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
        Device.turn()
        XCTAssertEqual(left.frame.width, 200)
        XCTAssertEqual(right.frame.width, 100)
        left.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        Device.turn()
        XCTAssertEqual(left.frame.width, 60)
        XCTAssertEqual(right.frame.width, 240)
        stage.putAway()
    }

    func testAnOptionalConstraintYieldsToContentOfHigherPriority() {
        let stage = ConstraintStage()
        let view = stage.add(ContentView())
        let wish = view.widthAnchor.constraint(equalToConstant: 50)
        wish.priority = UILayoutPriority(700)
        wish.isActive = true
        view.leftAnchor.constraint(equalTo: stage.board.leftAnchor).isActive = true
        Device.turn()
        XCTAssertEqual(view.frame.width, 80)
        wish.priority = UILayoutPriority(800)
        Device.turn()
        XCTAssertEqual(view.frame.width, 50)
        stage.putAway()
    }

    func testALabelIsAsLargeAsItsText() {
        let stage = ConstraintStage()
        let label = stage.add(UILabel())
        label.leftAnchor.constraint(equalTo: stage.board.leftAnchor).isActive = true
        Device.turn()
        XCTAssertEqual(label.frame.width, 0)
        label.text = "Some text"
        Device.turn()
        XCTAssertEqual(label.frame.size, label.intrinsicContentSize)
        let before = label.frame.width
        label.text = "Some longer text"
        Device.turn()
        XCTAssertGreaterThan(label.frame.width, before)
        stage.putAway()
    }

    func testTheHeightOfAMultilineLabelDependsOnItsWidth() {
        let stage = ConstraintStage()
        let label = stage.add(UILabel())
        label.text = String(repeating: "word ", count: 40)
        label.numberOfLines = 0
        let width = label.widthAnchor.constraint(equalToConstant: 200)
        width.isActive = true
        Device.turn()
        let fitting = { (width: CGFloat) in label.sizeThatFits(CGSize(width: width, height: 10_000)).height }
        XCTAssertEqual(label.frame.height, fitting(200), accuracy: 0.5)
        XCTAssertGreaterThan(label.frame.height, 2 * label.font.lineHeight)
        width.constant = 100
        Device.turn()
        XCTAssertEqual(label.frame.height, fitting(100), accuracy: 0.5)
        XCTAssertGreaterThan(fitting(100), fitting(200))
        stage.putAway()
    }

    /// Two views side by side that fill the width of the container together.
    private func row() -> (stage: ConstraintStage, left: ContentView, right: ContentView) {
        let stage = ConstraintStage()
        let left = stage.add(ContentView())
        let right = stage.add(ContentView())
        NSLayoutConstraint.activate([
            left.leftAnchor.constraint(equalTo: stage.board.leftAnchor),
            right.leftAnchor.constraint(equalTo: left.rightAnchor),
            right.rightAnchor.constraint(equalTo: stage.board.rightAnchor),
            left.topAnchor.constraint(equalTo: stage.board.topAnchor),
            right.topAnchor.constraint(equalTo: stage.board.topAnchor),
        ])
        return (stage, left, right)
    }
}
