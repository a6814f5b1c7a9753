import BatonTesting
import UIKit
import XCTest

/// Strips in SVG.
@MainActor
final class StripTests: XCTestCase {
    private let root = UIViewController()
    private lazy var stage = Stage(root: root)

    private func count(_ word: String, in text: String) -> Int {
        text.components(separatedBy: word).count - 1
    }

    func testAStripShowsAViewWhereItIsAtEachTime() async throws {
        let box = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
        box.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        root.view.addSubview(box)
        let recording = try stage.record("Move") {
            UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) { box.frame.origin.x = 200 }
            try stage.settle()
        }
        let svg = Strip(recording, at: [0, 0.1, 0.3]).svg
        for x in [0, 200] { XCTAssertEqual(count("translate(\(x),100)", in: svg), 1, "\(x)") }
        XCTAssertEqual(count("width='50' height='50' fill='rgba(255,0,0,1.000)'", in: svg), 3)
    }

    func testAPictureOfSeveralMomentsIsDefinedOnce() async throws {
        root.view.addSubview(UIImageView(image: UIImage(systemName: "plus")))
        let svg = Strip(stage.record("Still") { stage.advance(by: 0.5) }, count: 4).svg
        let uses = svg.components(separatedBy: "<use href='#").dropFirst().map { $0.prefix { $0 != "'" } }
        // In each of four moments the signs of the status bar, and the plus.
        XCTAssertEqual(uses.count, 8)
        XCTAssertEqual(Set(uses).count, 2)
        for id in Set(uses) { XCTAssertEqual(count("<g id='\(id)'>", in: svg), 1) }
    }

    func testTextIsEscapedAndPlacedLineByLine() async throws {
        let label = UILabel(frame: CGRect(x: 10, y: 100, width: 200, height: 60))
        label.text = "Salt & <pepper>\nOil"
        label.numberOfLines = 0
        root.view.addSubview(label)
        let svg = Strip(stage.record("Words & more") {}, at: [0]).svg
        XCTAssertTrue(svg.contains("<title>Words &amp; more</title>"))
        XCTAssertEqual(count(">Salt &amp; &lt;pepper></tspan>", in: svg), 1)
        XCTAssertEqual(count(">Oil</tspan>", in: svg), 1)
        // A text from right to left has its full stop on the left.
        XCTAssertEqual(count("text{unicode-bidi:plaintext}", in: svg), 1)
    }

    func testEqualRecordingsGiveEqualStrips() async throws {
        let recording = stage.record("Still") { stage.advance(by: 0.1) }
        XCTAssertEqual(Strip(recording).svg, Strip(recording).svg)
    }
}
