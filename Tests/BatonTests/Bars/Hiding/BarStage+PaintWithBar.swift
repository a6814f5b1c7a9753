import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

extension BarStage {
    /// Checks at every frame until the end of the transition that what is painted is where the bar is.
    func assertPaintStaysWithTheBar(_ note: String, file: StaticString = #filePath, line: UInt = #line) throws {
        var frames = 0
        while navigation.transitionCoordinator != nil, frames < 120 {
            assertPaintIsWithTheBar(note, file: file, line: line)
            stage.advance(by: 1.0 / 60)
            frames += 1
        }
        XCTAssertGreaterThan(frames, 3, note, file: file, line: line)
        try stage.settle()
        assertPaintIsWithTheBar("\(note), at rest", file: file, line: line)
    }

    /// Checks at every frame of half a second that what is painted ends where the bar ends.
    func assertPaintEndsWithTheBar(_ note: String, file: StaticString = #filePath, line: UInt = #line) throws {
        for _ in 0..<30 {
            assertPaintIsWithTheBar(note, sideways: false, file: file, line: line)
            stage.advance(by: 1.0 / 60)
        }
        try stage.settle()
        assertPaintIsWithTheBar("\(note), at rest", file: file, line: line)
    }

    /// Checks that what is painted now has the sides and the lower edge of the bar.
    func assertPaintIsWithTheBar(
        _ note: String, sideways: Bool = true, file: StaticString = #filePath, line: UInt = #line
    ) {
        let bar = (self.bar.layer.presentation() ?? self.bar.layer).frame
        for backdrop in navigation.view.barBackdrops {
            let seen = (backdrop.layer.presentation() ?? backdrop.layer)
            guard seen.opacity > 0.01, seen.frame.height > 0.5 else { continue }
            XCTAssertEqual(seen.frame.maxY, bar.maxY, accuracy: 0.5, "lower edge, \(note)", file: file, line: line)
            guard sideways else { continue }
            XCTAssertEqual(seen.frame.minX, bar.minX, accuracy: 0.5, "side, \(note)", file: file, line: line)
            XCTAssertNil(backdrop.mask, note, file: file, line: line)
        }
    }
}
