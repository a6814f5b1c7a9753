import UIKit
import XCTest

/// Tests the switch for the translation of a pan when it begins (B7.12).
@MainActor
final class PanAtBeginTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run { HeadlessQuirks.translationOfPansAtBegin = .whole }
    }

    func testTheTranslationContainsTheThresholdOrNot() async {
        let cases: [(HeadlessQuirks.TranslationAtBegin, began: CGPoint, moved: CGPoint)] = [
            (.whole, CGPoint(x: 12, y: 16), CGPoint(x: 15, y: 20)),
            (.withoutThreshold, CGPoint(x: 6, y: 8), CGPoint(x: 9, y: 12)),
            (.zero, .zero, CGPoint(x: 3, y: 4)),
        ]
        for (answer, began, moved) in cases {
            HeadlessQuirks.translationOfPansAtBegin = answer
            let stage = GestureStage()
            let pan = stage.add(UIPanGestureRecognizer(), "pan", to: stage.root)
            let witness = BeginWitness()
            pan.delegate = witness
            var seen: [CGPoint] = []
            pan.addAction { [unowned pan] _ in seen.append(pan.translation(in: nil)) }
            stage.down(100, 100)
            stage.move(112, 116)
            stage.move(115, 120)
            // B7.4: the delegate is asked with the whole translation, since a sample of Apple's reads it there.
            XCTAssertEqual(witness.seen, [CGPoint(x: 12, y: 16)], "\(answer)")
            // B7.12
            for (point, expected) in zip(seen, [began, moved]) {
                XCTAssertEqual(point.x, expected.x, accuracy: 1e-9, "\(answer)")
                XCTAssertEqual(point.y, expected.y, accuracy: 1e-9, "\(answer)")
            }
            XCTAssertEqual(seen.count, 2)
        }
    }

    func testAPanThatWaitsLosesWhatItNeededWhenItBegins() async {
        HeadlessQuirks.translationOfPansAtBegin = .zero
        let stage = GestureStage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan", to: stage.root)
        let press = stage.add(UITapGestureRecognizer(), "tap", to: stage.root)
        pan.require(toFail: press)
        stage.down(100, 100)
        stage.move(109, 100)
        XCTAssertEqual(pan.translation(in: nil).x, 9)
        stage.move(120, 100)
        XCTAssertEqual(stage.log.take(), ["pan began"])
        // B7.12
        XCTAssertEqual(pan.translation(in: nil).x, 0)
    }

    func testAScrollViewAbsorbsTenPointsInEachCase() async {
        for answer in HeadlessQuirks.TranslationAtBegin.allCases {
            HeadlessQuirks.translationOfPansAtBegin = answer
            let stage = ScrollStage()
            stage.drag(by: CGVector(dx: 0, dy: -10), frames: 3)
            // B7.12
            XCTAssertEqual(stage.scroll.contentOffset, CGPoint(x: 0, y: 20), "\(answer)")
        }
    }
}

/// Notes the translation of a pan when it should begin.
private final class BeginWitness: NSObject, UIGestureRecognizerDelegate {
    private(set) var seen: [CGPoint] = []

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        (gestureRecognizer as? UIPanGestureRecognizer).map { seen.append($0.translation(in: nil)) }
        return true
    }
}
