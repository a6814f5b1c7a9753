import UIKit
import XCTest

@preconcurrency

@MainActor
final class FittingContractTests: ContractTestCase {
    func testTheCompressedSizeIsThatOfTheContent() {
        let card = card()
        XCTAssertEqual(
            card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 100, height: 50))
        XCTAssertEqual(card.frame, .zero)
    }

    func testTheExpandedSizeIsAsLargeAsTheConstraintsAllow() {
        let card = card()
        card.widthAnchor.constraint(lessThanOrEqualToConstant: 700).isActive = true
        // Hugging keeps the content small. Its priority is higher than that of the expanded target size.
        XCTAssertEqual(
            card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize), CGSize(width: 100, height: 50))
        card.subviews[0].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        XCTAssertEqual(
            card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize), CGSize(width: 700, height: 50))
    }

    func testRequiredWidthIsKeptAndTheHeightFollows() {
        let card = UIView()
        let label = UILabel()
        label.text = String(repeating: "word ", count: 40)
        label.numberOfLines = 0
        fill(card, with: label)
        let size = card.systemLayoutSizeFitting(
            CGSize(width: 220, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        XCTAssertEqual(size.width, 220)
        let text = label.sizeThatFits(CGSize(width: 200, height: 10_000)).height
        XCTAssertEqual(size.height, text + 20, accuracy: 1)
    }

    func testConstraintsToOtherViewsAreIgnored() {
        let stage = ConstraintStage()
        let card = card()
        card.translatesAutoresizingMaskIntoConstraints = false
        stage.board.addSubview(card)
        card.widthAnchor.constraint(equalTo: stage.board.widthAnchor).isActive = true
        Device.turn()
        XCTAssertEqual(card.frame.width, 300)
        XCTAssertEqual(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width, 100)
        XCTAssertEqual(card.frame.width, 300)
        stage.putAway()
    }

    /// A content of 80 by 30 points with a margin of ten points.
    private func card() -> UIView {
        let card = UIView()
        fill(card, with: ContentView())
        return card
    }

    private func fill(_ card: UIView, with content: UIView) {
        content.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
            content.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
            card.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 10),
            card.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 10),
        ])
    }
}
