import App
import Baton
import BatonTesting
import UIKit
import XCTest

@MainActor
final class StageTests: XCTestCase {
    func testTheBarIsClear() async throws {
        let stack = ListScreen.makeStack()
        let stage = Stage(.phone, root: stack)
        try stage.settle()
        stack.pushViewController(DetailScreen(), animated: true)
        try stage.settle()
        XCTAssertEqual(stack.topViewController?.navigationItem.barState.background, .clear)
    }
}
