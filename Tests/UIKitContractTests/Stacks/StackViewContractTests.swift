import UIKit
import XCTest

/// The arrangement of views along the axis of a stack view.
@preconcurrency
@MainActor
final class StackViewContractTests: ContractTestCase {
    private lazy var stage = ConstraintStage()
    private let views = [ContentView(), ContentView(), ContentView()]

    /// A stack view of 300 by 100 points with views whose content is 80, 40 and 20 points wide and 30 points high.
    private func makeStack() -> UIStackView {
        for (view, width) in zip(views, [80, 40, 20]) { view.content.width = CGFloat(width) }
        let stack = stage.add(UIStackView(arrangedSubviews: views))
        _ = stage.pin(stack, width: 300, height: 100)
        return stack
    }

    private func spans() -> [[CGFloat]] {
        Device.turn()
        return views.map { [$0.frame.minX, $0.frame.maxX] }
    }

    func testDefaults() {
        let stack = UIStackView()
        XCTAssertEqual(stack.axis, .horizontal)
        XCTAssertEqual(stack.distribution, .fill)
        XCTAssertEqual(stack.alignment, .fill)
        XCTAssertEqual(stack.spacing, 0)
        XCTAssertFalse(stack.isLayoutMarginsRelativeArrangement)
        XCTAssertEqual(stack.arrangedSubviews, [])
        XCTAssertEqual(stack.customSpacing(after: UIView()), UIStackView.spacingUseDefault)
    }

    func testFillStretchesTheViewWithTheLeastHugging() {
        let stack = makeStack()
        stack.spacing = 10
        views[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        XCTAssertEqual(spans(), [[0, 80], [90, 270], [280, 300]])
        XCTAssertEqual(views.map(\.frame.height), [100, 100, 100])
        XCTAssertTrue(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
        stage.putAway()
    }

    func testFillEqually() {
        let stack = makeStack()
        stack.spacing = 15
        stack.distribution = .fillEqually
        XCTAssertEqual(spans(), [[0, 90], [105, 195], [210, 300]])
        stage.putAway()
    }

    func testFillProportionally() {
        let stack = makeStack()
        stack.distribution = .fillProportionally
        views[1].content.width = 100
        XCTAssertEqual(spans(), [[0, 120], [120, 270], [270, 300]])
        views[1].content.width = 20
        views[1].invalidateIntrinsicContentSize()
        XCTAssertEqual(spans(), [[0, 200], [200, 250], [250, 300]])
        stage.putAway()
    }

    func testEqualSpacingAndEqualCentering() {
        let stack = makeStack()
        stack.distribution = .equalSpacing
        XCTAssertEqual(spans(), [[0, 80], [160, 200], [280, 300]])
        // The outer centres are at 40 and 290, so the middle one is at 165.
        stack.distribution = .equalCentering
        XCTAssertEqual(spans(), [[0, 80], [145, 185], [280, 300]])
        stage.putAway()
    }

    func testCustomSpacingAppliesAfterItsView() {
        let stack = makeStack()
        stack.spacing = 10
        views[2].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        stack.setCustomSpacing(30, after: views[0])
        XCTAssertEqual(stack.customSpacing(after: views[0]), 30)
        XCTAssertEqual(spans(), [[0, 80], [110, 150], [160, 300]])
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
        XCTAssertEqual(spans(), [[0, 80], [88, 128], [138, 300]])
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
        XCTAssertEqual(spans(), [[0, 80], [90, 130], [140, 300]])
        stage.putAway()
    }

    func testASecondInsertionMovesAViewAndRemovalKeepsTheSubview() {
        let stack = makeStack()
        stack.insertArrangedSubview(views[2], at: 0)
        XCTAssertEqual(stack.arrangedSubviews, [views[2], views[0], views[1]])
        XCTAssertEqual(stack.subviews, views)
        stack.removeArrangedSubview(views[0])
        XCTAssertEqual(stack.arrangedSubviews, [views[2], views[1]])
        XCTAssertTrue(views[0].superview === stack)
        views[1].removeFromSuperview()
        XCTAssertEqual(stack.arrangedSubviews, [views[2]])
        Device.turn()
        XCTAssertEqual(views[2].frame, CGRect(x: 0, y: 0, width: 300, height: 100))
        stage.putAway()
    }

    func testMarginsAndAVerticalAxis() {
        let stack = makeStack()
        stack.axis = .vertical
        stack.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        stack.isLayoutMarginsRelativeArrangement = true
        stack.distribution = .fillEqually
        Device.turn()
        XCTAssertEqual(
            views.map(\.frame), [10, 30, 50].map { CGRect(x: 20, y: $0, width: 240, height: 20) })
        stage.putAway()
    }

    func testTheFirstViewIsAtTheTrailingEdgeOfAMirroredStack() {
        let stack = makeStack()
        stack.semanticContentAttribute = .forceRightToLeft
        stack.distribution = .fillEqually
        XCTAssertEqual(spans(), [[200, 300], [100, 200], [0, 100]])
        stage.putAway()
    }

    func testTheStackIsAsLargeAsItsContent() {
        let stack = UIStackView(arrangedSubviews: views)
        views[1].content.height = 50
        stack.spacing = 5
        let compressed = UIView.layoutFittingCompressedSize
        XCTAssertEqual(stack.systemLayoutSizeFitting(compressed), CGSize(width: 250, height: 50))
        stack.alignment = .center
        XCTAssertEqual(stack.systemLayoutSizeFitting(compressed), CGSize(width: 250, height: 50))
        stack.axis = .vertical
        XCTAssertEqual(stack.systemLayoutSizeFitting(compressed), CGSize(width: 80, height: 120))
        stage.putAway()
    }

    func testANestedStackContributesItsContent() {
        let inner = UIStackView(arrangedSubviews: [views[0], views[1]])
        inner.axis = .vertical
        let stack = stage.add(UIStackView(arrangedSubviews: [inner, views[2]]))
        stack.leftAnchor.constraint(equalTo: stage.board.leftAnchor).isActive = true
        stack.topAnchor.constraint(equalTo: stage.board.topAnchor).isActive = true
        stack.alignment = .top
        Device.turn()
        XCTAssertEqual(stack.frame, CGRect(x: 0, y: 0, width: 160, height: 60))
        XCTAssertEqual(inner.frame, CGRect(x: 0, y: 0, width: 80, height: 60))
        XCTAssertEqual(views[2].frame, CGRect(x: 80, y: 0, width: 80, height: 30))
        stage.putAway()
    }
}
