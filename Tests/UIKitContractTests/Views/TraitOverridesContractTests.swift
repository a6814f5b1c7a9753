import UIKit
import XCTest

/// Overrides of traits and registrations for their changes.
@preconcurrency
@MainActor
final class TraitOverridesContractTests: ContractTestCase {
    override class var generations: Generations { [18, 26, 27] }

    func testAnOverrideHoldsForTheViewAndThoseBelow() {
        // B19.10
        guard #available(iOS 17, *) else { return }
        let root = UIViewController()
        let window = Device.show(root)
        let (outer, inner) = (UIView(), UIView())
        root.view.addSubview(outer)
        outer.addSubview(inner)
        outer.traitOverrides.userInterfaceStyle = .dark
        outer.traitOverrides.horizontalSizeClass = .regular
        Device.turn()
        XCTAssertEqual(inner.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(inner.traitCollection.horizontalSizeClass, .regular)
        XCTAssertEqual(root.view.traitCollection.userInterfaceStyle, .light)
        inner.removeFromSuperview()
        root.view.addSubview(inner)
        XCTAssertEqual(inner.traitCollection.userInterfaceStyle, .light)
        Device.put(away: window)
    }

    func testAnOverrideIsAppliedBeforeTheLayoutOfTheSameUpdate() {
        // B19.10
        guard #available(iOS 17, *) else { return }
        let root = UIViewController()
        let window = Device.show(root)
        let view = StyledView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.view.addSubview(view)
        view.setNeedsLayout()
        root.traitOverrides.userInterfaceStyle = .dark
        Device.turn()
        XCTAssertEqual(view.styles.last, .dark)
        Device.put(away: window)
    }

    func testAnOverrideOfAViewControllerHoldsForItsChildren() {
        guard #available(iOS 17, *) else { return }
        let child = UIViewController()
        let stack = UINavigationController(rootViewController: child)
        let window = Device.show(stack)
        stack.traitOverrides.userInterfaceStyle = .dark
        Device.turn()
        XCTAssertEqual(child.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(child.view.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(window.traitCollection.userInterfaceStyle, .light)
        Device.put(away: window)
    }

    func testAnOverrideOfTheSceneHoldsForItsWindows() {
        guard #available(iOS 17, *) else { return }
        let root = UIViewController()
        let window = Device.show(root)
        Device.scene.traitOverrides.userInterfaceLevel = .elevated
        Device.turn()
        XCTAssertEqual(window.traitCollection.userInterfaceLevel, .elevated)
        XCTAssertEqual(root.traitCollection.userInterfaceLevel, .elevated)
        XCTAssertEqual(root.view.traitCollection.userInterfaceLevel, .elevated)
        Device.scene.traitOverrides.userInterfaceLevel = .base
        Device.turn()
        XCTAssertEqual(root.traitCollection.userInterfaceLevel, .base)
        Device.put(away: window)
    }

    func testAHandlerIsCalledForItsTraitsOnly() {
        guard #available(iOS 17, *) else { return }
        let root = UIViewController()
        let window = Device.show(root)
        let view = UIView()
        root.view.addSubview(view)
        let log = CallLog()
        let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (view: UIView, previous: UITraitCollection) in
            log.note("\(previous.userInterfaceStyle.rawValue) \(view.traitCollection.userInterfaceStyle.rawValue)")
        }
        root.view.traitOverrides.horizontalSizeClass = .regular
        Device.turn()
        XCTAssertEqual(log.lines, [])
        root.view.traitOverrides.userInterfaceStyle = .dark
        Device.turn()
        XCTAssertEqual(log.lines, ["1 2"])
        view.unregisterForTraitChanges(registration)
        root.view.traitOverrides.userInterfaceStyle = .light
        Device.turn()
        XCTAssertEqual(log.lines, ["1 2"])
        Device.put(away: window)
    }

    func testAViewControllerIsToldOfItsTraits() {
        guard #available(iOS 17, *) else { return }
        let root = UIViewController()
        let window = Device.show(root)
        var styles: [UIUserInterfaceStyle] = []
        root.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (root: UIViewController, _: UITraitCollection) in
            styles.append(root.traitCollection.userInterfaceStyle)
        }
        root.traitOverrides.userInterfaceStyle = .dark
        Device.turn()
        root.traitOverrides.userInterfaceStyle = .light
        Device.turn()
        XCTAssertEqual(styles, [.dark, .light])
        Device.put(away: window)
    }

    func testATraitCollectionIsMadeByChanges() {
        guard #available(iOS 17, *) else { return }
        let made = UITraitCollection(mutations: { (traits: inout any UIMutableTraits) in
            traits.userInterfaceStyle = .dark
            traits.displayScale = 2
        })
        XCTAssertEqual(made.displayScale, 2)
        XCTAssertEqual(made.horizontalSizeClass, .unspecified)
        let light = made.modifyingTraits { (traits: inout any UIMutableTraits) in traits.userInterfaceStyle = .light }
        XCTAssertEqual(light.userInterfaceStyle, .light)
        XCTAssertEqual(light.displayScale, 2)
        XCTAssertEqual(made.userInterfaceStyle, .dark)
    }
}

/// Writes down its appearance at each layout.
private final class StyledView: UIView {
    private(set) var styles: [UIUserInterfaceStyle] = []

    override func layoutSubviews() {
        super.layoutSubviews()
        styles.append(traitCollection.userInterfaceStyle)
    }
}
