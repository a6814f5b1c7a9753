import UIKit
import XCTest

/// Tests the switch for the edge at which a screen edge pan begins.
@MainActor
final class EdgesOfPansTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run { HeadlessQuirks.edgesOfPans = .ofTheWindow }
    }

    func testAPanBeginsAtTheEdgeOfTheWindowOrOfItsView() async {
        for answer in HeadlessQuirks.EdgesOfPans.allCases {
            HeadlessQuirks.edgesOfPans = answer
            for (inset, start, begins) in [
                (CGFloat(0), CGFloat(5), true), (0, 30, false), (100, 105, answer == .ofTheView), (100, 130, false),
            ] {
                let stage = GestureStage()
                let inner = UIView(
                    frame: stage.root.bounds.inset(by: UIEdgeInsets(top: 0, left: inset, bottom: 0, right: 0)))
                stage.root.addSubview(inner)
                let pan = UIScreenEdgePanGestureRecognizer()
                pan.edges = .left
                var begun = false
                _ = stage.add(pan, "pan", to: inner)
                pan.addAction { if $0.state == .began { begun = true } }
                stage.down(start, 200)
                for step in 1...5 { stage.move(start + CGFloat(step) * 10, 200) }
                stage.up()
                XCTAssertEqual(begun, begins, "\(answer), \(inset), \(start)")
            }
        }
    }
}
