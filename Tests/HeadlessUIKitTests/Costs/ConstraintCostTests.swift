import UIKit
import XCTest

@MainActor
final class ConstraintCostTests: XCTestCase {
    /// The position of a label depends on the heights of all labels above it, so the square cannot be avoided.
    func testAColumnOfLabelsGrowsWithTheSquareOfTheirNumber() async {
        let heights: [CGFloat?] = [nil, 300, 30_000]
        for height in heights {
            Growth.assertQuadratic("height: \(height.map { "\($0)" } ?? "that of the labels")") { count in
                let stack = UIStackView(arrangedSubviews: (0..<count).map(label))
                stack.axis = .vertical
                return layOut(stack, height: height)
            }
        }
    }

    func testARowOfLabelsGrowsWithTheSquareOfTheirNumber() async {
        for distribution in [UIStackView.Distribution.fill, .fillEqually, .equalSpacing] {
            Growth.assertQuadratic("\(distribution)") { count in
                let stack = UIStackView(arrangedSubviews: (0..<count).map(label))
                stack.distribution = distribution
                return layOut(stack, height: nil)
            }
        }
    }

    func testRemovingConstraintsOneByOneGrowsWithTheirNumber() async {
        for isForward in [true, false] {
            Growth.assertLinear("forward: \(isForward)") { count in
                let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
                let constraints = views(count, in: root).flatMap { view in
                    [
                        view.widthAnchor.constraint(equalToConstant: 10),
                        view.heightAnchor.constraint(equalToConstant: 10),
                        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                        view.topAnchor.constraint(equalTo: root.topAnchor),
                    ]
                }
                return removals(of: constraints, in: root, isForward)
            }
        }
    }

    /// A removed height changes what all positions below depend on.
    func testRemovingTheConstraintsOfAColumnGrowsWithTheSquareOfTheirNumber() async {
        for isForward in [true, false] {
            Growth.assertQuadratic("forward: \(isForward)") { count in
                let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
                var above = root.topAnchor
                let constraints = views(count, in: root).flatMap { view in
                    defer { above = view.bottomAnchor }
                    return [
                        view.heightAnchor.constraint(equalToConstant: 10), view.topAnchor.constraint(equalTo: above),
                    ]
                }
                return removals(of: constraints, in: root, isForward)
            }
        }
    }

    private func label(_ number: Int) -> UILabel {
        let label = UILabel()
        label.text = "\(number)"
        return label
    }

    private func views(_ count: Int, in root: UIView) -> [UIView] {
        (0..<count).map { _ in
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            return view
        }
    }

    /// Returns the comparisons in the first layout of a stack view that is as wide as its superview.
    private func layOut(_ stack: UIStackView, height: CGFloat?) -> Int {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: root.topAnchor),
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
        return Growth.comparisons { root.layoutIfNeeded() }
    }

    private func removals(of constraints: [NSLayoutConstraint], in root: UIView, _ isForward: Bool) -> Int {
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        return Growth.comparisons {
            for constraint in isForward ? constraints : constraints.reversed() { constraint.isActive = false }
        }
    }
}
