import UIKit
import XCTest

/// Tests a navigation bar without a navigation controller: its items, its delegate and its position.
@preconcurrency
@MainActor
final class StandAloneBarContractTests: ContractTestCase {
    func testAPushAsksTheDelegateAndReportsItsEnd() {
        // B8.22
        let stage = BarStage()
        defer { stage.putAway() }
        stage.bar.pushItem(UINavigationItem(title: "B"), animated: true)
        XCTAssertEqual(stage.delegate.log.text, "shouldPush(B)")
        Device.wait(1)
        XCTAssertEqual(stage.delegate.log.text, "shouldPush(B)\ndidPush(B)")
        XCTAssertEqual(stage.titles, ["A", "B"])
        stage.delegate.log.clear()
        stage.bar.pushItem(UINavigationItem(title: "C"), animated: false)
        XCTAssertEqual(stage.delegate.log.text, "shouldPush(C)\ndidPush(C)")
        XCTAssertEqual(stage.bar.topItem?.title, "C")
        XCTAssertEqual(stage.bar.backItem?.title, "B")
    }

    func testAPopAsksTheDelegateAndReportsItsEnd() {
        // B8.22
        let stage = BarStage()
        defer { stage.putAway() }
        stage.bar.setItems(["A", "B", "C"].map { UINavigationItem(title: $0) }, animated: false)
        stage.delegate.log.clear()
        XCTAssertEqual(stage.bar.popItem(animated: true)?.title, "C")
        XCTAssertEqual(stage.delegate.log.text, "shouldPop(C)")
        Device.wait(1)
        XCTAssertEqual(stage.delegate.log.text, "shouldPop(C)\ndidPop(C)")
        stage.delegate.log.clear()
        XCTAssertEqual(stage.bar.popItem(animated: false)?.title, "B")
        XCTAssertEqual(stage.delegate.log.text, "shouldPop(B)\ndidPop(B)")
        XCTAssertEqual(stage.titles, ["A"])
    }

    func testRefusalStopsPushAndPop() {
        // B8.22
        let stage = BarStage()
        defer { stage.putAway() }
        stage.bar.pushItem(UINavigationItem(title: "B"), animated: false)
        stage.delegate.log.clear()
        stage.delegate.agrees = false
        stage.bar.pushItem(UINavigationItem(title: "C"), animated: true)
        XCTAssertNil(stage.bar.popItem(animated: true))
        Device.wait(1)
        XCTAssertEqual(stage.delegate.log.text, "shouldPush(C)\nshouldPop(B)")
        XCTAssertEqual(stage.titles, ["A", "B"])
    }

    func testNewItemsActAsAPushOrAPop() {
        // B8.22
        let stage = BarStage()
        defer { stage.putAway() }
        guard let a = stage.bar.topItem else { return XCTFail("no item") }
        let b = UINavigationItem(title: "B")
        stage.bar.setItems([a, b], animated: true)
        Device.wait(1)
        XCTAssertEqual(stage.delegate.log.lines.last, "didPush(B)")
        XCTAssertEqual(stage.titles, ["A", "B"])
        stage.bar.setItems([a], animated: true)
        Device.wait(1)
        XCTAssertEqual(stage.delegate.log.lines.last, "didPop(B)")
        XCTAssertEqual(stage.titles, ["A"])
    }

    func testTheBarPositionIsRequestedInAWindowAndMovesNoFrame() {
        // B8.60
        let silent = UINavigationBar(frame: CGRect(x: 0, y: 60, width: 200, height: 44))
        let root = UIViewController()
        let window = Device.show(root)
        defer { Device.put(away: window) }
        root.view.addSubview(silent)
        Device.turn()
        XCTAssertEqual(silent.barPosition, .top)
        let asked = UINavigationBar(frame: CGRect(x: 0, y: 60, width: 200, height: 44))
        let delegate = LoggingBarDelegate()
        delegate.position = .topAttached
        asked.delegate = delegate
        XCTAssertEqual(delegate.log.text, "")
        root.view.addSubview(asked)
        Device.turn()
        XCTAssertEqual(delegate.log.text, "position")
        XCTAssertEqual(asked.barPosition, .topAttached)
        XCTAssertEqual(asked.frame, CGRect(x: 0, y: 60, width: 200, height: 44))
        let navigation = UINavigationController(rootViewController: UIViewController())
        XCTAssertEqual(navigation.navigationBar.barPosition, .topAttached)
    }
}

/// A bar in a view controller's view that shows an item A.
@MainActor
private final class BarStage {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 50, width: 300, height: 44))
    let delegate = LoggingBarDelegate()
    private let window: UIWindow

    var titles: [String?] { (bar.items ?? []).map(\.title) }

    init() {
        let root = UIViewController()
        root.view.addSubview(bar)
        window = Device.show(root)
        bar.setItems([UINavigationItem(title: "A")], animated: false)
        bar.delegate = delegate
    }

    func putAway() {
        Device.put(away: window)
    }
}

private final class LoggingBarDelegate: NSObject, UINavigationBarDelegate {
    let log = CallLog()
    var agrees = true
    var position = UIBarPosition.top

    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        log.note("shouldPush(\(item.title ?? ""))")
        return agrees
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        log.note("didPush(\(item.title ?? ""))")
    }

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        log.note("shouldPop(\(item.title ?? ""))")
        return agrees
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        log.note("didPop(\(item.title ?? ""))")
    }

    func position(for bar: any UIBarPositioning) -> UIBarPosition {
        log.note("position")
        return position
    }
}
