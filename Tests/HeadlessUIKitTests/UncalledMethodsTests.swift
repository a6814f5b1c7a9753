import XCTest

@testable import UIKit

/// Delegate methods that only a subclass of the adopting class has.
@MainActor
final class UncalledMethodsTests: XCTestCase {
    override func setUp() async throws {
        HeadlessLog.reset()
    }

    func testAMethodThatASubclassAddsIsReportedWhenTheDelegateIsSet() async {
        let navigation = UINavigationController()
        let delegate = AddingDelegate()
        navigation.delegate = delegate
        XCTAssertEqual(
            HeadlessLog.warnings,
            [
                "AddingDelegate.navigationController(_:willShow:animated:) is never called: AdoptingDelegate adopts "
                    + "UINavigationControllerDelegate without it. Implement it in AdoptingDelegate as well and override "
                    + "it in AddingDelegate."
            ])
        navigation.delegate = delegate
        XCTAssertEqual(HeadlessLog.warnings.count, 1)
    }

    func testTheReportSurvivesAResetWhileTheDelegateExists() async {
        let navigation = UINavigationController()
        var delegate: AddingDelegate? = AddingDelegate()
        navigation.delegate = delegate
        HeadlessLog.reset()
        XCTAssertEqual(HeadlessLog.warnings.count, 1)
        delegate = nil
        XCTAssertNil(navigation.delegate)
        HeadlessLog.reset()
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    func testEachTestReceivesTheReport() async {
        for _ in 1...2 {
            HeadlessLog.reset()
            let navigation = UINavigationController()
            let delegate = AddingDelegate()
            navigation.delegate = delegate
            XCTAssertEqual(HeadlessLog.warnings.count, 1)
        }
    }

    func testAClassInAFunctionIsReported() async {
        class Adopting: NSObject, UINavigationControllerDelegate {}
        final class Adding: Adopting {
            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController,
                animated: Bool
            ) {}
        }
        let navigation = UINavigationController()
        let delegate = Adding()
        navigation.delegate = delegate
        XCTAssertEqual(HeadlessLog.warnings.count, 1)
    }

    func testAnOverrideAndAnAdoptionOfItsOwnAreNot() async {
        let navigation = UINavigationController()
        let overriding = OverridingDelegate()
        let adopting = LateAdoptingDelegate()
        navigation.delegate = overriding
        navigation.delegate = adopting
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    func testANameIsReadFromWhatTheRuntimeWrites() async {
        let names = [
            "App.Screen.tableView(_: UIKit.UITableView, didSelectRowAt: Foundation.IndexPath) -> ()":
                "tableView(_:didSelectRowAt:)",
            "App.(Screen in _0A1B).go(to: (Swift.Int, Swift.Bool), by: Swift.Array<Swift.Int>) -> Swift.Bool":
                "go(to:by:)",
            "App.Screen.end() -> ()": "end()",
            "end() -> () in Screen #1 in App.make() -> Swift.Int": "end()",
            "go(to: Swift.Int) -> () in Screen #1 in App.Test.make() async -> ()": "go(to:)",
            "helper #1 () -> () in App.Screen.end() -> ()": nil,
            "App.Screen.title.getter : Swift.String": nil,
            "protocol witness for UIKit.P.end() -> () in conformance App.Screen : UIKit.P in App": nil,
        ]
        for (text, name) in names { XCTAssertEqual(DemangledMethod(text)?.name, name, text) }
    }
}

private class AdoptingDelegate: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}

private final class AddingDelegate: AdoptingDelegate {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
}

private final class OverridingDelegate: AdoptingDelegate {
    override func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}

private class PlainBase: NSObject {}

private final class LateAdoptingDelegate: PlainBase, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
}
