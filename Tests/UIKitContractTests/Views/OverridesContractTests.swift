import UIKit
import XCTest

/// A custom layer class that its view returns without a cast.
private final class StripeLayer: CALayer {}

/// Overrides different kinds of members that apps override and that UIKit calls in different ways.
private final class StripeView: UIView {
    var log: [String] = []

    override class var layerClass: AnyClass { StripeLayer.self }

    override var layer: StripeLayer { super.layer as! StripeLayer }

    override func addSubview(_ view: UIView) {
        log.append("add")
        super.addSubview(view)
    }

    override func removeFromSuperview() {
        log.append("leave")
        super.removeFromSuperview()
    }

    override var layoutMargins: UIEdgeInsets {
        get { super.layoutMargins }
        set {
            log.append("margins \(newValue.top)")
            super.layoutMargins = newValue
        }
    }

    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        log.append("convert")
        return super.convert(point, to: view)
    }

    override var window: UIWindow? {
        log.append("window")
        return super.window
    }
}

/// A stack that logs every change of its screens.
private final class LoggingStack: UINavigationController {
    static var log: [String] = []

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        Self.log.append("push \(animated)")
        super.pushViewController(viewController, animated: animated)
    }

    override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        Self.log.append("set \(animated)")
        super.setViewControllers(viewControllers, animated: animated)
    }

    override func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        Self.log.append("toolbar \(hidden) \(animated)")
        super.setToolbarHidden(hidden, animated: animated)
    }
}

private final class FramedItem: UINavigationItem {
    override var title: String? {
        get { super.title.map { "[\($0)]" } }
        set { super.title = newValue }
    }
}

@preconcurrency

@MainActor
final class OverridesContractTests: ContractTestCase {
    func testAViewCanOverridePropertiesAndMethods() {
        let parent = UIView()
        let view = StripeView()
        parent.addSubview(view)
        view.addSubview(UIView())
        view.layoutMargins = UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3)
        _ = view.convert(CGPoint.zero, to: parent)
        view.log.removeAll { $0 == "window" }
        view.removeFromSuperview()
        view.log.removeAll { $0 == "window" }
        XCTAssertEqual(view.log, ["add", "margins 3.0", "convert", "leave"])
        XCTAssertEqual(view.layoutMargins.left, 3)
        XCTAssertEqual(view.subviews.count, 1)
    }

    func testALayerHasTheClassThatItsViewReturns() {
        let view = StripeView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        let layer: StripeLayer = view.layer
        XCTAssertEqual(layer.bounds.height, 20)
    }

    func testAStackCallsItsOverriddenMethods() {
        LoggingStack.log = []
        let stack = LoggingStack(rootViewController: UIViewController())
        stack.viewControllers = [UIViewController()]
        stack.isToolbarHidden = false
        XCTAssertEqual(LoggingStack.log, ["push false", "set false", "toolbar false false"])
    }

    func testANavigationItemCanOverrideItsProperties() {
        let item = FramedItem(title: "a")
        XCTAssertEqual(item.title, "[a]")
    }

    func testAWindowsResponderChainContainsTheApplication() {
        let window = Device.show(UIViewController())
        let chain = sequence(first: window as UIResponder) { $0.next }
        XCTAssertTrue(chain.dropFirst().contains { $0 === UIApplication.shared })
        Device.put(away: window)
    }
}
