import BatonTesting
import Foundation
import UIKit
import XCTest

@testable import Baton

/// The table of the documentation, field by field and driver by driver: what it says is measured, cell by cell.
@MainActor
final class BarTableTests: XCTestCase {
    private static let parts = [0.2, 0.35, 0.5, 0.8]

    func testEachCellOfTheTableIsTrue() async throws {
        let rows = try table()
        XCTAssertEqual(rows.map(\.name), BarField.all.map(\.name), "the table has other rows than the test")
        for (row, field) in zip(rows, BarField.all) {
            XCTAssertEqual(row.cells.count, BarCell.Driver.allCases.count, row.name)
            for (word, driver) in zip(row.cells, BarCell.Driver.allCases) {
                let seen = try BarCell(field, driver).course(at: Self.parts)
                XCTAssertEqual(seen, word, "\(field.name) by \(driver)")
            }
        }
    }

    private func table() throws -> [(name: String, cells: [String])] {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Documentation/Bars.md")
        let lines = String(decoding: try Data(contentsOf: page), as: UTF8.self).components(separatedBy: "\n")
        guard let head = lines.firstIndex(where: { $0.hasPrefix("| field") }) else { return [] }
        return lines[(head + 2)...].prefix { $0.hasPrefix("|") }.map { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            return (cells[0], Array(cells.dropFirst()))
        }
    }
}

/// A field of a state: two values of it, and how far what is seen has come from one to the other.
@MainActor
struct BarField {
    let name: String
    let from: BarState
    let to: BarState
    /// 0 where the old value is seen, 1 where the new one is; for two that are seen at once, how much of each.
    let look: (BarCell) -> (old: Double, new: Double)

    static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    private static func part(_ value: Double) -> (Double, Double) { (1 - value, value) }

    static let all: [BarField] = [
        BarField(name: "background, two colours", from: .solid(red), to: .solid(blue)) { part($0.scene.paint.blue) },
        BarField(name: "background, a colour and clear", from: .clear, to: .solid(blue)) {
            part($0.scene.paint.alpha)
        },
        BarField(name: "background, unlike kinds", from: .solid(red), to: BarState(background: .blur(.systemMaterial)))
        {
            $0.twoBackgrounds
        },
        BarField(
            name: "background alpha", from: BarState(background: .color(red), backgroundAlpha: 0),
            to: BarState(background: .color(red), backgroundAlpha: 1)
        ) { part($0.scene.paint.alpha) },
        BarField(
            name: "shadow line", from: BarState(background: .color(red), showsShadowLine: false),
            to: BarState(background: .color(red), showsShadowLine: true)
        ) { part($0.scene.paint.shadow) },
        BarField(name: "tint", from: BarState(tint: red), to: BarState(tint: blue)) {
            part($0.scene.bar.tintColor == blue ? 1 : 0)
        },
        BarField(name: "letters of the title", from: BarState(titleColor: red), to: BarState(titleColor: blue)) {
            $0.twoTitles
        },
        BarField(name: "hidden", from: BarState(isHidden: true), to: BarState(isHidden: false)) {
            part(Double(($0.scene.bar.layer.presentation() ?? $0.scene.bar.layer).opacity))
        },
        BarField(
            name: "status bar", from: BarState(statusBarStyle: .darkContent),
            to: BarState(statusBarStyle: .lightContent)
        ) { part($0.scene.stage.window.statusBarStyle == .lightContent ? 1 : 0) },
        BarField(
            name: "toolbar background", from: BarState(toolbarBackground: .color(red)),
            to: BarState(toolbarBackground: .color(blue))
        ) { part($0.bottomPaint(below: $0.scene.navigation.toolbar).blue) },
        BarField(
            name: "tab bar background", from: BarState(tabBarBackground: .color(red)),
            to: BarState(tabBarBackground: .color(blue))
        ) { part($0.bottomPaint(below: $0.tabs.tabBar).blue) },
    ]
}

extension BarState {
    fileprivate static func solid(_ color: UIColor) -> BarState {
        BarState(background: .color(color), showsShadowLine: false)
    }
}

/// One field under one driver, played and measured.
@MainActor
struct BarCell {
    enum Driver: CaseIterable {
        case systemPush
        case systemSwipe
        case baton
        case foreign
        case none
    }

    let scene: BarScene
    let tabs = UITabBarController()
    private let field: BarField
    private let driver: Driver

    init(_ field: BarField, _ driver: Driver) throws {
        self.field = field
        self.driver = driver
        let isPop = driver == .systemSwipe || driver == .baton
        let kind: BarDriver =
            switch driver {
            case .systemPush, .systemSwipe, .none: .system
            case .baton: .slide
            case .foreign: .property
            }
        let tabs = self.tabs
        scene = try BarScene(
            kind, from: isPop ? field.to : field.from, to: isPop ? field.from : field.to,
            in: BarNavigationController(navigationBarClass: nil, toolbarClass: nil),
            root: {
                $0.isToolbarHidden = false
                tabs.viewControllers = [$0]
                return tabs
            })
        scene.stage.turn()
        if isPop { try scene.arrive() }
    }

    /// What is seen at some parts of the way, as the table calls it.
    func course(at parts: [Double]) throws -> String {
        guard driver != .none else {
            scene.push(animated: false)
            defer { scene.stage.close() }
            return isClose(field.look(self), (0, 1)) ? "at once" : "late"
        }
        var seen: [(part: Double, look: (old: Double, new: Double))] = []
        if driver == .systemPush || driver == .foreign { scene.push() }
        for part in parts {
            if driver == .systemSwipe || driver == .baton {
                scene.drivePop(to: part)
            } else {
                while progress < part, scene.navigation.transitionCoordinator != nil {
                    scene.stage.advance(by: 1.0 / 240)
                }
            }
            seen.append((progress, field.look(self)))
        }
        let name = name(of: seen)
        scene.stage.close()
        return name
    }

    private func name(of seen: [(part: Double, look: (old: Double, new: Double))]) -> String {
        if travels { return "travels" }
        if seen.allSatisfy({ isClose($0.look, (0, 1)) }) { return "at the start" }
        if seen.allSatisfy({ isClose($0.look, (1, 0)) }) { return "at the end" }
        guard seen.allSatisfy({ isClose($0.look, (1 - $0.part, $0.part)) }) else {
            return "neither: \(seen.map { "\($0.part): \($0.look)" })"
        }
        return field.name.contains("unlike") || field.name.contains("letters") ? "cross-fade" : "continuous"
    }

    private func isClose(_ one: (Double, Double), _ other: (Double, Double)) -> Bool {
        abs(one.0 - other.0) < 0.01 && abs(one.1 - other.1) < 0.01
    }

    /// How far the screens have come.
    private var progress: Double {
        let popped = Double(scene.popProgress)
        return driver == .systemSwipe || driver == .baton ? popped : 1 - popped
    }

    private var travels: Bool { scene.backdrops.contains { $0.mask != nil } }

    var twoBackgrounds: (old: Double, new: Double) {
        let all = scene.backdrops
        func opacity(_ view: UIView?) -> Double {
            view.map { Double(($0.layer.presentation() ?? $0.layer).opacity) } ?? 0
        }
        let blurred = { (view: UIView) in view is UIVisualEffectView }
        return (opacity(all.first { !blurred($0) }), opacity(all.first(where: blurred)))
    }

    /// The two titles, each in its own colour.
    var twoTitles: (old: Double, new: Double) {
        func opacity(_ color: UIColor) -> Double {
            scene.titles.filter { $0.textColor == color }.map { label in
                var alpha = 1.0
                var view: UIView? = label
                while let next = view, next !== scene.bar {
                    alpha *= Double((next.layer.presentation() ?? next.layer).opacity)
                    view = next.superview
                }
                return alpha
            }.max() ?? 0
        }
        return (opacity(BarField.red), opacity(BarField.blue))
    }

    func bottomPaint(below bar: UIView) -> SeenPaint {
        guard let siblings = bar.superview?.subviews, let place = siblings.firstIndex(of: bar), place > 0 else {
            return SeenPaint(nil)
        }
        return SeenPaint(siblings[place - 1] as? any BarBackdrop)
    }
}

extension BarScene {
    /// The labels that say the title of one of the screens.
    fileprivate var titles: [UILabel] {
        func labels(below view: UIView) -> [UILabel] {
            view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels(below: $0) }
        }
        return labels(below: bar).filter { $0.text == "First" || $0.text == "Second" }
    }
}
