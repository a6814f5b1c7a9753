import UIKit
import XCTest

/// Tests the switches for the way of the escape gesture of VoiceOver.
@MainActor
final class EscapeTests: XCTestCase {
    override func setUp() async throws {
        await MainActor.run { HeadlessDevice.current = .phone.running(18) }
    }

    override func tearDown() async throws {
        await MainActor.run {
            HeadlessDevice.current = .phone
            HeadlessQuirks.escapeBlocksComeLast = false
        }
    }

    /// A view inside another one, which both handle the gesture in their ways.
    func testTheBlocksComeFirstOrLast() async {
        for isLast in [false, true] {
            HeadlessQuirks.escapeBlocksComeLast = isLast
            var calls: [String] = []
            let (outer, inner) = (EscapedView(), UIView())
            outer.addSubview(inner)
            outer.whenEscaped = { calls.append("method") }
            inner.accessibilityPerformEscapeBlock = {
                calls.append("block")
                return true
            }
            XCTAssertTrue(inner.accessibilityPerformEscape())
            XCTAssertEqual(calls, [isLast ? "method" : "block"])
        }
    }

    func testABlockIsCalledWhereNothingElseHandlesTheGesture() async {
        for isLast in [false, true] {
            HeadlessQuirks.escapeBlocksComeLast = isLast
            let (outer, inner) = (UIView(), UIView())
            outer.addSubview(inner)
            XCTAssertFalse(inner.accessibilityPerformEscape())
            outer.accessibilityPerformEscapeBlock = { true }
            XCTAssertTrue(inner.accessibilityPerformEscape())
        }
    }
}

@MainActor
private final class EscapedView: UIView {
    var whenEscaped: () -> Void = {}

    override func accessibilityPerformEscape() -> Bool {
        whenEscaped()
        return true
    }
}
