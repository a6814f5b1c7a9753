import UIKit
import XCTest

/// The places of views across the axis of a stack view.
@preconcurrency
@MainActor
final class StackViewAlignmentContractTests: ContractTestCase {
    func testTopCenterAndBottom() {
        let stage = ConstraintStage()
        let views = [ContentView(), ContentView()]
        views[1].content.height = 50
        let stack = stage.add(UIStackView(arrangedSubviews: views))
        _ = stage.pin(stack, width: 300, height: 100)
        for (alignment, tops) in [
            (UIStackView.Alignment.top, [0, 0]), (.center, [35, 25]), (.bottom, [70, 50]), (.fill, [0, 0]),
        ] {
            stack.alignment = alignment
            Device.turn()
            XCTAssertEqual(views.map(\.frame.minY), tops.map { CGFloat($0) })
            XCTAssertEqual(views.map(\.frame.height), alignment == .fill ? [100, 100] : [30, 50])
        }
        stage.putAway()
    }

    func testBaselines() {
        let stage = ConstraintStage()
        let (small, large) = (UILabel(), UILabel())
        small.font = .systemFont(ofSize: 10)
        large.font = .systemFont(ofSize: 30)
        for label in [small, large] { label.text = "text" }
        let stack = stage.add(UIStackView(arrangedSubviews: [small, large]))
        _ = stage.pin(stack, width: 300, height: 100)
        stack.alignment = .firstBaseline
        Device.turn()
        XCTAssertEqual(large.frame.minY, 0)
        XCTAssertEqual(small.frame.minY, large.font.ascender - small.font.ascender, accuracy: 0.5)
        XCTAssertEqual(small.frame.height, small.intrinsicContentSize.height)
        stack.alignment = .lastBaseline
        Device.turn()
        XCTAssertEqual(large.frame.maxY, 100)
        XCTAssertLessThan(small.frame.maxY, 99)
        stage.putAway()
    }

    func testAViewWithoutContentHasNoHeightUnlessItIsStretched() {
        let stage = ConstraintStage()
        let views = [UIView(), ContentView()]
        let stack = stage.add(UIStackView(arrangedSubviews: views))
        _ = stage.pin(stack, width: 300, height: 100)
        stack.alignment = .leading
        Device.turn()
        XCTAssertEqual(views[0].frame, CGRect(x: 0, y: 0, width: 220, height: 0))
        stage.putAway()
    }

    func testAConstraintOfTheAppDecidesTheHeightOfTheStack() {
        let stage = ConstraintStage()
        let views = [UIView(), ContentView()]
        let stack = stage.add(UIStackView(arrangedSubviews: views))
        NSLayoutConstraint.activate([
            stack.leftAnchor.constraint(equalTo: stage.board.leftAnchor),
            stack.topAnchor.constraint(equalTo: stage.board.topAnchor),
            views[0].heightAnchor.constraint(equalToConstant: 64),
            views[0].widthAnchor.constraint(equalToConstant: 10),
        ])
        stack.alignment = .center
        Device.turn()
        XCTAssertEqual(stack.frame, CGRect(x: 0, y: 0, width: 90, height: 64))
        XCTAssertEqual(views[1].frame, CGRect(x: 10, y: 17, width: 80, height: 30))
        stage.putAway()
    }
}
