import UIKit
import XCTest

/// The place of `updateProperties` in an update.
@preconcurrency
@MainActor
final class UpdatePropertiesContractTests: ContractTestCase {
    override class var generations: Generations { .glass }

    private func showing(_ body: (LoggingView, LoggingController, CallLog) -> Void) {
        let log = CallLog()
        let root = LoggingController(log)
        let window = Device.show(root)
        let view = LoggingView(log)
        root.view.addSubview(view)
        Device.wait(0.1)
        body(view, root, log)
        Device.put(away: window)
    }

    func testANewViewUpdatesItsPropertiesBeforeItsFirstLayout() {
        // B19.10
        showing { _, _, log in
            XCTAssertEqual(log.lines.filter { $0.hasPrefix("view") }.prefix(2), ["view properties", "view layout"])
            XCTAssertTrue(log.lines.contains("controller properties"))
        }
    }

    func testOnlyThePropertiesAreInvalidated() {
        // B19.10
        showing { view, root, log in
            log.clear()
            guard #available(iOS 26, *) else { return }
            view.setNeedsUpdateProperties()
            view.setNeedsUpdateProperties()
            XCTAssertEqual(log.lines, [])
            Device.turn()
            XCTAssertEqual(log.lines, ["view properties"])
            log.clear()
            root.setNeedsUpdateProperties()
            Device.turn()
            XCTAssertEqual(log.lines, ["controller properties"])
            log.clear()
            view.setNeedsLayout()
            Device.turn()
            XCTAssertEqual(log.lines, ["view layout"])
        }
    }

    func testPropertiesAreUpdatedBeforeLayoutAndByForceAlone() {
        // B19.10
        showing { view, _, log in
            log.clear()
            guard #available(iOS 26, *) else { return }
            view.setNeedsLayout()
            view.setNeedsUpdateProperties()
            view.updatePropertiesIfNeeded()
            XCTAssertEqual(log.lines, ["view properties"])
            view.updatePropertiesIfNeeded()
            Device.turn()
            XCTAssertEqual(log.lines, ["view properties", "view layout"])
            log.clear()
            view.setNeedsLayout()
            view.setNeedsUpdateProperties()
            Device.turn()
            XCTAssertEqual(log.lines, ["view properties", "view layout"])
        }
    }

    func testTraitsThatWereReadCauseAnotherUpdate() {
        // B19.10
        showing { view, _, log in
            guard #available(iOS 26, *) else { return }
            view.readsStyle = true
            view.setNeedsUpdateProperties()
            Device.turn()
            log.clear()
            view.superview?.overrideUserInterfaceStyle = .dark
            Device.turn()
            XCTAssertEqual(log.lines.filter { $0 == "view properties" }.count, 1)
            XCTAssertEqual(view.style, .dark)
        }
    }

    func testOtherTraitsThanTheOnesReadCauseNone() {
        // B19.10
        showing { view, root, log in
            guard #available(iOS 26, *) else { return }
            view.readsStyle = true
            root.readsStyle = true
            view.setNeedsUpdateProperties()
            root.setNeedsUpdateProperties()
            Device.turn()
            log.clear()
            root.traitOverrides.layoutDirection = .rightToLeft
            root.traitOverrides.preferredContentSizeCategory = .extraLarge
            Device.turn()
            XCTAssertEqual(log.lines.filter { $0.hasSuffix("properties") }, [])
            root.traitOverrides.userInterfaceStyle = .dark
            Device.turn()
            XCTAssertEqual(
                log.lines.filter { $0.hasSuffix("properties") }, ["controller properties", "view properties"])
        }
    }

    func testPropertiesDoNotDependOnTraitsThatWereNotRead() {
        // B19.10
        showing { view, _, log in
            log.clear()
            view.superview?.overrideUserInterfaceStyle = .dark
            Device.turn()
            XCTAssertFalse(log.lines.contains("view properties"))
        }
    }

    func testFlushedUpdatesAreAnimated() {
        // B16.46
        showing { view, _, log in
            guard #available(iOS 26, *) else { return }
            view.wishedAlpha = 0.5
            view.setNeedsUpdateProperties()
            UIView.animate(withDuration: 1, delay: 0, options: [.flushUpdates, .curveLinear]) {
                XCTAssertEqual(view.alpha, 0.5)
                view.wishedAlpha = 1
                view.setNeedsUpdateProperties()
            }
            XCTAssertEqual(view.alpha, 1)
            XCTAssertEqual(view.layer.animationKeys()?.count, 1)
            Device.wait(0.5)
            XCTAssertEqual(Double(view.layer.presentation()?.opacity ?? 0), 0.75, accuracy: 0.05)
            Device.wait(0.6)
        }
    }

    func testUpdatesAreNotAnimatedWithoutTheOption() {
        // B16.46
        showing { view, _, _ in
            guard #available(iOS 26, *) else { return }
            UIView.animate(withDuration: 1) {
                view.wishedAlpha = 0.5
                view.setNeedsUpdateProperties()
            }
            Device.turn()
            XCTAssertEqual(view.alpha, 0.5)
            XCTAssertNil(view.layer.animationKeys())
        }
    }
}

/// Writes down its updates, and sets its alpha in them.
private final class LoggingView: UIView {
    var readsStyle = false
    var wishedAlpha: CGFloat = 1
    private(set) var style = UIUserInterfaceStyle.unspecified
    private let log: CallLog

    init(_ log: CallLog) {
        self.log = log
        super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    }

    required init?(coder: NSCoder) {
        nil
    }

    @available(iOS 26, *)
    override func updateProperties() {
        super.updateProperties()
        log.note("view properties")
        alpha = wishedAlpha
        if readsStyle { style = traitCollection.userInterfaceStyle }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        log.note("view layout")
    }
}

/// Writes down the updates of its properties.
private final class LoggingController: UIViewController {
    var readsStyle = false
    private(set) var style = UIUserInterfaceStyle.unspecified
    private let log: CallLog

    init(_ log: CallLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    @available(iOS 26, *)
    override func updateProperties() {
        super.updateProperties()
        log.note("controller properties")
        if readsStyle { style = traitCollection.userInterfaceStyle }
    }
}
