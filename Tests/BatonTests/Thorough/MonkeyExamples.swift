import BatonTesting
import UIKit
import XCTest

/// The examples of the page on random programs.
@MainActor
final class MonkeyExamples: XCTestCase {
    func testNothingGetsStuck() async throws {
        try Monkey { MainTabs() }.play(programs: 50)
    }

    func testRulesAndActionsOfAnApp() async throws {
        var monkey = Monkey { MainTabs() }
        monkey.rules.append(
            MonkeyRule("the badge counts the unread", .atRest) { sight in
                (sight.top as? FeedScreen)?.badgeIsRight == false ? "the badge is wrong" : nil
            })
        monkey.rules.append(.noAdviceIsGiven)
        monkey.actions.append(
            MonkeyAction("read", ["row": 5]) { hand, numbers in
                (hand.top as? FeedScreen)?.read(row: numbers["row"])
            })
        try monkey.play(programs: 20)
    }

    func testScreensOfAnApp() async throws {
        PhotoScreen.count = 0
        try Monkey { _ in Shop() }.play(programs: 20)
        XCTAssertGreaterThan(PhotoScreen.count, 0)
    }

    /// The rule of the app is checked, and its action is done.
    func testAMistakeOfTheAppIsFound() async throws {
        var monkey = Monkey { MainTabs() }
        monkey.rules.append(
            MonkeyRule("the badge counts the unread", .atRest) { sight in
                (sight.top as? FeedScreen)?.badgeIsRight == false ? "the badge is wrong" : nil
            })
        monkey.actions.append(
            MonkeyAction("read", ["row": 5], weight: 20) { hand, numbers in
                (hand.top as? FeedScreen)?.forgetTheBadge(row: numbers["row"])
            })
        XCTAssertThrowsError(try monkey.play(programs: 20)) { error in
            let failure = error as? MonkeyFailure
            XCTAssertEqual(failure?.rule, "the badge counts the unread")
            XCTAssertEqual(failure?.script.steps.map(\.action), ["read"])
        }
    }
}

final class Shop: MonkeyApp {
    func makeRoot() -> UIViewController { MainTabs() }

    func makeScreen(_ number: Int) -> UIViewController { number.isMultiple(of: 2) ? FeedScreen() : PhotoScreen() }
}

private final class PhotoScreen: UIViewController {
    static var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        Self.count += 1
    }
}

private final class MainTabs: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        viewControllers = [FeedScreen(), FeedScreen()].map(UINavigationController.init)
    }
}

private final class FeedScreen: UIViewController {
    private var unread: Set<Int> = [0, 1, 2, 3, 4]
    private var badge = 5

    var badgeIsRight: Bool { badge == unread.count }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }

    func read(row: Int) {
        unread.remove(row)
        badge = unread.count
    }

    func forgetTheBadge(row: Int) {
        unread.remove(row)
    }
}
