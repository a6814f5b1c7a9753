import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests which screen is asked for shared views.
@MainActor
final class SharedProviderTests: XCTestCase {
    func testAContainerOfOneScreenLeadsToIt() async {
        let (container, first, second) = (UIViewController(), SharingScreen("First"), SharingScreen("Second"))
        XCTAssertNil(container.sharedViewProvider)
        container.addChild(first)
        XCTAssertIdentical(container.sharedViewProvider, first)
        container.addChild(second)
        XCTAssertNil(container.sharedViewProvider, "which one is meant is not known")
        XCTAssertIdentical(UINavigationController(rootViewController: second).sharedViewProvider, second)
    }
}
