import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests UIKit's swipes where an app has taken their delegates away, as many do to have them without a bar.
@MainActor
final class NoSwipeDelegateTests: GenerationTestCase {
    func testASwipeIsIntercepted() async throws {
        for start in [3, 150] as [CGFloat] {
            let stand = try StackStage { $0.transitions = .system }
            for recognizer in stand.navigation.systemSwipes { recognizer.delegate = nil }
            var attempts = 0
            stand.b.navigationItem.backInterceptor = { attempts += 1 }
            stand.stage.finger.drag(from: CGPoint(x: start, y: 400), to: CGPoint(x: 380, y: 400), in: 0.2)
            try stand.stage.settle()
            let hasSwipe = start < 20 || HeadlessDevice.current.systemVersion >= 26
            XCTAssertEqual(attempts, hasSwipe ? 1 : 0)
            XCTAssertEqual(stand.titles, ["A", "B"])
            stand.b.navigationItem.backInterceptor = nil
            for recognizer in stand.navigation.systemSwipes { XCTAssertNil(recognizer.delegate) }
        }
    }
}
