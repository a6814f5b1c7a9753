import Foundation
import UIKit
import XCTest

/// Tests the first law by reading the sources of Baton and its recorder: only public UIKit API is used, and conditional
/// compilation occurs only in the platform folders.
@MainActor
final class SourceTests: XCTestCase {
    /// The patterns that no line of Baton may contain, with the reasons.
    private static let forbidden: [(pattern: String, reason: String)] = [
        ("method_exchangeImplementations|class_replaceMethod|class_addMethod|method_setImplementation", "swizzling"),
        ("@_dynamicReplacement|object_setClass|objc_allocateClassPair", "swizzling"),
        ("NSClassFromString|NSSelectorFromString|objc_getClass|NSStringFromClass", "names of private classes"),
        ("Selector\\(\\s*[\"(]", "a selector by name"),
        ("\\bperform\\(\\s*(#selector|Selector|NSSelector)", "calling by selector"),
        ("(value|setValue|mutableArrayValue)\\([^)]*forKey(Path)?:", "key-value coding into UIKit"),
        ("#keyPath|addObserver\\([^)]*forKeyPath|\\.observe\\(\\\\", "key-value observing of UIKit"),
        ("\"_[A-Za-z]", "a private name"),
        ("\\.subviews\\b(?!\\.firstIndex\\(of: )|\\.sublayers\\b", "walking views that are UIKit's"),
        ("\\b(barTintColor|barStyle|isTranslucent)\\s*=[^=]|setBackgroundImage\\(", "a look from before appearances"),
        (
            "\\b(navigationBar|bar)\\??\\.(frame|bounds|center|alpha|transform)(\\.\\w+)*\\s*[-+*/]?=[^=]",
            "a place or an alpha of UIKit's bar"
        ),
        ("UIApplication\\.shared", "not available in app extensions"),
        ("dlsym|dlopen|unsafeBitCast|@_silgen_name", "the back door"),
        ("\\b(left|right)(Anchor|BarButtonItem|Margin)\\b", "left and right for leading and trailing"),
    ]

    /// The sources that may do one of these things, and which.
    private static let allowed = [
        // It looks only at the subviews of the app's own views (`BarScrollViewTests`).
        "Bars/BarPainting/UIViewController+BarScrollView.swift": "walking views that are UIKit's"
    ]

    func testOnlyPublicUIKitAPIIsUsed() async throws {
        let all = try SourceFile.ofApps()
        XCTAssertGreaterThan(all.count, 30, "the sources were not found in \(SourceFile.folder.path)")
        for (pattern, reason) in Self.forbidden {
            let expression = try NSRegularExpression(pattern: pattern)
            for source in all where Self.allowed[source.name] != reason {
                for (number, text) in source.code
                where expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil {
                    XCTFail("\(source.name):\(number): \(reason): \(text.trimmingCharacters(in: .whitespaces))")
                }
            }
        }
    }

    func testTheForbiddenPatternsMatch() async {
        let misdeeds = [
            "method_exchangeImplementations(a, b)", "NSClassFromString(\"UINavigationTransitionView\")",
            "view.value(forKey: \"backgroundView\")", "bar.setValue(true, forKey: \"hidesShadow\")",
            "target.perform(#selector(act))", "let s = Selector((\"handleNavigationTransition:\"))",
            "let name = \"_UIBarBackground\"", "for view in bar.subviews { hide(view) }", "bar.layer.sublayers?.first",
            "bar.barTintColor = .red", "bar.isTranslucent = false",
            "navigationBar.alpha = 0", "bar.frame.origin.y -= 20",
            "navigationController?.navigationBar.transform = .identity",
            "UIApplication.shared.windows", "bar.setBackgroundImage(UIImage(), for: .default)",
        ]
        for misdeed in misdeeds {
            XCTAssertTrue(
                Self.forbidden.contains { misdeed.range(of: $0.pattern, options: .regularExpression) != nil }, misdeed)
        }
        for honest in [
            "container.insertSubview(view, at: 0)", "next.actions.forEach(perform)", "if bar.barStyle == .black {",
            "let height = bar.bounds.height", "if bar.frame == place {",
        ] {
            XCTAssertFalse(
                Self.forbidden.contains { honest.range(of: $0.pattern, options: .regularExpression) != nil }, honest)
        }
    }

    func testConditionsAreOnlyInThePlatformFolder() async throws {
        for source in try SourceFile.ofApps() where !source.name.hasPrefix("Platform/") {
            for (number, text) in source.code where text.contains("#if") || text.contains("canImport") {
                XCTFail("\(source.name):\(number): a condition outside of Platform")
            }
        }
    }

    func testThePlatformFolderIsSmallAndNeeded() async throws {
        let platform = try SourceFile.all(in: "Platform")
        XCTAssertFalse(platform.isEmpty)
        // CONTRIBUTING says what they are for.
        XCTAssertLessThanOrEqual(platform.map { $0.lines.count - 1 }.reduce(0, +), 360)
        for source in platform {
            let isNeeded = source.lines.contains { $0.contains("#if") || $0.contains("#available(iOS 26") }
            XCTAssertTrue(isNeeded, "\(source.name) has no condition")
        }
    }

    /// What waits for a later turn has an owner: the timeline of a stack, or the state of what waits.
    func testFewPlacesWaitForALaterTurn() async throws {
        let later = try NSRegularExpression(
            pattern: "DispatchQueue|RunLoop\\.|Timer\\.|OperationQueue|perform\\(.*afterDelay")
        let places = try SourceFile.all().flatMap { source in
            source.code.filter { later.firstMatch(in: $0.1, range: NSRange($0.1.startIndex..., in: $0.1)) != nil }
                .map { "\(source.name):\($0.0)" }
        }
        XCTAssertGreaterThan(places.count, 0)
        XCTAssertLessThanOrEqual(places.count, 10, places.joined(separator: "\n"))
    }

    /// A linker that takes only what is asked for leaves out a file with nothing but a conformance that a cast finds.
    func testAClassOfBatonsDeclaresItsEmptyConformances() async throws {
        let conformance = #"extension (?!UI)\w+: \w+ *\{\}"#
        XCTAssertNotNil("    extension Driver: Delegate {}".range(of: conformance, options: .regularExpression))
        for source in try SourceFile.ofApps() {
            for (number, text) in source.code where text.range(of: conformance, options: .regularExpression) != nil {
                XCTFail("\(source.name):\(number): declare it with the class")
            }
        }
    }

    /// A page lists the names that Baton adds to the classes of UIKit.
    func testEveryNameThatIsAddedToUIKitIsListed() async throws {
        let root = SourceFile.folder.deletingLastPathComponent().deletingLastPathComponent()
        let file = root.appendingPathComponent("Documentation/Contributing/UIKit.md")
        let page = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        let section = try XCTUnwrap(page.components(separatedBy: "\n## ").first { $0.hasPrefix("What Baton adds") })
        var names: Set<String> = []
        for source in try SourceFile.ofApps() {
            var isAdded = false
            for (_, text) in source.code {
                if text.first?.isWhitespace == false { isAdded = text.hasPrefix("extension UI") }
                let words = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
                guard isAdded, words.first == "public", let kind = words.firstIndex(where: ["var", "func"].contains)
                else {
                    continue
                }
                names.insert(words[kind + 1])
            }
        }
        XCTAssertEqual(names.count, 16, "\(names)")
        for name in names { XCTAssertTrue(section.contains(name), "the page does not name \(name)") }
    }

    func testUIKitIsTheOnlyAppleImport() async throws {
        for source in try SourceFile.ofApps() {
            // The log of Apple's systems.
            let modules =
                ["UIKit", "Baton", "BatonMotion"] + (source.name == "Platform/Advice+Log.swift" ? ["os"] : [])
            for (number, text) in source.code where text.contains("import ") {
                let module = text.split(separator: " ").last.map(String.init) ?? ""
                XCTAssertTrue(modules.contains(module), "\(source.name):\(number): \(text)")
            }
        }
    }
}
