import UIKit
import XCTest

@preconcurrency

@MainActor
final class LifeCycleContractTests: ContractTestCase {
    func testTheViewIsLoadedOnceOnFirstAccess() {
        // B12.6
        let log = CallLog()
        let screen = LoggingScreen("A", log, logging: .loading)
        XCTAssertFalse(screen.isViewLoaded)
        XCTAssertNil(screen.viewIfLoaded)
        XCTAssertEqual(log.text, "")
        let view: UIView = screen.view
        XCTAssertIdentical(screen.view, view)
        XCTAssertTrue(screen.isViewLoaded)
        XCTAssertEqual(
            log.text,
            """
            A.loadView
            A.viewDidLoad
            """)
    }

    func testViewIsLoadedBeforeWillAppear() {
        // B12.6
        let log = CallLog()
        let screen = LoggingScreen("A", log, logging: [.loading, .appearance])
        screen.inside("viewWillAppear") { XCTAssertTrue(screen.isViewLoaded) }
        let window = Device.show(screen)
        defer { Device.put(away: window) }
        XCTAssertEqual(
            log.text,
            """
            A.loadView
            A.viewDidLoad
            A.viewWillAppear(false)
            A.viewDidAppear(false)
            """)
    }

    func testLayoutCallbacksSurroundTheViewsOwnLayout() {
        // B12.7
        let log = CallLog()
        let screen = LoggingScreen("A", log, logging: .firstLayout)
        let view = LayoutView()
        view.whenLaidOut = { if log.lines.count < 3 { log.note("layoutSubviews") } }
        screen.view = view
        let window = Device.show(screen)
        defer { Device.put(away: window) }
        XCTAssertEqual(
            log.text,
            """
            A.viewWillLayoutSubviews
            layoutSubviews
            A.viewDidLayoutSubviews
            """)
    }

    func testCompletionOfPresentComesAfterDidAppearAndOfDismissAfterDidDisappear() {
        // B12.8
        let log = CallLog()
        let presenter = UIViewController()
        let presented = LoggingScreen("B", log)
        presented.modalPresentationStyle = .fullScreen
        let window = Device.show(presenter)
        defer { Device.put(away: window) }
        for animated in [true, false] {
            log.clear()
            presentAndDismiss(presented, on: presenter, animated: animated, log)
            XCTAssertEqual(
                log.text,
                """
                B.viewWillAppear(\(animated))
                B.viewDidAppear(\(animated))
                presented
                B.viewWillDisappear(\(animated))
                B.viewDidDisappear(\(animated))
                dismissed
                """)
        }
    }

    private func presentAndDismiss(
        _ presented: UIViewController, on presenter: UIViewController, animated: Bool, _ log: CallLog
    ) {
        presenter.present(presented, animated: animated) { log.note("presented") }
        Device.wait(1)
        presenter.dismiss(animated: animated) { log.note("dismissed") }
        Device.wait(1)
    }
}

@MainActor
private final class LayoutView: UIView {
    var whenLaidOut: (() -> Void)?

    override func layoutSubviews() {
        super.layoutSubviews()
        whenLaidOut?()
    }
}
