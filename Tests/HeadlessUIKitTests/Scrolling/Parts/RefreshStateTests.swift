import XCTest

@testable import UIKit

@MainActor
final class RefreshStateTests: XCTestCase {
    func testAStateWithRoomKeepsItUntilTheFingerLifts() async {
        let ended = RefreshState.refreshing.after(.end(isDragging: true))
        XCTAssertEqual(ended, .ended(hasRoom: true))
        XCTAssertTrue(ended.hasRoom)
        XCTAssertFalse(ended.isRefreshing)
        XCTAssertEqual(ended.after(.pull), ended)
        XCTAssertEqual(ended.after(.lift), .idle)
        XCTAssertEqual(RefreshState.idle.after(.begin(isDragging: true)), .pulled)
        XCTAssertEqual(RefreshState.pulled.after(.lift), .refreshing)
    }
}
