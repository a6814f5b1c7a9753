import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that the content of a card fades before that of the screen is seen.
@MainActor
final class CardContentTests: AnyDesignTestCase {
    private let even = UICubicTimingParameters(animationCurve: .linear)

    /// A red card with a blue content, and a green screen.
    private func stand(_ color: UIColor = .red) throws -> SharingStage {
        let stand = try SharingStage(.stack, .expand("cover").duration(1).timing(even))
        stand.source.backgroundColor = color
        let content = UIView(frame: stand.source.bounds)
        content.backgroundColor = .blue
        stand.source.addSubview(content)
        stand.upper.view.backgroundColor = .green
        return stand
    }

    private func content(of stand: SharingStage) throws -> CardContent {
        try XCTUnwrap(stand.stage.window.family.lazy.compactMap { $0 as? CardContent }.first)
    }

    /// Returns what is seen of the picture, and of all colours together.
    private func seen(of stand: SharingStage) throws -> (picture: Double, color: Double) {
        let content = try content(of: stand)
        let picture = try XCTUnwrap(content.family.lazy.compactMap { $0 as? UIImageView }.first)
        let alphas = sequence(first: picture as UIView, next: \.superview).prefix { $0 !== content }.map(\.seenAlpha)
        let colors = content.subviews.filter { $0.backgroundColor != nil }.map(\.seenAlpha)
        return (alphas.reduce(1, *), 1 - colors.map { 1 - $0 }.reduce(1, *))
    }

    /// With n views the n-th power is seen: (1 - t)^3 of the picture, 1 - t^3 of the colour.
    func testTheContentFadesFirstAndThenTheColour() async throws {
        for isBack in [false, true] {
            let stand = try stand()
            stand.goForward()
            if isBack {
                try stand.stage.settle()
                stand.goBack()
            }
            for step in 0..<10 {
                let time = Double(step) / 10
                let (seen, part) = (try seen(of: stand), isBack ? 1 - time : time)
                XCTAssertEqual(seen.picture, pow(1 - part, 3), accuracy: 0.01, "\(isBack) \(part)")
                XCTAssertEqual(seen.color, 1 - pow(part, 3), accuracy: 0.01, "\(isBack) \(part)")
                stand.stage.advance(by: 0.1)
            }
            try stand.stage.settle()
            XCTAssertEqual(stand.seen, [isBack ? "source" : "target"])
        }
    }

    func testTheColourGrowsIntoThatOfTheScreen() async throws {
        let stand = try stand()
        stand.goForward()
        let colors = try content(of: stand).subviews.filter { $0.backgroundColor != nil }
        XCTAssertEqual(colors.map(\.backgroundColor), [.green, .green, .green])
        let first = try XCTUnwrap(colors.first?.layer.presentation()?.backgroundColor)
        XCTAssertEqual(UIColor(cgColor: first), UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        stand.stage.advance(by: 0.3)
        XCTAssertTrue(colors.allSatisfy { $0.frameInWindow.width == colors[0].frameInWindow.width })
        XCTAssertGreaterThan(colors[0].frameInWindow.width, SharingStage.source.width)
    }

    /// Several colours that let something through would be seen as a denser one.
    func testAColourThatIsNotOpaqueIsShownOnce() async throws {
        let stand = try stand(UIColor.red.withAlphaComponent(0.5))
        stand.goForward()
        XCTAssertEqual(try content(of: stand).subviews.filter { $0.backgroundColor != nil }.count, 1)
    }
}
