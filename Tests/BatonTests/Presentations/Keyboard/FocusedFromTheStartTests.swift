import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests a presented screen whose field is focused before its view is in a window, so that the keyboard comes while the screen
/// does (B28.4).
@MainActor
final class FocusedFromTheStartTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    /// Asks for the keyboard in `viewDidLoad` or in `viewWillAppear`.
    private final class FieldScreen: UIViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
        var asksWhenLoaded = true

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
            if asksWhenLoaded { field.becomeFirstResponder() }
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            if !asksWhenLoaded { field.becomeFirstResponder() }
        }
    }

    /// Presents a screen, and returns its upper end at each frame until half a second after the end.
    private func tops(of transitions: ModalTransitions, asksWhenLoaded: Bool) throws -> [CGFloat] {
        let (presenter, screen) = (UIViewController(), FieldScreen())
        screen.asksWhenLoaded = asksWhenLoaded
        screen.preferredContentSize = CGSize(width: 280, height: 200)
        let stage = Stage(.phone, root: presenter)
        try stage.settle()
        presenter.present(screen, using: transitions)
        stage.turn()
        XCTAssertTrue(screen.field.isFirstResponder)
        let wrapper = try XCTUnwrap(screen.presentationController?.presentedView)
        var tops: [CGFloat] = []
        var after = 0
        while after < 30 {
            stage.advance(by: 1.0 / 60)
            tops.append(wrapper.seenFrame.minY)
            if screen.transitionCoordinator == nil { after += 1 }
            guard tops.count < 600 else { break }
        }
        XCTAssertTrue(HeadlessKeyboard.isShown)
        XCTAssertEqual(HeadlessLog.warnings, [])
        stage.close()
        return tops
    }

    /// The keyboard begins at 549. The sheet stands on it, and never goes down on its way.
    func testASheetRisesWithItsKeyboard() async throws {
        for asksWhenLoaded in [true, false] {
            let tops = try tops(
                of: .sheet(detents: [.height(266)]).floats(false), asksWhenLoaded: asksWhenLoaded)
            XCTAssertEqual(tops.last ?? 0, 549 - 266, accuracy: 0.5)
            XCTAssertEqual(tops, tops.sorted(by: >))
            let end = tops.dropLast(30).last ?? 0
            XCTAssertEqual(end, 549 - 266, accuracy: 1, "it has arrived with its transition")
        }
    }

    /// A dialog of 200 points is between the status bar, which ends at 47, and the keyboard: at 198, and without the keyboard at
    /// 328. Its presentation ends before the keyboard has come to rest.
    func testADialogIsAboveTheKeyboardWhenItsPresentationEnds() async throws {
        for asksWhenLoaded in [true, false] {
            let tops = try tops(of: .dialog, asksWhenLoaded: asksWhenLoaded)
            XCTAssertEqual(tops.last ?? 0, 198, accuracy: 0.5)
            XCTAssertEqual(tops, tops.sorted(by: >))
            XCTAssertEqual(tops.dropLast(30).last ?? 0, 198, accuracy: 13, "nine tenths of the way are behind it")
        }
    }
}
