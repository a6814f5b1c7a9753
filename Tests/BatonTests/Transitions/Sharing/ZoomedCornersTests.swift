import BatonTesting
import TestSupport
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that a screen that grows from a view has corners on the way.
@MainActor
final class ZoomedCornersTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    /// The radius of the corners of the source.
    private static let start: CGFloat = 8
    private let interaction = UIPercentDrivenInteractiveTransition()

    /// A stack that grows its screens from a view of the first one, under an interaction, as the root or in a form sheet.
    private func stack(
        _ style: @escaping (UIView) -> TransitionStyle, on device: HeadlessDevice = .phone, inSheet: Bool = false
    ) throws -> (Stage, UINavigationController) {
        let source = UIView(frame: CGRect(x: 40, y: 300, width: 78, height: 100))
        source.layer.cornerRadius = Self.start
        let delegate = HandWrittenStackDelegate(
            push: PushAnimator(style(source)), pop: PopAnimator(style(source)))
        delegate.interaction = { [interaction] in interaction }
        let screen = UIViewController()
        screen.view.addSubview(source)
        let navigation = UINavigationController(rootViewController: screen)
        navigation.isNavigationBarHidden = true
        navigation.delegate = delegate
        AssociationKey().set(delegate, on: navigation)
        let stage = Stage(device, root: inSheet ? UIViewController() : navigation)
        if inSheet {
            navigation.modalPresentationStyle = .formSheet
            stage.window.rootViewController?.present(navigation, animated: false)
        }
        try stage.settle()
        return (stage, navigation)
    }

    /// Compares the radius of what is seen of the screen, and of the picture over it, at a part of the way to the screen.
    private func expect(_ radius: CGFloat, on stage: Stage, _ note: String, line: UInt = #line) {
        let clip = stage.window.family.first { $0 is ScreenClip }
        let traveller = stage.window.family.first { $0 is Traveller }
        for view in [clip, traveller?.family.first { $0.clipsToBounds }] {
            XCTAssertEqual(
                Double((view?.layer.presentation() ?? view?.layer)?.cornerRadius ?? -1), Double(radius), accuracy: 0.01,
                note, line: line)
        }
    }

    private func checkBothWays(
        _ stage: Stage, _ navigation: UINavigationController, inPlace radius: CGFloat, _ note: String
    ) throws {
        navigation.pushViewController(UIViewController(), animated: true)
        stage.turn()
        for part in [0, 0.5, 0.9] as [CGFloat] {
            interaction.update(part)
            expect(Self.start + (radius - Self.start) * part, on: stage, "\(note), push at \(part)")
        }
        interaction.finish()
        try stage.settle()
        navigation.popViewController(animated: true)
        stage.turn()
        for part in [0, 0.5, 0.9] as [CGFloat] {
            interaction.update(part)
            expect(radius + (Self.start - radius) * part, on: stage, "\(note), pop at \(part)")
        }
        interaction.cancel()
        try stage.settle()
        XCTAssertEqual(navigation.topViewController?.view.layer.cornerRadius, 0, note)
        XCTAssertEqual(stage.window.leftovers, [], note)
        XCTAssertEqual(HeadlessLog.warnings, [], note)
    }

    /// From iOS 26 on they are those of the window, which has 47.33 points here, and before those of an overlay.
    func testAScreenArrivesWithTheCornersOfItsWindow() async throws {
        let window: CGFloat = HeadlessDevice.current.systemVersion >= 26 ? 47.33 : 12
        for style in [{ view in .zoom { _ in view } }, { view in .expand { _ in view } }]
            as [(UIView) -> TransitionStyle]
        {
            let (stage, navigation) = try stack(style)
            try checkBothWays(stage, navigation, inPlace: window, "phone")
        }
        var square = HeadlessDevice.phone
        square.screenCornerRadius = 0
        let (stage, navigation) = try stack({ view in .zoom { _ in view } }, on: square)
        try checkBothWays(stage, navigation, inPlace: 12, "a screen without corners")
    }

    func testAModifierSaysTheCornersOnTheWay() async throws {
        for radius in [0, 30] as [CGFloat] {
            let (stage, navigation) = try stack { view in .zoom { _ in view }.cornerRadius(radius) }
            try checkBothWays(stage, navigation, inPlace: radius, "\(radius)")
        }
    }

    func testAScreenThatDoesNotFillItsWindowHasTheCornersAroundIt() async throws {
        let (stage, navigation) = try stack({ view in .zoom { _ in view } }, on: .pad, inSheet: true)
        try checkBothWays(stage, navigation, inPlace: 0, "form sheet")
    }

    func testARadiusThatNoLayerCanShowIsIgnored() async throws {
        for radius in [CGFloat.nan, .infinity] {
            let (stage, navigation) = try stack { view in .zoom { _ in view }.cornerRadius(radius) }
            navigation.pushViewController(UIViewController(), animated: true)
            stage.turn()
            interaction.finish()
            try stage.settle()
            XCTAssertEqual(navigation.viewControllers.count, 2)
            XCTAssertEqual(stage.window.leftovers, [])
        }
    }
}
