import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that every layout has a frame that UIKit can show, however little room there is.
@MainActor
final class OverlayTinyRoomTests: GenerationTestCase {
    // Values do not depend on the system.
    override class var exceptions: [String: [Int]] {
        ["testEveryLayoutHasAFiniteFrameInEverySizeAndAboveEveryKeyboard": [27]]
    }
    override class var generations: [Int] { [15, 18, 26, 27] }

    private static let extents: [OverlayLayout.Extent] = [
        .fill(margin: 10), .fill(margin: 1000), .fraction(0.01), .fraction(0.5), .fraction(1), .fixed(1), .fixed(300),
        .fixed(5000), .fitted, .detents([.height(10), .fraction(0.5), .fraction(1)]), .detents([.fitted]),
    ]
    private static let edges: [DirectionalEdge?] = [nil, .top, .bottom, .leading, .trailing]
    private static let lengths: [CGFloat] = [0, 0.5, 5, 16, 31.5, 32, 40, 100, 844]
    private static let safeAreas = [
        UIEdgeInsets.zero, UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
        UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47),
    ]
    private static let contents: [CGSize] = [
        .zero, CGSize(width: 200, height: 100), CGSize(width: 5000, height: 5000),
    ]

    private static var layouts: [OverlayLayout] {
        edges.flatMap { edge in
            extents.flatMap { extent in
                [nil, 0.5].map { OverlayLayout(edge: edge, extent: extent, maximumWidth: $0) }
            }
        }
    }

    private static var sizes: [CGSize] {
        lengths.flatMap { width in lengths.map { CGSize(width: width, height: $0) } }
    }

    private func isUsable(_ frame: CGRect) -> Bool {
        [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].allSatisfy(\.isFinite)
            && frame.size.width >= 0 && frame.size.height >= 0
    }

    func testEveryLayoutHasAFiniteFrameInEverySizeAndAboveEveryKeyboard() async {
        var wrong: [String] = []
        for size in Self.sizes {
            let bounds = CGRect(origin: .zero, size: size)
            for layout in Self.layouts {
                for safeArea in Self.safeAreas {
                    let room = layout.room(in: bounds, safeArea: safeArea)
                    if !(room.width.isFinite && room.height.isFinite && room.width >= 0 && room.height >= 0) {
                        wrong.append("room of \(layout) in \(size) \(safeArea): \(room)")
                    }
                    for keyboard in [0, size.height / 2, size.height - 1, size.height] where keyboard >= 0 {
                        for content in Self.contents {
                            let frame = layout.frame(
                                in: bounds, safeArea: safeArea, direction: .leftToRight, content: content,
                                keyboard: keyboard)
                            if !isUsable(frame) {
                                wrong.append("\(layout) in \(size) \(safeArea) \(content) \(keyboard): \(frame)")
                            }
                        }
                    }
                }
            }
        }
        XCTAssertEqual(wrong.count, 0, wrong.prefix(3).joined(separator: "\n"))
    }

    func testADialogWithoutRoomIsInTheMiddleOfWhatIsThere() async {
        let frame = OverlayLayout.dialog.frame(
            in: CGRect(x: 0, y: 0, width: 400, height: 800), safeArea: .zero, direction: .leftToRight,
            content: CGSize(width: 200, height: 100), keyboard: 780)
        // 20 points are above the keyboard, which is less than the distances of 16 above and below.
        XCTAssertEqual(frame, CGRect(x: 100, y: 10, width: 200, height: 0))
    }

    func testADialogThatTheKeyboardLeavesNoRoomStays() async throws {
        for height in [30, 60, 844] as [CGFloat] {
            for layout in [
                OverlayLayout.dialog, .card, .drawer(), .sheet(detents: [.height(100), .fraction(0.5)]), .whole,
            ] {
                let stand = try CardStage()
                stand.card.preferredContentSize = CGSize(width: 200, height: 100)
                let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
                stand.card.view.addSubview(field)
                try stand.present(using: .card.layout(layout))
                field.becomeFirstResponder()
                try stand.stage.settle()
                stand.stage.resize(to: CGSize(width: 390, height: height))
                try stand.stage.settle()
                stand.stage.resize(to: CGSize(width: height, height: 40))
                try stand.stage.settle()
                XCTAssertTrue(isUsable(try XCTUnwrap(stand.card.view.superview).frame), "\(layout) \(height)")
                stand.card.dismiss(animated: true)
                try stand.stage.settle()
                XCTAssertFalse(stand.isPresenting)
            }
        }
    }
}
