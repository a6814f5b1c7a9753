import UIKit
import XCTest

@testable import BatonTesting

/// The costs of waiting, recording and dumping grow with what is on screen, and no faster.
@MainActor
final class TestingCostTests: XCTestCase {
    func testSettlingGrowsWithTheNumberOfPresentedStacks() async throws {
        let (few, many) = (try visits(ofStacks: 5), try visits(ofStacks: 10))
        XCTAssertGreaterThan(few, 0)
        XCTAssertLessThanOrEqual(Double(many), 2.5 * Double(few))
    }

    private func visits(ofStacks count: Int) throws -> Int {
        let root = UINavigationController(rootViewController: VisitedScreen())
        let stage = Stage(root: root)
        var top = root
        for _ in 0..<count {
            let next = UINavigationController(rootViewController: VisitedScreen())
            top.present(next, animated: false)
            try stage.settle()
            top = next
        }
        VisitedScreen.visits = 0
        try stage.settle()
        return VisitedScreen.visits
    }

    func testARecordedFrameGrowsWithTheNumberOfViews() async {
        let (few, many) = (visits(ofViews: 50), visits(ofViews: 100))
        XCTAssertGreaterThan(few, 0)
        XCTAssertLessThanOrEqual(Double(many), 2.5 * Double(few))
    }

    private func visits(ofViews count: Int) -> Int {
        let root = UIViewController()
        let stage = Stage(root: root)
        let parent = VisitedView()
        root.view.addSubview(parent)
        for _ in 0..<count { parent.addSubview(UIView()) }
        VisitedView.visits = 0
        let names = ViewRecorder(stage.window).look().map(\.name)
        XCTAssertEqual(names.suffix(2), ["VisitedView/\(count - 2)", "VisitedView/\(count - 1)"])
        return VisitedView.visits
    }

    func testAHiddenSiblingCountsInTheNameOfAPlainView() async {
        let (stage, box) = RecordingTests.stage()
        for _ in 0..<3 { box.addSubview(UIView()) }
        box.subviews[1].isHidden = true
        box.subviews[2].addSubview(UIView())
        XCTAssertEqual(
            ViewRecorder(stage.window).look().map(\.name).suffix(3), ["BoxView/0", "BoxView/2", "BoxView/2/0"])
    }

    func testEqualFieldsOfADumpAreComparedWithoutText() async {
        let one = DumpedField("name", CountedText(number: 1), 2.0)
        CountedText.texts = 0
        XCTAssertTrue(one == DumpedField("name", CountedText(number: 1), 2.0))
        XCTAssertEqual(CountedText.texts, 0)
        XCTAssertFalse(one == DumpedField("name", CountedText(number: 2), 2.0))
        XCTAssertEqual(CountedText.texts, 2)
        XCTAssertFalse(one == DumpedField("other", CountedText(number: 1), 2.0))
        XCTAssertFalse(one == DumpedField("name", CountedText(number: 1)))
        XCTAssertEqual(one.text, "number 1 2.0")
    }

    func testFieldsThatAreWrittenInTheSameWayAreEqual() async {
        let color = { (red: CGFloat) in
            DumpedColor(color: RecordedColor(UIColor(red: red, green: 0, blue: 0, alpha: 1), in: UITraitCollection()))
        }
        XCTAssertNotEqual(color(0.5), color(0.501))
        XCTAssertTrue(DumpedField("background", color(0.5)) == DumpedField("background", color(0.501)))
        XCTAssertFalse(DumpedField("background", color(0.5)) == DumpedField("background", color(0.52)))
    }
}

/// A view controller that counts how often its children are read.
private final class VisitedScreen: UIViewController {
    static var visits = 0

    override var children: [UIViewController] {
        Self.visits += 1
        return super.children
    }
}

/// A view that counts the subviews that are read.
private final class VisitedView: UIView {
    static var visits = 0

    override var subviews: [UIView] {
        Self.visits += super.subviews.count
        return super.subviews
    }
}

/// A value that counts how often it is written.
private struct CountedText: Equatable, Sendable, CustomStringConvertible {
    nonisolated(unsafe) static var texts = 0
    let number: Int

    var description: String {
        Self.texts += 1
        return "number \(number)"
    }
}
