import UIKit
import XCTest

/// Hidden arranged subviews.
@preconcurrency
@MainActor
final class StackViewHidingContractTests: ContractTestCase {
    private lazy var stage = ConstraintStage()
    private let views = [ContentView(), ContentView(), ContentView()]

    private func makeStack() -> UIStackView {
        let stack = stage.add(UIStackView(arrangedSubviews: views))
        stack.spacing = 10
        stack.leftAnchor.constraint(equalTo: stage.board.leftAnchor).isActive = true
        stack.topAnchor.constraint(equalTo: stage.board.topAnchor).isActive = true
        Device.turn()
        return stack
    }

    func testAHiddenViewTakesNoRoomAndNoSpacing() {
        let stack = makeStack()
        XCTAssertEqual(stack.frame.width, 260)
        for (hidden, lefts) in [(0, [0, 90]), (1, [0, 90]), (2, [0, 90])] {
            views[hidden].isHidden = true
            Device.turn()
            XCTAssertEqual(stack.frame.width, 170)
            XCTAssertEqual(views.filter { !$0.isHidden }.map(\.frame.minX), lefts.map { CGFloat($0) })
            XCTAssertEqual(views[hidden].frame.width, 0)
            views[hidden].isHidden = false
            Device.turn()
            XCTAssertEqual(stack.frame.width, 260)
        }
        XCTAssertEqual(stack.arrangedSubviews, views)
        stage.putAway()
    }

    func testAHiddenViewTakesNoRoomEvenIfItsLengthIsRequired() {
        let stack = makeStack()
        views[1].widthAnchor.constraint(equalToConstant: 50).isActive = true
        Device.turn()
        XCTAssertEqual(stack.frame.width, 230)
        views[1].isHidden = true
        Device.turn()
        XCTAssertEqual(stack.frame.width, 170)
        XCTAssertEqual(views[2].frame.minX, 90)
        views[1].isHidden = false
        Device.turn()
        XCTAssertEqual(stack.frame.width, 230)
        stage.putAway()
    }

    func testTheHeightOfAHiddenViewDoesNotCount() {
        let stack = makeStack()
        views[1].content.height = 70
        views[1].invalidateIntrinsicContentSize()
        for alignment in [UIStackView.Alignment.fill, .leading, .center, .trailing] {
            stack.alignment = alignment
            Device.turn()
            XCTAssertEqual(stack.frame.height, 70)
            views[1].isHidden = true
            Device.turn()
            XCTAssertEqual(stack.frame.height, 30)
            views[1].isHidden = false
        }
        stage.putAway()
    }

    func testAViewHiddenInAnAnimationShrinksBeforeItDisappears() {
        let stack = makeStack()
        stage.animate { self.views[1].isHidden = true }
        XCTAssertTrue(views[1].isHidden)
        XCTAssertFalse(views[1].layer.isHidden)
        XCTAssertEqual(views[2].frame.minX, 90)
        Device.wait(0.5)
        XCTAssertFalse(views[1].layer.isHidden)
        let shown = views[1].layer.presentation()?.bounds.width ?? 0
        XCTAssertEqual(shown, 40, accuracy: 80 * Device.motionTolerance + 2)
        Device.wait(0.6)
        XCTAssertTrue(views[1].layer.isHidden)
        XCTAssertTrue(views[1].isHidden)
        XCTAssertEqual(stack.arrangedSubviews.count, 3)
        stage.putAway()
    }

    func testAViewShownAgainWhileItDisappearsStays() {
        _ = makeStack()
        stage.animate { self.views[1].isHidden = true }
        Device.wait(0.5)
        stage.animate { self.views[1].isHidden = false }
        XCTAssertFalse(views[1].isHidden)
        Device.wait(1.2)
        XCTAssertFalse(views[1].layer.isHidden)
        XCTAssertEqual(views[1].frame.width, 80)
        stage.putAway()
    }

    func testAViewShownInAnAnimationGrows() {
        _ = makeStack()
        views[1].isHidden = true
        Device.turn()
        stage.animate { self.views[1].isHidden = false }
        XCTAssertFalse(views[1].layer.isHidden)
        Device.wait(0.5)
        let shown = views[1].layer.presentation()?.bounds.width ?? 0
        XCTAssertEqual(shown, 40, accuracy: 80 * Device.motionTolerance + 2)
        stage.putAway()
    }
}
