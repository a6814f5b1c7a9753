import XCTest

@testable import UIKit

@MainActor
final class UISliderTests: XCTestCase {
    /// The thumb is 31 points wide, on a track of 235 - 4 points. It moves over 200 points, from 17.5 to 217.5.
    private func add(to view: UIView, at y: CGFloat, _ log: GestureLog) -> UISlider {
        let slider = UISlider(frame: CGRect(x: 0, y: y, width: 235, height: 34))
        slider.addAction(UIAction { _ in log.note("value") }, for: .valueChanged)
        view.addSubview(slider)
        return slider
    }

    func testATouchMovesTheThumb() async {
        let stage = GestureStage()
        let slider = add(to: stage.root, at: 200, stage.log)
        stage.down(20, 217)
        stage.move(120, 217)
        XCTAssertEqual(slider.value, 0.5, accuracy: 1e-6)
        stage.move(500, 217)
        XCTAssertEqual(slider.value, 1)
        stage.up()
        XCTAssertEqual(stage.log.take(), ["value", "value", "value"])
    }

    func testATouchOutsideTheThumbMovesNothing() async {
        let stage = GestureStage()
        let slider = add(to: stage.root, at: 200, stage.log)
        stage.down(150, 217)
        stage.move(200, 217)
        stage.up()
        XCTAssertEqual(slider.value, 0)
        XCTAssertEqual(stage.log.take(), [])
    }

    func testTheValueIsClamped() async {
        let slider = UISlider()
        slider.maximumValue = 10
        slider.value = 20
        XCTAssertEqual(slider.value, 10)
        slider.minimumValue = 15
        XCTAssertEqual(slider.maximumValue, 15)
        XCTAssertEqual(slider.value, 15)
    }

    func testANonContinuousSliderReportsItsValueAtTheEnd() async {
        let stage = GestureStage()
        let slider = add(to: stage.root, at: 200, stage.log)
        slider.isContinuous = false
        stage.down(20, 217)
        stage.move(120, 217)
        XCTAssertEqual(stage.log.take(), [])
        stage.up()
        XCTAssertEqual(stage.log.take(), ["value"])
    }

    func testADragAlongTheSliderMovesItAndADragAcrossItIsThePans() async {
        for (step, expected) in [(CGVector(dx: 12, dy: 2), [Float(0.24)]), (CGVector(dx: 2, dy: 12), [])] {
            let stage = GestureStage()
            let slider = add(to: stage.root, at: 200, GestureLog())
            _ = stage.add(UIPanGestureRecognizer(), "pan", to: stage.root)
            stage.down(20, 217)
            for frame in 1...4 { stage.move(20 + CGFloat(frame) * step.dx, 217 + CGFloat(frame) * step.dy) }
            stage.up()
            XCTAssertEqual(stage.log.take().isEmpty, !expected.isEmpty)
            if let value = expected.first { XCTAssertEqual(slider.value, value, accuracy: 1e-6) }
        }
    }

    func testAQuickDragOnASliderDoesNotScrollItsScrollView() async {
        let stage = ScrollStage(content: CGSize(width: 1000, height: 400))
        let slider = add(to: stage.scroll, at: 183, stage.gestures.log)
        stage.flick(from: CGPoint(x: 20, y: 300), by: CGVector(dx: 10, dy: 0), frames: 5)
        stage.settle()
        XCTAssertEqual(stage.scroll.contentOffset.x, 0)
        XCTAssertEqual(slider.value, 0.25, accuracy: 1e-6)
        XCTAssertEqual(stage.delegate.text, "")
    }
}
