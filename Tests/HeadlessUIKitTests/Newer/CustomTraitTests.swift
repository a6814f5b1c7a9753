import UIKit
import XCTest

/// Traits that an app defines, and the overrides that are set.
@MainActor
final class CustomTraitTests: XCTestCase {
    private struct Theme: UITraitDefinition {
        static var defaultValue: String { "plain" }
    }

    override func setUp() async throws {
        await MainActor.run { TurnLoop.main.reset() }
    }

    func testATraitOfTheAppIsInherited() async {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        XCTAssertEqual(inner.traitCollection[Theme.self], "plain")
        outer.traitOverrides[Theme.self] = "bold"
        outer.updateTraitsIfNeeded()
        XCTAssertEqual(inner.traitCollection[Theme.self], "bold")
        outer.traitOverrides.remove(Theme.self)
        outer.updateTraitsIfNeeded()
        XCTAssertEqual(inner.traitCollection[Theme.self], "plain")
    }

    func testAHandlerIsToldOfATraitOfTheApp() async {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        var themes: [String] = []
        inner.registerForTraitChanges([Theme.self]) { (view: UIView, previous: UITraitCollection) in
            themes.append(previous[Theme.self] + " " + view.traitCollection[Theme.self])
        }
        for theme in ["bold", "bold", "calm"] {
            outer.traitOverrides[Theme.self] = theme
            outer.updateTraitsIfNeeded()
        }
        XCTAssertEqual(themes, ["plain bold", "bold calm"])
    }

    func testMethodsAreCalledWithTheViewUntilTheRegistrationEnds() async {
        let (view, target) = (TraitListener(), TraitListener())
        let style = [UITraitUserInterfaceStyle.self]
        let own = view.registerForTraitChanges(style, action: Selector("changed"))
        view.registerForTraitChanges(style, target: target, action: Selector("changed"))
        view.traitOverrides.userInterfaceStyle = .dark
        view.updateTraitsIfNeeded()
        XCTAssertEqual(view.senders, [view])
        XCTAssertEqual(target.senders, [view])
        view.unregisterForTraitChanges(own)
        view.traitOverrides.userInterfaceStyle = .light
        view.updateTraitsIfNeeded()
        XCTAssertEqual(view.senders, [view])
        XCTAssertEqual(target.senders, [view, view])
    }

    func testATraitOfTheAppIsTrackedWhereItIsRead() async {
        // B19.10
        let window = UIWindow(frame: UIScreen.main.bounds)
        let (root, view) = (UIViewController(), ThemedView())
        root.view.addSubview(view)
        window.rootViewController = root
        window.makeKeyAndVisible()
        TurnLoop.main.runTurn()
        let before = view.updates
        root.traitOverrides.userInterfaceStyle = .dark
        TurnLoop.main.runTurn()
        XCTAssertEqual(view.updates, before)
        root.traitOverrides[Theme.self] = "bold"
        TurnLoop.main.runTurn()
        XCTAssertEqual(view.updates, before + 1)
        XCTAssertEqual(view.theme, "bold")
        window.isHidden = true
    }

    /// Reads a trait of the app where it updates its properties.
    private final class ThemedView: UIView {
        private(set) var updates = 0
        private(set) var theme = ""

        override func updateProperties() {
            super.updateProperties()
            updates += 1
            theme = traitCollection[Theme.self]
        }
    }

    func testOverridesSayWhatTheyContain() async {
        let view = UIView()
        view.traitOverrides.userInterfaceStyle = .dark
        XCTAssertTrue(view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
        XCTAssertFalse(view.traitOverrides.contains(UITraitLayoutDirection.self))
        XCTAssertEqual(view.traitOverrides.userInterfaceStyle, .dark)
        view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        XCTAssertFalse(view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
        view.updateTraitsIfNeeded()
        XCTAssertEqual(view.traitCollection.userInterfaceStyle, .light)
    }

    func testAnOverrideOfAPresentationHoldsForThePresentedScreen() async {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let (root, presented) = (UIViewController(), UIViewController())
        window.rootViewController = root
        window.makeKeyAndVisible()
        root.present(presented, animated: false)
        TurnLoop.main.advance(by: 0.1)
        presented.presentationController?.traitOverrides.userInterfaceStyle = .dark
        TurnLoop.main.runTurn()
        XCTAssertEqual(presented.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(presented.view.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(root.traitCollection.userInterfaceStyle, .light)
        window.isHidden = true
    }
}

/// A view with a method for changes of traits, which records its argument.
private final class TraitListener: UIView, SelectorTable {
    var senders: [UIView?] = []

    var methods: [Selector: (Any?) -> Void] {
        ["changed": { [weak self] in self?.senders.append($0 as? UIView) }]
    }
}
