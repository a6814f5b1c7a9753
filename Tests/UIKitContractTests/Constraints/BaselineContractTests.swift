import UIKit
import XCTest

@preconcurrency

@MainActor
final class BaselineContractTests: ContractTestCase {
    func testTextsOfTwoSizesAlignAtTheirBaselines() {
        let stage = ConstraintStage()
        let (large, small) = (label(40, on: stage), label(10, on: stage))
        large.topAnchor.constraint(equalTo: stage.board.topAnchor).isActive = true
        small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor).isActive = true
        Device.turn()
        XCTAssertEqual(large.frame.minY, 0)
        XCTAssertEqual(small.frame.minY, large.font.ascender - small.font.ascender, accuracy: 1)
        stage.putAway()
    }

    func testASingleLineHasEqualFirstAndLastBaselines() {
        let stage = ConstraintStage()
        let (above, below) = (label(17, on: stage), label(17, on: stage))
        above.topAnchor.constraint(equalTo: stage.board.topAnchor).isActive = true
        below.firstBaselineAnchor.constraint(equalTo: above.lastBaselineAnchor, constant: 30).isActive = true
        Device.turn()
        XCTAssertEqual(below.frame.minY, 30, accuracy: 0.5)
        stage.putAway()
    }

    func testABaselineMovesWithTheFont() {
        let stage = ConstraintStage()
        let title = label(10, on: stage)
        title.firstBaselineAnchor.constraint(equalTo: stage.board.topAnchor, constant: 100).isActive = true
        Device.turn()
        XCTAssertEqual(title.frame.minY, 100 - title.font.ascender, accuracy: 1)
        title.font = .systemFont(ofSize: 40)
        Device.turn()
        XCTAssertEqual(title.frame.minY, 100 - title.font.ascender, accuracy: 1)
        stage.putAway()
    }

    func testAViewWithoutTextUsesItsTopAndBottom() {
        let stage = ConstraintStage()
        let (first, last) = (stage.addView(), stage.addView())
        for view in [first, last] {
            view.heightAnchor.constraint(equalToConstant: 20).isActive = true
        }
        first.firstBaselineAnchor.constraint(equalTo: stage.board.topAnchor, constant: 50).isActive = true
        last.lastBaselineAnchor.constraint(equalTo: stage.board.topAnchor, constant: 50).isActive = true
        Device.turn()
        XCTAssertEqual(first.frame.minY, 50)
        XCTAssertEqual(last.frame.maxY, 50)
        stage.putAway()
    }

    func testAViewCanNameTheSubviewForItsBaselines() {
        let stage = ConstraintStage()
        let badge = stage.add(Badge())
        badge.lastBaselineAnchor.constraint(equalTo: stage.board.topAnchor, constant: 100).isActive = true
        Device.turn()
        XCTAssertTrue(badge.forFirstBaselineLayout === badge.text)
        let line = badge.frame.minY + badge.text.frame.minY + badge.text.font.ascender
        XCTAssertEqual(badge.text.frame.minY, 25, accuracy: 0.001)
        XCTAssertEqual(line, 100, accuracy: 1)
        stage.putAway()
    }

    private func label(_ size: CGFloat, on stage: ConstraintStage) -> UILabel {
        let label = stage.add(UILabel())
        label.font = .systemFont(ofSize: size)
        label.text = "Text"
        return label
    }
}

/// A view with a text and a margin above and below it.
@MainActor
private final class Badge: UIView {
    let text = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        text.text = "1"
        text.translatesAutoresizingMaskIntoConstraints = false
        addSubview(text)
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: topAnchor, constant: 25),
            text.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -40),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var forLastBaselineLayout: UIView { text }
}
