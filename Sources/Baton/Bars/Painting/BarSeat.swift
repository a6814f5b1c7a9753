import UIKit

/// Where a backdrop stands: directly below a bar, and up to the edge of the screen that the bar is at.
@MainActor
struct BarSeat {
    private(set) weak var bar: UIView?
    private let edge: Edge?

    /// - Parameter edge: `.top` or `.bottom`; nil where the bar is on its own.
    init(below bar: UIView, at edge: Edge?) {
        self.bar = bar
        self.edge = edge
    }

    /// The backdrop is held to the bar by constraints, and goes wherever that goes.
    func put(_ backdrop: any BarBackdrop) {
        backdrop.isUserInteractionEnabled = false
        backdrop.accessibilityElementsHidden = true
        backdrop.alpha = 0
        backdrop.line.belong(to: backdrop, isAbove: edge == .bottom)
        guard let bar, let space = bar.superview else { return }
        space.insertSubview(backdrop, belowSubview: bar)
        backdrop.frame = place(for: bar.frame)
        hold(backdrop, to: bar, in: space)
    }

    /// From the edge of the screen to the far side of the bar.
    func place(for bar: CGRect) -> CGRect {
        if edge == nil { return bar }
        if edge == .top { return CGRect(x: bar.minX, y: 0, width: bar.width, height: max(0, bar.maxY)) }
        let end = self.bar?.superview?.bounds.maxY ?? bar.maxY
        return CGRect(x: bar.minX, y: min(bar.minY, end), width: bar.width, height: max(0, end - bar.minY))
    }

    private func hold(_ backdrop: UIView, to bar: UIView, in space: UIView) {
        backdrop.translatesAutoresizingMaskIntoConstraints = false
        var bounds = [
            backdrop.topAnchor.constraint(equalTo: edge == .top ? space.topAnchor : bar.topAnchor),
            backdrop.bottomAnchor.constraint(equalTo: edge == .bottom ? space.bottomAnchor : bar.bottomAnchor),
        ]
        // A bar that is away may be beyond the edge, and nothing is less high than not at all.
        bounds.forEach { $0.priority = UILayoutPriority(999) }
        bounds += [
            backdrop.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
            backdrop.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
        ]
        NSLayoutConstraint.activate(bounds)
    }
}
