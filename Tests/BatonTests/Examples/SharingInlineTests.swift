import Baton
import BatonTesting
import Foundation
import TestSupport
import UIKit
import XCTest

@testable import class Baton.Traveller
@testable import TestStages

/// Runs the examples that stand inside the sentences of the page about shared elements.
@MainActor
final class SharingInlineTests: XCTestCase {
    /// What the page writes in its text, and what travels with it.
    private let examples: [(text: String, style: TransitionStyle, travellers: Int)] = [
        (".zoom", .zoom("cover"), 1), (".expand", .expand("cover"), 1),
        (".zoom(\"cover\").sharing(\"title\")", .zoom("cover").sharing("title"), 2),
    ]

    private var page: String {
        get throws {
            let root = Repository.root
            return try String(
                contentsOf: root.appendingPathComponent("Documentation/SharedElements.md"), encoding: .utf8)
        }
    }

    func testEachStyleInTheTextIsRun() async throws {
        // Every second part is between the marks of a block, and of what is left, between those of inline code.
        let prose = try page.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
        let code = prose.joined(separator: " ").components(separatedBy: "`").enumerated()
            .filter { $0.offset % 2 == 1 }.map(\.element)
        XCTAssertEqual(Set(code.filter { $0.hasPrefix(".") }), Set(examples.map(\.text)))
        for example in examples {
            let (lower, upper) = (SharingScreen("Lower"), SharingScreen("Upper"))
            lower.share("cover", at: CGRect(x: 40, y: 500, width: 90, height: 90))
            lower.share("title", at: CGRect(x: 40, y: 600, width: 90, height: 20))
            upper.share("title", at: CGRect(x: 40, y: 200, width: 300, height: 60))
            let navigation = UINavigationController(rootViewController: lower)
            navigation.transitions = NavigationTransitions(example.style)
            let stage = Stage(root: navigation)
            try stage.settle()
            navigation.pushViewController(upper, animated: true)
            stage.turn()
            XCTAssertEqual(
                stage.window.family.filter { $0 is Traveller }.count, example.travellers, example.text)
            XCTAssertLessThan(upper.view.seenFrame.width, 100, example.text)
            try stage.settle()
            XCTAssertNil(lower.shared["cover"]?.mask)
        }
    }
}
