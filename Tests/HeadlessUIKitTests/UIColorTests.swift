import Foundation
import XCTest

@testable import UIKit

final class UIColorTests: XCTestCase {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    private func channels(_ color: UIColor) -> [CGFloat] {
        var values: [CGFloat] = [-1, -1, -1, -1]
        values.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            XCTAssertTrue(color.getRed(base, green: base + 1, blue: base + 2, alpha: base + 3))
        }
        return values
    }

    func testColorsOfTheSameChannelsAreEqual() {
        XCTAssertEqual(UIColor(red: 1, green: 1, blue: 1, alpha: 1), .white)
        XCTAssertEqual(UIColor(red: 1, green: 1, blue: 1, alpha: 1).hash, UIColor.white.hash)
        XCTAssertNotEqual(UIColor(white: 0, alpha: 0), .black)
        XCTAssertEqual(UIColor.red.cgColor, CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        XCTAssertEqual(UIColor(cgColor: UIColor.brown.cgColor), .brown)
    }

    func testHuesCoverTheColorCircle() {
        func hue(_ sixth: CGFloat) -> [CGFloat] {
            channels(UIColor(hue: sixth / 6, saturation: 1, brightness: 1, alpha: 1))
        }
        XCTAssertEqual(hue(0), [1, 0, 0, 1])
        XCTAssertEqual(hue(1), [1, 1, 0, 1])
        XCTAssertEqual(hue(2), [0, 1, 0, 1])
        XCTAssertEqual(hue(3), [0, 1, 1, 1])
        XCTAssertEqual(hue(4), [0, 0, 1, 1])
        XCTAssertEqual(hue(5), [1, 0, 1, 1])
        XCTAssertEqual(hue(6), [1, 0, 0, 1])
        XCTAssertEqual(
            channels(UIColor(hue: 0.5, saturation: 0.5, brightness: 0.5, alpha: 0.25)), [0.25, 0.5, 0.5, 0.25]
        )
    }

    func testHueIsReadBack() {
        for sixth in 0..<6 {
            var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
            UIColor(hue: CGFloat(sixth) / 6 + 0.05, saturation: 0.5, brightness: 0.75, alpha: 0.25)
                .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
            XCTAssertEqual(hue, CGFloat(sixth) / 6 + 0.05, accuracy: 1e-12)
            XCTAssertEqual(saturation, 0.5, accuracy: 1e-12)
            XCTAssertEqual(brightness, 0.75, accuracy: 1e-12)
            XCTAssertEqual(alpha, 0.25)
        }
    }

    func testOnlyAGrayColorHasAWhiteValue() {
        var white: CGFloat = -1
        XCTAssertFalse(UIColor.red.getWhite(&white, alpha: nil))
        XCTAssertEqual(white, -1)
        XCTAssertTrue(UIColor.gray.getWhite(&white, alpha: nil))
        XCTAssertEqual(white, 0.5)
    }

    func testDynamicColorFollowsTheTraits() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        XCTAssertEqual(color.resolvedColor(with: light), .black)
        XCTAssertEqual(color.resolvedColor(with: dark), .white)
        XCTAssertEqual(color.resolvedColor(with: UITraitCollection()), .black)
        XCTAssertEqual(UIColor.red.resolvedColor(with: dark), .red)
    }

    func testADynamicColorReturnedByAnotherIsResolvedToo() {
        let color = UIColor { _ in .label }
        XCTAssertEqual(color.resolvedColor(with: dark), .white)
    }

    func testChannelsOfADynamicColorAreThoseOfTheCurrentTraits() {
        dark.performAsCurrent {
            XCTAssertEqual(channels(.label), [1, 1, 1, 1])
            XCTAssertEqual(UIColor.label.cgColor, UIColor.white.cgColor)
        }
        light.performAsCurrent {
            XCTAssertEqual(channels(.label), [0, 0, 0, 1])
        }
    }

    func testAlphaOfADynamicColorLeavesItDynamic() {
        let half = UIColor.label.withAlphaComponent(0.5)
        XCTAssertEqual(half.resolvedColor(with: light), UIColor(white: 0, alpha: 0.5))
        XCTAssertEqual(half.resolvedColor(with: dark), UIColor(white: 1, alpha: 0.5))
        XCTAssertEqual(half.withAlphaComponent(0.1).resolvedColor(with: dark), UIColor(white: 1, alpha: 0.1))
    }

    func testDynamicColorsAreEqualWhenTheyAreTheSame() {
        XCTAssertEqual(UIColor.label, .label)
        XCTAssertEqual(UIColor.label.withAlphaComponent(0.5), UIColor.label.withAlphaComponent(0.5))
        XCTAssertNotEqual(UIColor.label.withAlphaComponent(0.5), .label)
        XCTAssertNotEqual(UIColor.tertiaryLabel, .placeholderText)
    }

    func testRaisedBackgroundsAreLighterInTheDark() {
        let raised = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
        XCTAssertEqual(UIColor.systemBackground.resolvedColor(with: dark), .black)
        XCTAssertEqual(
            UIColor.systemBackground.resolvedColor(with: raised), UIColor.systemGray6.resolvedColor(with: dark)
        )
        XCTAssertEqual(UIColor.label.resolvedColor(with: raised), .white)
        let raisedLight = UITraitCollection(traitsFrom: [light, UITraitCollection(userInterfaceLevel: .elevated)])
        XCTAssertEqual(UIColor.systemBackground.resolvedColor(with: raisedLight), .white)
    }

    func testColorsCanBeResolvedOffTheMainThread() async {
        let dark = dark
        let resolved = await Task.detached {
            let outer = UITraitCollection.current
            UITraitCollection.current = dark
            defer { UITraitCollection.current = outer }
            return UIColor.label.cgColor
        }.value
        XCTAssertEqual(resolved, UIColor.white.cgColor)
    }
}
