import UIKit
import XCTest

@testable import BatonTesting

/// Tests lines that are thinner than a pixel of a strip.
@MainActor
final class ThinLineTests: XCTestCase {
    func testEachOfManyThinLinesIsSeenAlike() async throws {
        let screen = UIViewController()
        screen.view.backgroundColor = .white
        for row in 1...18 {
            let line = UIView(frame: CGRect(x: 0, y: 44 * CGFloat(row), width: 390, height: 0.5))
            line.backgroundColor = .black
            screen.view.addSubview(line)
        }
        let raster = Strip(Stage(root: screen).record("Lines") {}, at: [0], width: 150).raster
        // A pixel is 2.6 points, so that a row has 16.9 of them. The status bar and the home indicator are elsewhere.
        for row in 2...18 {
            let middle = Int(44 * Double(row) / 2.6)
            let darkness = (middle - 3...middle + 3).map { 255 - Int(raster[75, $0][0]) }.reduce(0, +)
            // 0.5 of 2.6 points are black.
            XCTAssertEqual(Double(darkness), 255 * 0.5 / 2.6, accuracy: 4, "line \(row)")
        }
    }
}
