import UIKit
import XCTest

@testable import Baton

/// Tests who is told of an item's interceptor.
@MainActor
final class InterceptorWatchTests: XCTestCase {
    private let (one, other) = (InterceptorWatch(), InterceptorWatch())
    private var told: [String] = []

    override func setUp() async throws {
        await MainActor.run {
            one.onChange = { [weak self] in self?.told.append("one") }
            other.onChange = { [weak self] in self?.told.append("other") }
        }
    }

    func testTheWatchThatFollowsIsTold() async {
        let item = UINavigationItem(title: "")
        one.follow(item)
        told = []
        item.backInterceptor = {}
        item.backInterceptor = nil
        XCTAssertEqual(told, ["one", "one"])
    }

    /// A screen may go to another stack and come back while nobody tells its own stack.
    func testTheWatchThatFollowedLastIsTold() async {
        let item = UINavigationItem(title: "")
        one.follow(item)
        other.follow(item)
        one.follow(item)
        told = []
        item.backInterceptor = {}
        XCTAssertEqual(told, ["one"])
    }

    func testAWatchThatEndsLeavesTheOneThatFollowsAlone() async {
        let item = UINavigationItem(title: "")
        one.follow(item)
        other.follow(item)
        one.end()
        told = []
        item.backInterceptor = {}
        XCTAssertEqual(told, ["other"])
    }

    func testAWatchIsNotToldOfAnItemThatItHasLeft() async {
        let (first, second) = (UINavigationItem(title: ""), UINavigationItem(title: ""))
        one.follow(first)
        one.follow(second)
        told = []
        first.backInterceptor = {}
        XCTAssertEqual(told, [])
        second.backInterceptor = {}
        XCTAssertEqual(told, ["one"])
        one.end()
        second.backInterceptor = nil
        XCTAssertEqual(told, ["one"])
    }
}
