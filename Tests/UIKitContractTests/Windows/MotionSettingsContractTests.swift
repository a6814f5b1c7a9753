import UIKit
import XCTest

/// The user's settings of motion.
@preconcurrency
@MainActor
final class MotionSettingsContractTests: ContractTestCase {
    func testCrossFadesArePreferredOnlyWithReducedMotion() {
        // B20.1
        Device.withEachMotionSetting {
            XCTAssertTrue(UIAccessibility.isReduceMotionEnabled || !UIAccessibility.prefersCrossFadeTransitions)
        }
    }

    func testEachChangeOfThePreferenceIsPosted() {
        // B20.1
        let posts = Posts(of: UIAccessibility.prefersCrossFadeTransitionsStatusDidChange)
        var changes = 0
        var last = UIAccessibility.prefersCrossFadeTransitions
        Device.withEachMotionSetting {
            let prefers = UIAccessibility.prefersCrossFadeTransitions
            if prefers != last { changes += 1 }
            last = prefers
            XCTAssertEqual(posts.count, changes)
        }
        posts.stop()
    }
}

/// Counts the notifications of one name, from its creation to `stop()`.
@MainActor
private final class Posts {
    private(set) var count = 0
    private var token: (any NSObjectProtocol)?

    init(of name: Notification.Name) {
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
            MainActor.assumeIsolated { self?.count += 1 }
        }
    }

    func stop() {
        token.map(NotificationCenter.default.removeObserver)
    }
}
