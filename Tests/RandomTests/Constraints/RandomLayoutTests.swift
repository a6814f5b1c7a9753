import UIKit
import XCTest

/// Generates trees of views at random frames with constraints that describe them. The layout must reproduce the frames.
@MainActor
final class RandomLayoutTests: XCTestCase {
    func testFramesAreReproducedAndFollowChangedConstants() async {
        for seed in RandomSeeds.first(10 * RandomTimes.value) {
            HeadlessLog.reset()
            let tree = RandomTree(seed: seed, views: 15)
            for step in 0..<6 {
                tree.root.layoutIfNeeded()
                tree.check("seed \(seed), step \(step)")
                step == 3 ? tree.moveABranch() : tree.chooseOtherPlaces()
            }
            XCTAssertEqual(HeadlessLog.warnings, [], "seed \(seed)")
        }
    }
}

@MainActor
private final class RandomTree {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    private var generator: SeededNumbers
    private var views: [UIView] = []
    /// The expected frame of each view, in the root's coordinates.
    private var places: [CGRect] = []
    private var rules: [Rule] = []

    /// One equation: an attribute of a view in relation to one of an earlier view, or of the root at the index -1.
    private struct Rule {
        let view: Int
        let attribute: NSLayoutConstraint.Attribute
        let other: Int
        let otherAttribute: NSLayoutConstraint.Attribute
        var constraint: NSLayoutConstraint?
    }

    init(seed: UInt64, views count: Int) {
        generator = SeededNumbers(seed: seed)
        for index in 0..<count {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            (views.randomElement(using: &generator) ?? root).addSubview(view)
            views.append(view)
            places.append(.zero)
            addRules(for: index)
        }
        chooseOtherPlaces()
        for index in rules.indices.shuffled(using: &generator) { rules[index].constraint?.isActive = true }
    }

    private func addRules(for index: Int) {
        let pairs: [[NSLayoutConstraint.Attribute]] = [
            [.left, .width], [.left, .right], [.centerX, .width], [.right, .centerX],
        ]
        let vertical: [NSLayoutConstraint.Attribute: NSLayoutConstraint.Attribute] = [
            .left: .top, .right: .bottom, .centerX: .centerY, .width: .height,
        ]
        for attribute in pairs.randomElement(using: &generator) ?? [] {
            let others: [NSLayoutConstraint.Attribute] = attribute == .width ? [.width] : [.left, .right, .centerX]
            let other = others.randomElement(using: &generator) ?? attribute
            addRule(index, attribute, other)
            addRule(index, vertical[attribute] ?? attribute, vertical[other] ?? other)
        }
    }

    private func addRule(
        _ index: Int, _ attribute: NSLayoutConstraint.Attribute, _ otherAttribute: NSLayoutConstraint.Attribute
    ) {
        let other = Int.random(in: -1..<index, using: &generator)
        var rule = Rule(view: index, attribute: attribute, other: other, otherAttribute: otherAttribute)
        rule.constraint = NSLayoutConstraint(
            item: views[index], attribute: attribute, relatedBy: .equal, toItem: other < 0 ? root : views[other],
            attribute: otherAttribute, multiplier: 1, constant: 0)
        rules.append(rule)
    }

    /// Chooses another frame for each view and changes only the constants.
    func chooseOtherPlaces() {
        for index in places.indices {
            let numbers = (0..<4).map { _ in CGFloat(2 * Int.random(in: 0...200, using: &generator)) }
            places[index] = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        }
        for rule in rules {
            let other = rule.other < 0 ? root.bounds : places[rule.other]
            rule.constraint?.constant =
                value(rule.attribute, in: places[rule.view]) - value(rule.otherAttribute, in: other)
        }
    }

    /// Removes one view with its subtree, adds it again, and restores its constraints to other views.
    func moveABranch() {
        guard let view = views.randomElement(using: &generator), let parent = view.superview else { return }
        view.removeFromSuperview()
        parent.insertSubview(view, at: 0)
        for rule in rules where rule.constraint?.isActive == false { rule.constraint?.isActive = true }
    }

    func check(_ message: String) {
        for (view, place) in zip(views, places) {
            let found = view.convert(view.bounds, to: root)
            for attribute in [NSLayoutConstraint.Attribute.left, .top, .right, .bottom] {
                XCTAssertEqual(value(attribute, in: found), value(attribute, in: place), accuracy: 1e-6, message)
            }
        }
    }

    private func value(_ attribute: NSLayoutConstraint.Attribute, in rect: CGRect) -> CGFloat {
        switch attribute {
        case .left: rect.minX
        case .right: rect.maxX
        case .centerX: rect.midX
        case .width: rect.width
        case .top: rect.minY
        case .bottom: rect.maxY
        case .centerY: rect.midY
        default: rect.height
        }
    }
}
