import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests how long the paused animators of blurs are kept.
@MainActor
final class HeldBlurTests: XCTestCase {
    private let stage = Stage(root: UIViewController())
    private let blur = UIBlurEffect(style: .systemMaterial)

    private func view() -> UIVisualEffectView {
        let view = UIVisualEffectView(effect: nil)
        stage.window.addSubview(view)
        return view
    }

    /// UIKit raises an exception if a paused animator is released, so that it has to be kept until it is ended.
    func testAHeldBlurIsKeptUntilItIsReleased() async {
        let views = [view(), view()]
        weak var first: HeldBlur?
        weak var second: HeldBlur?
        do {
            let held = views.map { HeldBlur(blur, in: $0) {} }
            held.forEach { $0.show(0.5) }
            (first, second) = (held[0], held[1])
        }
        XCTAssertNotNil(first)
        first?.release()
        XCTAssertNil(first)
        XCTAssertNotNil(second, "the other one is kept")
        second?.release()
        XCTAssertNil(second)
    }

    /// A window may be released with all that is in it, so that nothing ends the animator of a blur in it.
    func testABlurWhoseViewIsGoneIsReleasedByTheNextOne() async {
        let shown = BlurBackdrop(.effect(blur), tint: nil)
        stage.window.addSubview(shown)
        shown.fade(to: 0.5)
        weak var gone: HeldBlur?
        do {
            let lost = UIVisualEffectView(effect: nil)
            let held = HeldBlur(blur, in: lost) {}
            held.show(0.5)
            gone = held
        }
        XCTAssertNotNil(gone)
        let last = HeldBlur(blur, in: view()) {}
        XCTAssertNil(gone)
        shown.fade(to: 0.25)
        stage.turn()
        XCTAssertEqual(shown.seenPart, 0.25, accuracy: 0.01, "a blur that is shown is still held")
        last.release()
        shown.fade(to: 1)
    }
}
