import UIKit

/// Where a backdrop is installed, and how far it extends.
@MainActor
final class BarPlacement {
    private(set) weak var bar: UIView?
    /// How far a backdrop inside the bar extends beyond it; nil for a sibling directly below the bar.
    private let room: (() -> UIEdgeInsets)?
    private var title = LargeTitleRoom()
    /// The constraints that end the siblings above a large title.
    private var ends: [WeakConstraint] = []

    /// Places a backdrop directly below the bar of a stack, up to the top of the screen.
    ///
    /// Constraints make the backdrop follow the bar. It is not inside the bar, because a hidden bar fades out and
    /// titles move inside it.
    init(below bar: UIView) {
        self.bar = bar
        room = nil
    }

    /// Places a backdrop inside a bar, behind everything else, so that it moves with the bar. UIKit does not allow
    /// constraints on bars that a controller manages, so `fit(_:)` has to be called.
    init(inside bar: UIView, room: @escaping () -> UIEdgeInsets) {
        self.bar = bar
        self.room = room
    }

    func put(_ backdrop: any BarBackdrop) {
        backdrop.isUserInteractionEnabled = false
        backdrop.accessibilityElementsHidden = true
        backdrop.alpha = 0
        guard let bar else { return }
        if room == nil { return hold(backdrop, below: bar) }
        bar.insertSubview(backdrop, at: 0)
        backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        fit(backdrop)
    }

    /// Resizes a backdrop inside the bar to fill the bar and the space beyond it.
    func fit(_ backdrop: any BarBackdrop) {
        guard let bar, let room = room?() else { return }
        backdrop.line.isAtTop = (bar as? any UIBarPositioning)?.barPosition == .bottom
        let place = CGRect(
            x: 0, y: -room.top, width: bar.bounds.width, height: bar.bounds.height + room.top + room.bottom)
        if backdrop.frame != place { backdrop.frame = place }
    }

    /// Returns the frame of a sibling: from the top of the screen to the bottom of the bar, or to the top of a large
    /// title that belongs to the scroll view.
    func place(for bar: CGRect) -> CGRect {
        let height = min(bar.height, title.row ?? bar.height)
        return CGRect(x: bar.minX, y: 0, width: bar.width, height: max(0, bar.minY + height))
    }

    /// Leaves a large title free that belongs to the scroll view. The bar is at rest, or it is about to change to an
    /// item.
    func leaveTitleFree(for item: UINavigationItem? = nil) {
        guard room == nil, let bar = bar as? UINavigationBar else { return }
        let former = title.row
        title.measure(bar, for: item)
        guard title.row != former else { return }
        for end in ends.compactMap(\.constraint) { limit(end) }
    }

    private func limit(_ end: NSLayoutConstraint) {
        if let row = title.row { end.constant = row }
        end.isActive = title.row != nil
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
        // A bar that has moved off the screen may be above the top of the screen, where these constraints would give a
        // negative height.
        bounds.forEach { $0.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate(
            bounds + [
                backdrop.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
                backdrop.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
            ])
        let end = backdrop.bottomAnchor.constraint(lessThanOrEqualTo: bar.topAnchor)
        ends = ends.filter { $0.constraint != nil } + [WeakConstraint(constraint: end)]
        AssociationKey.end.set(end, on: backdrop)
        limit(end)
    }
}

extension AssociationKey {
    /// Keeps a constraint that is not active with its backdrop.
    fileprivate static let end = AssociationKey()
}

private struct WeakConstraint {
    weak var constraint: NSLayoutConstraint?
}
