import Foundation
import XCTest

@testable import UIKit

@MainActor
final class UIBarAppearanceTests: XCTestCase {
    private final class Counter: BarPartObserver {
        var count = 0

        func barPartDidChange() {
            count += 1
        }
    }

    func testConfiguringResetsBackgroundAndShadow() async {
        let appearance = UINavigationBarAppearance()
        XCTAssertEqual(appearance.backgroundEffect, UIBlurEffect(style: .systemChromeMaterial))
        appearance.backgroundColor = .red
        appearance.backgroundImage = UIImage()
        appearance.shadowImage = UIImage()
        appearance.shadowColor = .red
        appearance.configureWithOpaqueBackground()
        // B8.45
        XCTAssertNil(appearance.backgroundEffect)
        XCTAssertEqual(appearance.backgroundColor, .systemBackground)
        XCTAssertNil(appearance.backgroundImage)
        XCTAssertNil(appearance.shadowImage)
        XCTAssertNotEqual(appearance.shadowColor, .red)
        XCTAssertNotNil(appearance.shadowColor)
        appearance.configureWithTransparentBackground()
        XCTAssertNil(appearance.backgroundColor)
        XCTAssertNil(appearance.shadowColor)
        appearance.configureWithDefaultBackground()
        XCTAssertEqual(appearance, UINavigationBarAppearance())
    }

    func testConfiguringDoesNotChangeTheTitles() async {
        let appearance = UINavigationBarAppearance()
        appearance.titleTextAttributes = [.foregroundColor: UIColor.red]
        appearance.configureWithTransparentBackground()
        XCTAssertEqual(appearance.titleTextAttributes[.foregroundColor] as? UIColor, .red)
    }

    private func changed(_ change: (UINavigationBarAppearance) -> Void) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        change(appearance)
        return appearance
    }

    /// Appearances that each differ from a new one in one property.
    private var variations: [UINavigationBarAppearance] {
        let image = UIImage(systemName: "star")
        return [
            changed { $0.backgroundEffect = nil },
            changed { $0.backgroundColor = .red },
            changed { $0.backgroundImage = image },
            changed { $0.backgroundImageContentMode = .scaleAspectFit },
            changed { $0.shadowColor = nil },
            changed { $0.shadowImage = image },
            changed { $0.titleTextAttributes = [.kern: 2] },
            changed { $0.largeTitleTextAttributes = [.font: UIFont.systemFont(ofSize: 3)] },
            changed { $0.titlePositionAdjustment.vertical = 1 },
            changed { $0.setBackIndicatorImage(image, transitionMaskImage: image) },
            changed { $0.buttonAppearance.normal.titlePositionAdjustment.vertical = 1 },
            changed { $0.backButtonAppearance.highlighted.backgroundImage = image },
            changed { $0.doneButtonAppearance.disabled.titleTextAttributes = [:] },
        ]
    }

    func testEqualityIsByValueOfEveryProperty() async {
        let fresh = UINavigationBarAppearance()
        for (index, variation) in variations.enumerated() {
            XCTAssertNotEqual(variation, fresh, "\(index)")
            XCTAssertEqual(variation, variations[index], "\(index)")
            XCTAssertEqual(variation.hash, variations[index].hash, "\(index)")
        }
        XCTAssertNotEqual(UIToolbarAppearance() as UIBarAppearance, UITabBarAppearance())
    }

    func testACopyIsEqualAndIndependent() async {
        for (index, variation) in variations.enumerated() {
            let copy = variation.copy()
            XCTAssertEqual(copy, variation, "\(index)")
            copy.backgroundColor = .green
            copy.buttonAppearance.focused.titlePositionAdjustment.horizontal = 9
            XCTAssertEqual(variation, variations[index], "\(index)")
        }
        let untyped: NSObject = variations[1]
        XCTAssertEqual(untyped.copy() as? UINavigationBarAppearance, variations[1])
        XCTAssertFalse(untyped.copy() as? UINavigationBarAppearance === untyped)
    }

    func testAnAppearanceOfAnotherBarProvidesItsBackground() async {
        let toolbar = UIToolbarAppearance()
        toolbar.backgroundColor = .red
        XCTAssertEqual(UINavigationBarAppearance(barAppearance: toolbar), changed { $0.backgroundColor = .red })
    }

    func testBackIndicatorNeedsBothImages() async {
        let appearance = UINavigationBarAppearance()
        let system = appearance.backIndicatorImage
        let star = UIImage(systemName: "star")
        appearance.setBackIndicatorImage(star, transitionMaskImage: star)
        XCTAssertEqual(appearance.backIndicatorImage, star)
        appearance.setBackIndicatorImage(star, transitionMaskImage: nil)
        // B8.27
        XCTAssertEqual(appearance.backIndicatorImage, system)
        XCTAssertEqual(appearance.backIndicatorTransitionMaskImage, system)
    }

    func testEveryChangeIsReported() async {
        let appearance = UINavigationBarAppearance()
        let counter = Counter()
        appearance.observer = counter
        appearance.backgroundColor = .red
        XCTAssertEqual(counter.count, 1)
        appearance.titleTextAttributes = [:]
        XCTAssertEqual(counter.count, 2)
        appearance.backButtonAppearance.normal.titleTextAttributes = [:]
        XCTAssertEqual(counter.count, 3)
        let buttons = UIBarButtonItemAppearance()
        appearance.buttonAppearance = buttons
        XCTAssertEqual(counter.count, 4)
        buttons.normal.titleTextAttributes = [:]
        XCTAssertEqual(counter.count, 4)
        appearance.buttonAppearance.normal.titleTextAttributes = [:]
        XCTAssertEqual(counter.count, 5)
    }

    func testOpaqueIsAnOpaqueColorOrImageWithoutEffect() async {
        let light = UITraitCollection(userInterfaceStyle: .light)
        let red = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        let effect = UIBlurEffect(style: .light)
        // B8.34
        XCTAssertTrue(BarBackground.opaque.isOpaque(in: light))
        XCTAssertFalse(BarBackground.standard.isOpaque(in: light))
        XCTAssertFalse(BarBackground.transparent.isOpaque(in: light))
        XCTAssertTrue(BarBackground(image: red).isOpaque(in: light))
        XCTAssertFalse(BarBackground(effect: effect, color: .red).isOpaque(in: light))
        XCTAssertFalse(BarBackground(color: UIColor.red.withAlphaComponent(0.9)).isOpaque(in: light))
    }
}
