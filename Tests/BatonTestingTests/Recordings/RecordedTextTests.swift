import BatonPage
import BatonTesting
import UIKit
import XCTest

/// The texts of a recording and of its page.
@MainActor
final class RecordedTextTests: XCTestCase {
    func testThePageShowsTheTextThatALabelHadAtEachMoment() async {
        let (stage, label) = Self.stage()
        let page = stage.record("Text") {
            stage.advance(by: 1.0 / 60)
            label.text = "after"
            stage.advance(by: 1.0 / 60)
        }.pageRecording(summary: "")
        let texts = page.frames.map { $0.states.compactMap(\.text?.string) }
        XCTAssertEqual(texts, [["before"], ["before"], ["after"]])
    }

    func testEverythingThatTheLinesDependOnIsRecordedAnew() async {
        let (stage, label) = Self.stage()
        label.text = "one two"
        label.numberOfLines = 0
        let lines = { (change: () -> Void) -> [String] in
            change()
            let frame = stage.record("Text") {}.frames.last
            return frame?.views.compactMap(\.text).first?.lines ?? []
        }
        XCTAssertEqual(lines {}, ["one two"])
        XCTAssertEqual(lines { label.font = .systemFont(ofSize: 40) }, ["one", "two"])
        XCTAssertEqual(lines { label.bounds.size.width = 400 }, ["one two"])
        XCTAssertEqual(lines { label.text = "three" }, ["three"])
        XCTAssertEqual(lines { label.attributedText = NSAttributedString(string: "four") }, ["four"])
        XCTAssertEqual(lines { label.attributedText = nil }, [])
    }

    private static func stage() -> (Stage, UILabel) {
        let root = UIViewController()
        let label = UILabel(frame: CGRect(x: 20, y: 200, width: 100, height: 100))
        label.text = "before"
        root.view.addSubview(label)
        return (Stage(root: root), label)
    }
}
