import App
import BatonTesting
import UIKit
import XCTest

@MainActor
final class MonkeyTests: XCTestCase {
    func testNothingGetsStuck() async throws {
        try Monkey { _ in ClientApp() }.play(programs: 3)
    }
}

private final class ClientApp: MonkeyApp {
    func makeRoot() -> UIViewController { ListScreen.makeStack() }

    func makeScreen(_ number: Int) -> UIViewController { number.isMultiple(of: 2) ? ListScreen() : DetailScreen() }
}
