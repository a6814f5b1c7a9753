import UIKit
import XCTest

@testable import BatonTesting

/// Expectations of what a recording looks like.
@MainActor
final class PictureExpectationTests: XCTestCase {
    private let root = UIViewController()
    private let label = UILabel(frame: CGRect(x: 20, y: 60, width: 280, height: 60))

    /// A recording of one frame: a word on a blue square, on white.
    private func recording(_ word: String = "Baton") -> Recording {
        let stage = Stage(.smallPhone, root: root)
        root.view.backgroundColor = .white
        label.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        label.text = word
        label.textColor = .white
        label.font = .systemFont(ofSize: 40, weight: .bold)
        root.view.addSubview(label)
        stage.turn()
        return stage.record("A word") { stage.turn() }
    }

    func testAPictureIsAsExpected() async throws {
        try recording().expectPicture(named: "word", at: [0])
    }

    func testAPictureThatDiffersIsWrittenAndNamed() async throws {
        let recording = recording("Batik")
        do {
            try recording.expectPicture(named: "word", at: [0])
            XCTFail("The other word was not seen.")
        } catch {
            let words = "\(error)".split(separator: " ").map(String.init)
            XCTAssertTrue("\(error)".hasPrefix("A word differs from Pictures/word.png: "), "\(error)")
            let path = String(words.last?.dropLast() ?? "")
            XCTAssertNotNil(Raster(png: Array(try Data(contentsOf: URL(fileURLWithPath: path)))))
        }
    }

    func testAPictureThatIsMissingIsAnsweredWithTheWayToWriteIt() async throws {
        let recording = recording()
        XCTAssertThrowsError(try recording.expectPicture(named: "nothing", at: [0])) {
            XCTAssertTrue("\($0)".hasPrefix("There is no picture Pictures/nothing.png. RECORD_PICTURES=1"), "\($0)")
        }
    }

    func testAColourIsAsExpectedOrThePictureOfTheMomentIsNamed() async throws {
        let recording = recording()
        let white = RecordedColor(red: 1, green: 1, blue: 1)
        try recording.expectColor(white, at: CGPoint(x: 160, y: 300), time: 0)
        XCTAssertThrowsError(try recording.expectColor(white, at: CGPoint(x: 290, y: 62), time: 0)) {
            XCTAssertTrue(
                "\($0)".hasPrefix("A word shows 0.00 0.00 1.00 1.00 at (290.000, 62.000) after 0.000 s, not 1.00"),
                "\($0)")
            XCTAssertTrue("\($0)".hasSuffix("/pictures/A word at 0.000.png."), "\($0)")
        }
    }

    /// What was not recorded has no colour. An expectation of it would always hold.
    func testAColourBeforeTheFirstFrameFailsWithAdvice() async throws {
        var recording = recording()
        let white = RecordedColor(red: 1, green: 1, blue: 1)
        XCTAssertThrowsError(try recording.expectColor(white, at: .zero, time: -0.5)) {
            XCTAssertEqual(
                "\($0)",
                "A word shows nothing after -0.500 s: its first frame is that of 0.000 s. Expect a colour from then on."
            )
        }
        recording.frames = []
        XCTAssertThrowsError(try recording.expectColor(white, at: .zero, time: 0)) {
            XCTAssertTrue("\($0)".hasPrefix("A word shows nothing after 0.000 s, because it has no frame."), "\($0)")
        }
    }

    func testLettersAreDrawnWhereTheLabelHasThemAndOnlyOnRequest() async throws {
        let views = try XCTUnwrap(recording("I").frames.first?.views)
        let (plain, picture) = (Compositor(views), Compositor(views, drawsText: true))
        // The letter stands at the leading edge of the label, in the middle of its height.
        let places = stride(from: 20.0, to: 60, by: 1).map { CGPoint(x: $0, y: 90) }
        XCTAssertTrue(places.contains { picture.color(at: $0).red > 0.99 })
        XCTAssertEqual(picture.color(at: CGPoint(x: 100, y: 90)).red, 0)
        XCTAssertFalse(places.contains { plain.color(at: $0).red > 0 })
    }

    func testAFileOfAPictureCanBeReadAgain() async {
        var picture = Raster(width: 40, height: 30)
        for y in 0..<30 {
            for x in 0..<40 { picture[x, y] = [UInt8(x * 6), UInt8(y * 8), UInt8((x * y) % 256), x < 20 ? 255 : 128] }
        }
        XCTAssertEqual(Raster(png: picture.png), picture)
        XCTAssertNil(Raster(png: Array(picture.png.dropLast(40))))
        XCTAssertNil(Raster(png: [1, 2, 3]))
    }

    func testDifferencesThatNobodySeesAreLeftOut() async {
        var picture = Raster(width: 4, height: 4)
        let former = picture
        picture[1, 2] = [3, 0, 0, 0]
        XCTAssertNil(picture.difference(from: former, tolerance: 3))
        picture[2, 2] = [0, 4, 0, 0]
        XCTAssertEqual(picture.difference(from: former, tolerance: 3)?.count, 1)
        XCTAssertEqual(picture.difference(from: former, tolerance: 3)?.first.x, 2)
    }
}
