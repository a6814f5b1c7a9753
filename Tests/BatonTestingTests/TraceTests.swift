import UIKit
import XCTest

@testable import BatonTesting

@MainActor
final class TraceTests: XCTestCase {
    func testATraceContainsOnlyWhatChanges() async {
        var recording = Recording(name: "Two boxes", width: 100, height: 200)
        recording.frames = [
            frame(0, [box(1, "Still"), box(2, "Mover", x: 0), box(3, "Fader", opacity: 1)]),
            frame(0.1, [box(1, "Still"), box(2, "Mover", x: 12.34), box(3, "Fader", opacity: 0.5)], at: (10, 20)),
            frame(0.2, [box(1, "Still"), box(2, "Mover", x: 50), box(3, "Fader", opacity: 0)]),
        ]
        recording.events = [
            Recording.Event(time: 0, turn: 0, text: "push"), Recording.Event(time: 0.2, turn: 13, text: "pop"),
        ]
        XCTAssertEqual(
            Trace(recording, every: 0.1).text,
            """
            # Two boxes
            @0.000
              Mover  x 0.0
              Fader  alpha 1.000
            @0.100  finger 10.0,20.0
              Mover  x 12.3
              Fader  alpha 0.500
            @0.200
              Mover  x 50.0
              Fader  alpha 0.000
            log
              0.000 [0] push
              0.200 [13] pop

            """)
    }

    func testPropertiesAreWrittenInAFixedOrder() async {
        var recording = Recording(name: "All", width: 100, height: 200)
        var other = box(1, "Box", x: 1, opacity: 0.25)
        other.windowFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
        other.cornerRadius = 5
        other.background = color(1, 0.5, 0, 0.25)
        recording.frames = [frame(0, [box(1, "Box")]), frame(1, [other])]
        XCTAssertEqual(
            Trace(recording).text,
            """
            # All
            @0.000
              Box  x 0.0  y 0.0  w 10.0  h 10.0  alpha 1.000  color none  corner 0.0
            @1.000
              Box  x 1.0  y 2.0  w 3.0  h 4.0  alpha 0.250  color 1.00 0.50 0.00 0.25  corner 5.0
            log

            """)
    }

    func testThereIsNoNegativeZero() async {
        var recording = Recording(name: "Zero", width: 100, height: 200)
        let places = [10, -0.04, 10, -0.0, -0.06, -12.345]
        recording.frames = places.enumerated().map { frame(Double($0.offset), [box(1, "Box", x: $0.element)]) }
        let values = Trace(recording).text.split(separator: "\n").filter { $0.hasPrefix("  Box") }
        XCTAssertEqual(
            values.map { $0.dropFirst("  Box  x ".count) }, ["10.0", "0.0", "10.0", "0.0", "-0.1", "-12.3"])
    }

    func testNonFiniteNumbersAreWritten() async {
        var recording = Recording(name: "None", width: 100, height: 200)
        let places = [0, Double.nan, -Double.infinity, 1e300]
        recording.frames = places.enumerated().map { frame(Double($0.offset), [box(1, "Box", x: $0.element)]) }
        let text = Trace(recording).text
        XCTAssertTrue(text.contains("  Box  x nan\n"), text)
        XCTAssertTrue(text.contains("  Box  x -inf\n"), text)
    }

    func testAViewThatOnlyMovesWithItsParentIsNotWritten() async {
        var recording = Recording(name: "Carried", width: 100, height: 200)
        recording.frames = [0.0, 1].map { time in
            // The child moves in the window, but not in its parent.
            var child = box(2, "Child", x: 5 + time * 30)
            child.position = CGPoint(x: 10, y: 5)
            child.parent = 1
            return frame(time, [box(1, "Parent", x: time * 30), child])
        }
        XCTAssertFalse(Trace(recording).text.contains("Child"))
    }

    func testAViewInsideATurningParentIsNotWritten() async {
        var recording = Recording(name: "Turned", width: 100, height: 200)
        recording.frames = [0.0, 0.5].map { turn in
            var parent = box(1, "Parent")
            parent.transform[0] = cos(turn * .pi / 2)
            parent.transform[2] = -sin(turn * .pi / 2)
            var child = box(2, "Child")
            child.parent = 1
            child.windowFrame.size.width = 10 - turn
            return frame(turn, [parent, child])
        }
        let text = Trace(recording).text
        XCTAssertTrue(text.contains("  Parent  turn 45.0°\n"), text)
        XCTAssertFalse(text.contains("Child"), text)
    }

    func testAChangeOfAMaskIsWritten() async {
        var recording = Recording(name: "Mask", width: 100, height: 200)
        recording.frames = [0.0, 1].map { time in
            var view = box(1, "Box")
            let frame = CGRect(x: 0, y: 0, width: 2 + 4 * time, height: 3)
            view.mask = time == 0 ? nil : RecordedMask(frame: frame, cornerRadius: 1)
            return self.frame(time, [view])
        }
        let text = Trace(recording).text
        XCTAssertTrue(text.contains("  Box  seen whole\n"), text)
        XCTAssertTrue(text.contains("  Box  seen 6.0x3.0\n"), text)
    }

    func testAChangeBelowThePrecisionIsNotWritten() async {
        var recording = Recording(name: "Small", width: 100, height: 200)
        recording.frames = [frame(0, [box(1, "Box")]), frame(1, [box(1, "Box", x: 0.01, opacity: 0.9999)])]
        XCTAssertFalse(Trace(recording).text.contains("Box"))
    }

    func testALabelIsNamedByItsText() async {
        var recording = Recording(name: "Label", width: 100, height: 200)
        recording.frames = [0.0, 1].map { time in
            var label = box(1, "UILabel", x: time * 9)
            label.text = RecordedText(
                string: "Oak", size: 17, weight: 400, color: color(0, 0, 0, 1), alignment: .left, wraps: false)
            return frame(time, [label])
        }
        XCTAssertTrue(Trace(recording).text.contains("  \"Oak\"  x 9.0\n"))
    }

    func testViewsOfUIKitsAreNotWritten() async {
        var recording = Recording(name: "Part", width: 100, height: 200)
        recording.frames = [0.0, 1].map { time in
            var part = box(1, "Part", x: time * 9)
            part.role = .system
            return frame(time, [part])
        }
        XCTAssertFalse(Trace(recording).text.contains("Part  x"))
    }

    /// The title is in a view that is seen by half, which is in a bar that is seen by half.
    func testABarIsWrittenWithItsTitlesAndHowMuchOfThemIsSeenInIt() async {
        var recording = Recording(name: "Bar", width: 100, height: 200)
        recording.frames = [0.0, 1].map { time in
            var bar = box(1, "Bar", opacity: 0.5)
            bar.role = .bar
            var part = box(2, "Part", opacity: time == 0 ? 1 : 0.5)
            (part.role, part.parent) = (.system, 1)
            var title = box(3, "UILabel", opacity: 0.5)
            (title.role, title.parent) = (.title, 2)
            title.text = RecordedText(
                string: "Oak", size: 17, weight: 400, color: color(0, 0, 0, 1), alignment: .center, wraps: false)
            return frame(time, [bar, part, title])
        }
        recording.frames.append(frame(2, [recording.frames[0].views[0]]))
        XCTAssertEqual(
            Trace(recording).text,
            """
            # Bar
            @0.000
              Bar  "Oak" 0.500
            @1.000
              Bar  "Oak" 0.250
            @2.000
              Bar  no title
            log

            """)
    }

    func testUnchangedMomentsAreWrittenOnlyWhileAFingerIsDown() async {
        var recording = Recording(name: "Still", width: 100, height: 200)
        recording.frames = [0.0, 5, 5, 5, 9].enumerated().map { index, x in
            frame(Double(index), [box(1, "Box", x: x)], at: index == 3 ? (1, 2) : nil)
        }
        let lines = Trace(recording).text.split(separator: "\n").filter { $0.hasPrefix("@") }
        XCTAssertEqual(lines, ["@0.000", "@1.000", "@3.000  finger 1.0,2.0", "@4.000"])
    }

    func testMomentsAreSampledAndTheLastIsAlwaysWritten() async {
        var recording = Recording(name: "Moments", width: 100, height: 200)
        recording.frames = (0...20).map { frame(Double($0) / 60, [box(1, "Box", x: Double($0))]) }
        let times = Trace(recording, every: 0.1).text.split(separator: "\n").filter { $0.hasPrefix("@") }
        XCTAssertEqual(times, ["@0.000", "@0.100", "@0.200", "@0.300", "@0.333"])
    }

    func testAnEmptyRecordingHasATrace() async {
        XCTAssertEqual(Trace(Recording(name: "Nothing", width: 1, height: 1)).text, "# Nothing\nlog\n")
    }

    // MARK: Creating recordings

    private func frame(_ time: Double, _ views: [RecordedView], at touch: (Double, Double)? = nil) -> Recording.Frame {
        Recording.Frame(
            time: time, touches: touch.map { [Recording.Touch(x: $0.0, y: $0.1)] } ?? [], views: views)
    }

    /// Returns a recorded view of 10 by 10 points.
    private func box(_ id: Int, _ name: String, x: Double = 0, opacity: Double = 1) -> RecordedView {
        RecordedView(
            id: id, parent: nil, name: name, position: CGPoint(x: x + 5, y: 5),
            bounds: CGRect(x: 0, y: 0, width: 10, height: 10), anchorPoint: CGPoint(x: 0.5, y: 0.5),
            transform: identity, sublayerTransform: identity, isDoubleSided: true, opacity: opacity, background: nil,
            cornerRadius: 0, clips: false, blur: 0, text: nil, windowFrame: CGRect(x: x, y: 0, width: 10, height: 10))
    }

    private let identity: [Double] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]

    private func color(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> RecordedColor {
        RecordedColor(UIColor(red: red, green: green, blue: blue, alpha: alpha), in: UITraitCollection())
    }
}
