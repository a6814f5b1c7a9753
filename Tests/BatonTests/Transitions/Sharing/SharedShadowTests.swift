import BatonTesting
import TestSupport
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests the shadows of a traveller at each frame: that of the one end fades into that of the other, and both follow the frame.
@MainActor
final class SharedShadowTests: AnyDesignTestCase {
    private func cast(_ opacity: Float, _ radius: CGFloat, on view: UIView) {
        view.layer.shadowOpacity = opacity
        view.layer.shadowRadius = radius
        view.layer.shadowOffset = CGSize(width: 0, height: radius / 2)
    }

    func testTheShadowsOfBothEndsCrossFadeOnTheWay() async throws {
        for door in SharingStage.Door.allCases {
            let even = UICubicTimingParameters(animationCurve: .linear)
            let stand = try SharingStage(door, .slide.sharing("cover").duration(0.4).timing(even))
            cast(0.4, 4, on: stand.source)
            cast(0.8, 20, on: stand.target)
            stand.goForward()
            let shadows = stand.travellers.first?.subviews.filter { $0.layer.shadowOpacity > 0 } ?? []
            XCTAssertEqual(shadows.map(\.layer.shadowOpacity), [0.4, 0.8])
            XCTAssertEqual(shadows.map(\.layer.shadowRadius), [4, 20])
            try stand.run { time in
                let part = min(1, time / 0.4)
                let place = SharingStage.source.mixed(with: SharingStage.target, at: part)
                for (shadow, alpha) in zip(shadows, [1 - part, part]) {
                    XCTAssertLessThanOrEqual(shadow.frameInWindow.distance(to: place), 0.5, "\(door) at \(part)")
                    XCTAssertEqual(shadow.sightAlpha, alpha, accuracy: 0.01, "\(door) at \(part)")
                }
            }
            XCTAssertEqual(stand.source.layer.shadowOpacity, 0.4)
            XCTAssertEqual(stand.target.layer.shadowOpacity, 0.8)
        }
    }
}
