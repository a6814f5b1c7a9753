import UIKit

/// Where a backdrop stands, and how far it reaches.
@MainActor
struct BarPlacement {
    private(set) weak var bar: UIView?
    /// How far a backdrop that is in the bar reaches beyond it; nil where it is a sibling directly below.
    private let room: (() -> UIEdgeInsets)?

    /// Directly below the bar of a stack, and up to the top of the screen.
    ///
    /// It is held to the bar by constraints, and goes wherever that goes. It is not in the bar, since that fades where it is
    /// hidden, and titles move in it.
    init(below bar: UIView) {
        self.bar = bar
        room = nil
    }

    /// In a bar, behind all else: it goes where the bar goes. UIKit lets nobody put constraints on bars that a controller
    /// manages, so that it is told when to fit.
    init(inside bar: UIView, room: @escaping () -> UIEdgeInsets) {
        self.bar = bar
        self.room = room
    }

    func put(_ backdrop: any BarBackdrop) {
        backdrop.isUserInteractionEnabled = false
        backdrop.accessibilityElementsHidden = true
        backdrop.alpha = 0
        backdrop.line.belong(to: backdrop)
        guard let bar else { return }
        if room == nil { return hold(backdrop, below: bar) }
        bar.insertSubview(backdrop, at: 0)
        backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        fit(backdrop)
    }

    /// Has a backdrop that is in the bar fill it, and the room beyond.
    func fit(_ backdrop: UIView) {
        guard let bar, let room = room?() else { return }
        let place = CGRect(
            x: 0, y: -room.top, width: bar.bounds.width, height: bar.bounds.height + room.top + room.bottom)
        if backdrop.frame != place { backdrop.frame = place }
    }

    /// The place of a sibling: from the top of the screen to the far side of the bar.
    func place(for bar: CGRect) -> CGRect {
        CGRect(x: bar.minX, y: 0, width: bar.width, height: max(0, bar.maxY))
    }

    private func hold(_ backdrop: UIView, below bar: UIView) {
        guard let space = bar.superview else { return }
        space.insertSubview(backdrop, belowSubview: bar)
        backdrop.frame = place(for: bar.frame)
        backdrop.translatesAutoresizingMaskIntoConstraints = false
        let bounds = [
            backdrop.topAnchor.constraint(equalTo: space.topAnchor),
            backdrop.bottomAnchor.constraint(equalTo: bar.bottomAnchor),
        ]
        // A bar that is away may be beyond the edge, where these would give a negative height.
        bounds.forEach { $0.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate(
            bounds + [
                backdrop.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
                backdrop.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
            ])
    }
}
