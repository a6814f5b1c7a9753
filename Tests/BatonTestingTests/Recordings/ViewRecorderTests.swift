import BatonTesting
import UIKit
import XCTest

@MainActor
final class ViewRecorderTests: XCTestCase {
    func testAViewKeepsItsNumberInAnotherSuperview() async throws {
        let (stage, box) = RecordingTests.stage()
        let recorder = ViewRecorder(stage.window)
        let first = try XCTUnwrap(recorder.look().last)
        let other = UIView()
        stage.window.rootViewController?.view.insertSubview(other, at: 0)
        other.addSubview(box)
        box.alpha = 0.5
        let second = try XCTUnwrap(recorder.look().last)
        XCTAssertEqual(second.name, first.name)
        XCTAssertEqual(second.id, first.id)
        XCTAssertNotEqual(second.parent, first.parent)
    }

    func testAMaskIsRecordedWithItsPresentationValues() async throws {
        let (stage, box) = RecordingTests.stage()
        let recorder = ViewRecorder(stage.window)
        XCTAssertNil(recorder.look().last?.mask)
        let mask = UIView(frame: CGRect(x: 10, y: 0, width: 20, height: 40))
        box.mask = mask
        XCTAssertEqual(recorder.look().last?.mask?.frame, CGRect(x: 10, y: 0, width: 20, height: 40))
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            mask.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        }
        stage.advance(by: 0.5)
        let seen = try XCTUnwrap(recorder.look().last?.mask?.frame)
        XCTAssertEqual(Double(seen.width), 60, accuracy: 1)
    }

    func testAViewThatIsAddedAgainKeepsItsNumber() async throws {
        let (stage, box) = RecordingTests.stage()
        let recorder = ViewRecorder(stage.window)
        let id = recorder.look().last?.id
        let parent = box.superview
        box.removeFromSuperview()
        XCTAssertFalse(recorder.look().contains { $0.id == id })
        parent?.addSubview(UIView())
        parent?.addSubview(box)
        XCTAssertEqual(recorder.look().last?.id, id)
    }

    /// A new view can have the address of a view that was released.
    func testANumberIsNeverGivenToAnotherView() async {
        let (stage, _) = RecordingTests.stage()
        let recorder = ViewRecorder(stage.window)
        var seen: Set<Int> = []
        for _ in 0..<100 {
            let view = UIView()
            stage.window.addSubview(view)
            let id = recorder.look().last?.id ?? 0
            XCTAssertTrue(seen.insert(id).inserted)
            view.removeFromSuperview()
        }
    }

    func testTheRecorderKeepsNoViewAlive() async {
        let (stage, _) = RecordingTests.stage()
        let recorder = ViewRecorder(stage.window)
        weak var gone: UIView?
        do {
            let view = UIView()
            gone = view
            stage.window.addSubview(view)
            _ = recorder.look()
            view.removeFromSuperview()
        }
        XCTAssertNil(gone)
    }

    func testHiddenViewsAndTheirSubviewsAreNotRecorded() async {
        let (stage, box) = RecordingTests.stage()
        box.addSubview(UIView())
        let recorder = ViewRecorder(stage.window)
        let all = recorder.look().count
        box.isHidden = true
        XCTAssertEqual(recorder.look().count, all - 2)
        XCTAssertFalse(recorder.look().contains { $0.name.hasPrefix("BoxView") })
    }

    func testParentsComeBeforeChildren() async {
        let (stage, box) = RecordingTests.stage()
        box.addSubview(UIView())
        var known: Set<Int> = []
        for view in ViewRecorder(stage.window).look() {
            if let parent = view.parent { XCTAssertTrue(known.contains(parent)) }
            known.insert(view.id)
        }
    }

    func testTheFrameInTheWindowFollowsEveryTransform() async throws {
        let (stage, box) = RecordingTests.stage()
        stage.window.rootViewController?.view.transform = CGAffineTransform(translationX: 20, y: 0)
        box.transform = CGAffineTransform(scaleX: 2, y: 1)
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 5))
        box.addSubview(inner)
        box.bounds.origin = CGPoint(x: 0, y: 4)
        let seen = ViewRecorder(stage.window).look().suffix(2).map(\.windowFrame)
        // The view is 100 wide at x 10. It is doubled about its centre at 60, and moved by 20.
        XCTAssertEqual(seen[0], CGRect(x: -20, y: 100, width: 200, height: 40))
        XCTAssertEqual(seen[1], CGRect(x: 0, y: 106, width: 60, height: 5))
    }

    func testAViewControllersViewIsNamedByItsTitleAndAPlainViewByItsIndex() async {
        let (stage, box) = RecordingTests.stage()
        box.addSubview(UIView())
        box.addSubview(UIView())
        let names = ViewRecorder(stage.window).look().map(\.name)
        XCTAssertEqual(names.first, "UIWindow")
        XCTAssertEqual(names.suffix(4), ["Root", "BoxView", "BoxView/0", "BoxView/1"])
    }

    func testAColourIsResolvedWithTheDevicesTraits() async throws {
        var dark = HeadlessDevice.phone
        dark.interfaceStyle = .dark
        let root = UIViewController()
        root.view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .green }
        let stage = Stage(dark, root: root)
        let color = try XCTUnwrap(ViewRecorder(stage.window).look().last?.background)
        XCTAssertEqual([color.red, color.green, color.blue, color.alpha], [1, 0, 0, 1])
    }

    func testNaturalTextAlignmentFollowsTheReadingDirection() async {
        var mirrored = HeadlessDevice.phone
        mirrored.layoutDirection = .rightToLeft
        for (device, expected) in [(HeadlessDevice.phone, RecordedText.Alignment.left), (mirrored, .right)] {
            let root = UIViewController()
            let label = UILabel()
            label.text = "Oak"
            root.view.addSubview(label)
            let stage = Stage(device, root: root)
            XCTAssertEqual(ViewRecorder(stage.window).look().last?.text?.alignment, expected)
        }
    }

    func testTextIsRecordedInTheColourAndSizeInWhichItIsSeen() async throws {
        let root = UIViewController()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 88, height: 120))
        label.font = .systemFont(ofSize: 100)
        label.text = "aa"
        label.textColor = .red
        label.highlightedTextColor = .blue
        root.view.addSubview(label)
        let stage = Stage(root: root)
        let text = { try XCTUnwrap(ViewRecorder(stage.window).look().last?.text) }
        XCTAssertEqual(try text().size, 100)
        XCTAssertEqual(try text().color.red, 1)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.1
        label.isHighlighted = true
        label.isEnabled = false
        XCTAssertEqual(try text().size, 80, accuracy: 0.001)
        XCTAssertEqual(try text().color.blue, 1)
        XCTAssertLessThan(try text().color.alpha, 1)
    }
}
