import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Backgrounds that cannot be interpolated. Each is a view of its own kind. One fades out as the other fades in.
@MainActor
final class BarKindTests: GenerationTestCase {
    /// Toolbars and tab bars float above the content on iOS 26 and are left alone (B17.2, B17.70).
    override class var exceptions: [String: [Int]] {
        [
            "testToolbarAndTabBarBackgroundsOfDifferentKindsCrossFade": [18]
        ]
    }

    private static let kinds: [BarState.Background] = [
        .color(UIColor(red: 1, green: 0.25, blue: 0, alpha: 1)), .gradient([.red, .blue]),
        .blur(.systemMaterial), .image(UIImage(systemName: "star") ?? UIImage()), .clear,
    ]

    private func opacity(_ view: UIView) -> Double {
        Double((view.layer.presentation() ?? view.layer).opacity)
    }

    func testInAnAnimationBlockTheTwoBackgroundsCrossFade() async throws {
        let scene = try BarStage(.slide, from: BarState(background: Self.kinds[0]), to: .clear)
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
            scene.first.navigationItem.barState.background = .blur(.systemMaterial)
        }
        scene.stage.advance(by: 0.1)
        let backdrops = scene.backdrops
        XCTAssertEqual(backdrops.map { $0 is UIVisualEffectView }, [false, true])
        assertClose(backdrops.map(\.seenPart), [0.75, 0.25], accuracy: 0.01)
        try scene.stage.settle()
        XCTAssertEqual(scene.backdrops.map { $0 is UIVisualEffectView }, [true])
    }

    func testAPictureIsPlacedByItsContentModeAndCutOff() async throws {
        let image = try XCTUnwrap(UIImage(systemName: "star"))
        let modes: [UIView.ContentMode] = [.scaleToFill, .scaleAspectFill, .center, .bottom]
        for mode in modes {
            let scene = try BarStage(.slide, from: BarState(background: .image(image, contentMode: mode)), to: .clear)
            let backdrop = try XCTUnwrap(scene.backdrop)
            let picture = try XCTUnwrap(backdrop.subviews.first as? UIImageView)
            XCTAssertEqual(picture.contentMode, mode)
            XCTAssertTrue(picture.clipsToBounds)
            XCTAssertEqual(picture.image, image)
            XCTAssertEqual(picture.frame, CGRect(x: 0, y: 0, width: 390, height: 47 + HeadlessDevice.rowHeight))
            scene.stage.rotate(to: .landscapeLeft)
            try scene.stage.settle()
            XCTAssertEqual(picture.frame, backdrop.bounds)
            XCTAssertEqual(backdrop.bounds.width, scene.bar.bounds.width)
        }
    }

    /// A likeness of the app's background keeps the mode of its image.
    func testALikenessKeepsTheContentModeOfAnImage() async throws {
        let scene = try BarStage(.slide, from: BarState(), to: BarState(backgroundAlpha: 0.5))
        let own = UINavigationBarAppearance()
        own.backgroundImage = UIImage(systemName: "star")
        own.backgroundImageContentMode = .bottomLeft
        scene.bar.standardAppearance = own
        scene.bar.scrollEdgeAppearance = own
        try scene.arrive()
        let picture = try XCTUnwrap(scene.backdrop?.subviews.first as? UIImageView)
        XCTAssertEqual(picture.contentMode, .bottomLeft)
        XCTAssertEqual(scene.backdrop?.alpha, 0.5)
    }

    func testACancelRestoresTheOriginalKind() async throws {
        for from in Self.kinds {
            for to in Self.kinds {
                let scene = try BarStage(.slide, from: BarState(background: to), to: BarState(background: from))
                try scene.arrive()
                let before = scene.dump
                scene.drivePop(to: 0.4)
                try scene.release(finishing: false)
                XCTAssertEqual(scene.dump.difference(from: before), [], "\(from) to \(to)")
            }
        }
    }

    func testTheFinalKindIsTheSameWithAndWithoutAnimation() async throws {
        for from in Self.kinds {
            for to in Self.kinds {
                let walked = try BarStage(.slide, from: BarState(background: from), to: BarState(background: to))
                try walked.arrive()
                let dump = walked.dump
                let there = try BarStage(.slide, from: BarState(background: from), to: BarState(background: to))
                there.push(animated: false)
                try there.stage.settle()
                XCTAssertEqual(dump.difference(from: there.dump), [], "\(from) to \(to)")
            }
        }
    }
}

/// Compares two lists of numbers element by element.
private func assertClose(
    _ one: [Double], _ other: [Double], accuracy: Double, _ note: String = "", file: StaticString = #filePath,
    line: UInt = #line
) {
    XCTAssertEqual(one.count, other.count, note, file: file, line: line)
    for (first, second) in zip(one, other) {
        XCTAssertEqual(first, second, accuracy: accuracy, note, file: file, line: line)
    }
}
