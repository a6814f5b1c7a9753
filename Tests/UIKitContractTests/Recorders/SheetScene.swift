import UIKit
import XCTest

/// A window with a screen, and a sheet that has been presented on it.
@MainActor
final class SheetScene {
    let presenter = UIViewController()
    let screen = UIViewController()
    let window: UIWindow
    let finger: ScriptedFinger
    /// The top of the sheet at rest.
    private(set) var top: CGFloat = 0

    init(_ detents: [UISheetPresentationController.Detent] = [.large()]) {
        window = Device.show(presenter)
        finger = ScriptedFinger(on: window)
        screen.modalPresentationStyle = .pageSheet
        screen.sheetPresentationController?.detents = detents
        presenter.present(screen, animated: true, completion: nil)
        Device.wait(1)
        top = screen.view.seenTop
    }

    @available(iOS 16.0, *)
    static func detent(_ value: CGFloat) -> UISheetPresentationController.Detent {
        .custom { _ in value }
    }

    /// The visible distance of the sheet from its place at rest.
    var offset: CGFloat { screen.view.seenTop - top }

    var isPresented: Bool { presenter.presentedViewController === screen }

    var maxY: CGFloat { screen.view.convert(screen.view.bounds, to: nil).maxY }

    /// Puts a finger down on the sheet and drags, downwards if the way is positive.
    func drag(by way: CGFloat, speed: CGFloat = 300) {
        let start = top + 60
        finger.down(window.bounds.midX, start)
        finger.drag(to: window.bounds.midX, start + way, lasting: abs(way) / speed)
        Device.turn()
    }

    /// Lifts the finger, and waits for the end of what follows.
    func release() {
        finger.up()
        Device.wait(1.2)
    }

    func putAway() {
        Device.put(away: window)
    }
}
