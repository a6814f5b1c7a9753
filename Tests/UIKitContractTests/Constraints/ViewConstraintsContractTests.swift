import UIKit
import XCTest

/// Logs the calls that update constraints and report margin changes, in order.
@MainActor
private final class AskedScreen: UIViewController {
    let log = CallLog()

    override func loadView() {
        let view = AskedView()
        view.log = log
        self.view = view
    }

    override func updateViewConstraints() {
        log.note("screen updates")
        super.updateViewConstraints()
    }

    override func viewLayoutMarginsDidChange() {
        super.viewLayoutMarginsDidChange()
        log.note("screen's margins \(view.layoutMargins.top)")
    }
}

@MainActor
private final class AskedView: UIView {
    var log: CallLog?

    override func updateConstraints() {
        log?.note("view updates")
        super.updateConstraints()
    }
}

@preconcurrency

@MainActor
final class ViewConstraintsContractTests: ContractTestCase {
    func testTheControllerUpdatesTheConstraintsOfItsView() {
        let screen = AskedScreen()
        let window = Device.show(screen)
        screen.log.clear()
        screen.view.setNeedsUpdateConstraints()
        screen.view.updateConstraintsIfNeeded()
        XCTAssertEqual(screen.log.text, "screen updates\nview updates")
        screen.log.clear()
        screen.view.updateConstraintsIfNeeded()
        XCTAssertEqual(screen.log.text, "")
        Device.put(away: window)
    }

    func testTheControllerIsNotifiedOfMarginChanges() {
        let screen = AskedScreen()
        screen.loadViewIfNeeded()
        screen.log.clear()
        screen.view.layoutMargins = UIEdgeInsets(top: 33, left: 40, bottom: 33, right: 40)
        XCTAssertEqual(screen.log.text, "screen's margins 33.0")
    }
}
