import Baton
import UIKit
import XCTest

@testable import TestStages

/// Tests reading the legacy properties of a bar, which were used before appearances.
@MainActor
final class BarStateLegacyTests: GenerationTestCase {
    private func state(_ prepare: (UINavigationBar) -> Void) -> BarState {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        prepare(bar)
        return BarState(readingLegacyLookOf: bar)
    }

    func testABarWithoutLegacyPropertiesGivesAnEmptyState() async {
        XCTAssertEqual(state { _ in }, BarState())
    }

    func testATintOfAnOpaqueBarIsAColour() async {
        let read = state {
            $0.barTintColor = .red
            $0.isTranslucent = false
        }
        XCTAssertEqual(read.background, .color(.red))
    }

    func testATintOfATranslucentBarIsATintedBlur() async {
        let translucent = UIColor.red.withAlphaComponent(0.85)
        XCTAssertEqual(
            state { $0.barTintColor = .red }.background, .blur(.systemChromeMaterial, tint: translucent))
        let black = state {
            $0.barStyle = .black
            $0.barTintColor = .red.withAlphaComponent(0.4)
        }
        XCTAssertEqual(black.background, .blur(.systemChromeMaterialDark, tint: .red.withAlphaComponent(0.4)))
    }

    func testAnImageOfTheShadowIsRead() async throws {
        let image = try XCTUnwrap(UIImage(systemName: "star"))
        XCTAssertEqual(state { $0.shadowImage = image }, BarState { $0.shadowImage = image })
    }

    func testTheOffsetOfTheTitleIsRead() async {
        let read = state {
            $0.setTitleVerticalPositionAdjustment(4, for: .default)
            $0.setTitleVerticalPositionAdjustment(2, for: .compact)
        }
        XCTAssertEqual(read.titleOffset, UIOffset(horizontal: 0, vertical: 4))
    }

    func testAnOpaqueBarIsWhiteOrBlackByItsStyle() async {
        XCTAssertEqual(state { $0.isTranslucent = false }.background, .color(.systemBackground))
        let black = state {
            $0.isTranslucent = false
            $0.barStyle = .black
        }
        XCTAssertEqual(
            black, BarState(background: .color(.black), titleColor: .white) { $0.statusBarStyle = .lightContent })
    }

    func testATranslucentBlackBarIsADarkBlur() async {
        XCTAssertEqual(state { $0.barStyle = .black }.background, .blur(.systemChromeMaterialDark))
    }

    func testAnEmptyImageIsClearAndAnEmptyShadowNoLine() async {
        let read = state {
            $0.setBackgroundImage(UIImage(), for: .default)
            $0.shadowImage = UIImage()
        }
        XCTAssertEqual(read, BarState(background: .clear, showsShadowLine: false))
    }

    func testImagesAreReadPerHeight() async throws {
        let (high, low) = (try XCTUnwrap(UIImage(systemName: "star")), try XCTUnwrap(UIImage(systemName: "plus")))
        let read = state {
            $0.setBackgroundImage(high, for: .default)
            $0.setBackgroundImage(low, for: .compact)
        }
        XCTAssertEqual(read.background, .image(high))
        XCTAssertEqual(read.compactBackground, .image(low))
    }

    func testClippingRemovesTheLine() async {
        XCTAssertEqual(state { $0.clipsToBounds = true }.showsShadowLine, false)
    }

    func testTitleAttributesOffsetsAndTheBackIndicatorAreRead() async throws {
        let arrow = try XCTUnwrap(UIImage(systemName: "star"))
        let font = UIFont.systemFont(ofSize: 20)
        let read = state {
            $0.titleTextAttributes = [.font: font, .foregroundColor: UIColor.red, .kern: CGFloat(2)]
            $0.largeTitleTextAttributes = [.foregroundColor: UIColor.blue]
            $0.setTitleVerticalPositionAdjustment(4, for: .default)
            $0.backIndicatorImage = arrow
            $0.backIndicatorTransitionMaskImage = arrow
        }
        XCTAssertEqual(read.title, BarTitleStyle(font: font, color: .red, kern: 2))
        XCTAssertEqual(read.largeTitle, BarTitleStyle(color: .blue))
        XCTAssertEqual(read.titleOffset, UIOffset(horizontal: 0, vertical: 4))
        XCTAssertEqual([read.backIndicatorImage, read.backIndicatorMask], [arrow, arrow])
    }

    func testReadingWritesNothing() async {
        let bar = UINavigationBar(frame: .zero)
        bar.barTintColor = .red
        bar.isTranslucent = false
        _ = BarState(readingLegacyLookOf: bar)
        XCTAssertEqual(bar.barTintColor, .red)
        XCTAssertFalse(bar.isTranslucent)
        XCTAssertNil(bar.scrollEdgeAppearance)
    }
}
