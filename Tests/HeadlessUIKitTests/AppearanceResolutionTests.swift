import Foundation
import XCTest

@testable import UIKit

@MainActor
final class AppearanceResolutionTests: XCTestCase {
    /// One row for each situation of a bar, with the appearance slots in the order of their precedence.
    private let table: [(situation: BarSituation, order: [String])] = [
        (BarSituation(isCompact: false, isAtScrollEdge: false), ["item.standard", "bar.standard"]),
        (
            BarSituation(isCompact: false, isAtScrollEdge: true),
            ["item.scrollEdge", "bar.scrollEdge", "item.standard", "bar.standard"]
        ),
        (
            BarSituation(isCompact: true, isAtScrollEdge: false),
            ["item.compact", "bar.compact", "item.standard", "bar.standard"]
        ),
        (
            BarSituation(isCompact: true, isAtScrollEdge: true),
            [
                "item.compactScrollEdge", "bar.compactScrollEdge", "item.scrollEdge", "bar.scrollEdge",
                "item.compact", "bar.compact", "item.standard", "bar.standard",
            ]
        ),
    ]

    private let names = ["item", "bar"].flatMap { owner in
        ["standard", "compact", "scrollEdge", "compactScrollEdge"].map { "\(owner).\($0)" }
    }

    private func slots(of owner: String, from present: Set<String>) -> AppearanceSlots<String> {
        func slot(_ name: String) -> String? {
            present.contains("\(owner).\(name)") ? "\(owner).\(name)" : nil
        }
        return AppearanceSlots(
            standard: slot("standard"), compact: slot("compact"),
            scrollEdge: slot("scrollEdge"), compactScrollEdge: slot("compactScrollEdge")
        )
    }

    /// Returns every subset of the eight slots.
    private func combinations() -> [Set<String>] {
        (0..<256).map { bits in
            Set(names.indices.filter { bits & (1 << $0) != 0 }.map { names[$0] })
        }
    }

    private func resolve(_ present: Set<String>, in situation: BarSituation) -> ResolvedAppearance<String> {
        resolveAppearance(
            item: slots(of: "item", from: present), bar: slots(of: "bar", from: present), in: situation
        )
    }

    func testTheFirstAppearanceInOrderIsUsedAsAWhole() async {
        // B8.40
        for (situation, order) in table {
            for present in combinations() {
                XCTAssertEqual(
                    resolve(present, in: situation).appearance, order.first(where: present.contains),
                    "\(situation), of \(present.sorted())"
                )
            }
        }
    }

    func testStandardAppearanceAtTheScrollEdgeLosesItsBackground() async {
        // B8.41
        for (situation, order) in table {
            for present in combinations() {
                let winner = order.first(where: present.contains)
                let isMadeForThePlace = winner.map { !$0.hasSuffix(".standard") } ?? false
                XCTAssertEqual(
                    resolve(present, in: situation).showsBackground,
                    !situation.isAtScrollEdge || isMadeForThePlace,
                    "\(situation), of \(present.sorted())"
                )
            }
        }
    }

    func testBackgroundOfTheModifiedStandardIsTransparentWithoutShadow() async {
        let standard = UINavigationBarAppearance()
        standard.backgroundColor = .red
        let resolved = resolveAppearance(
            item: AppearanceSlots(standard: standard), bar: AppearanceSlots(),
            in: BarSituation(isCompact: false, isAtScrollEdge: true)
        )
        // B8.41
        XCTAssertIdentical(resolved.appearance, standard)
        XCTAssertEqual(resolved.background, BarBackground())
        XCTAssertEqual(standard.backgroundColor, .red)
    }

    func testTheBackgroundOfAnAppearanceIsUsed() async {
        let edge = UINavigationBarAppearance()
        edge.configureWithTransparentBackground()
        edge.backgroundColor = .red
        let resolved = resolveAppearance(
            item: AppearanceSlots(scrollEdge: edge), bar: AppearanceSlots(standard: UINavigationBarAppearance()),
            in: BarSituation(isCompact: false, isAtScrollEdge: true)
        )
        XCTAssertEqual(resolved.background, BarBackground(color: .red))
    }

    func testWithoutAnyAppearanceTheSystemBackgroundIsUsed() async {
        let none = AppearanceSlots<UINavigationBarAppearance>()
        let resolved = resolveAppearance(
            item: none, bar: none, in: BarSituation(isCompact: true, isAtScrollEdge: false)
        )
        XCTAssertNil(resolved.appearance)
        XCTAssertEqual(resolved.background.effect, UIBlurEffect(style: .systemChromeMaterial))
    }
}
