import UIKit

/// Where a backdrop is installed, and how far it extends.
@MainActor
struct BarPlacement {
    private(set) weak var bar: UIView?
    /// How far a backdrop inside the bar extends beyond it; nil for a sibling directly below the bar.
    private let room: (() -> UIEdgeInsets)?
    /// Whether the place under the status bar stays painted when the bar moves off the screen.
    private let keepsStatusBar: () -> Bool
    /// Returns the view of the stack, at whose top the paint begins.
    private let stack: () -> UIView?

    /// Places a backdrop directly below the bar of a stack, up to the top of its view. The bar may be in a view that
    /// begins elsewhere. Constraints make the backdrop follow the bar. It is not inside, because a hidden bar fades out
    /// and titles move inside it. `keepsStatusBar` tells whether a bar off the screen is a minimized one.
    init(below bar: UIView, of stack: @escaping () -> UIView?, keepsStatusBar: @escaping () -> Bool) {
        self.bar = bar
        self.stack = stack
        self.keepsStatusBar = keepsStatusBar
        room = nil
    }

    /// Places a backdrop inside a bar, behind everything else, so that it moves with the bar. UIKit does not allow
    /// constraints on bars that a controller manages, so `fit(_:)` has to be called.
    init(inside bar: UIView, room: @escaping () -> UIEdgeInsets) {
        self.bar = bar
        self.room = room
        stack = { nil }
        keepsStatusBar = { false }
    }

    func put(_ backdrop: any BarBackdrop) {
        backdrop.isUserInteractionEnabled = false
        backdrop.accessibilityElementsHidden = true
        backdrop.fade(to: 0)
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

    /// Returns the frame of a sibling: from the top of the stack to the bottom of the bar.
    func place(for bar: CGRect) -> CGRect {
        CGRect(x: bar.minX, y: top, width: bar.width, height: max(keptHeight, bar.maxY) - top)
    }

    /// The top of the stack, in the coordinates of the bar's superview.
    var top: CGFloat {
        guard let space = bar?.superview, let stack = stack() else { return 0 }
        return space.convert(stack.bounds.origin, from: stack).y
    }

    private var keptHeight: CGFloat { keepsStatusBar() ? bar?.superview?.safeAreaInsets.top ?? 0 : 0 }

    /// Keeps the place under the status bar painted while a bar is minimized (B17.60).
    func keepStatusBar(of backdrop: any BarBackdrop) {
        guard let room = backdrop.statusBarRoom, let bar else { return }
        let isNeeded = bar.frame.maxY < keptHeight
        if room.isActive != isNeeded { room.isActive = isNeeded }
    }

    /// Puts a backdrop directly below the bar, or below another view of Baton's, if something else is between them.
    func keepOrder(of backdrop: UIView, below upper: UIView? = nil) {
        guard room == nil, let upper = upper ?? bar, let space = upper.superview, backdrop.superview === space else {
            return
        }
        let place = space.subviews.firstIndex(of: backdrop)
        guard let place, space.subviews.firstIndex(of: upper) != place + 1 else { return }
        UIView.performWithoutAnimation { space.insertSubview(backdrop, belowSubview: upper) }
    }

    private func hold(_ backdrop: any BarBackdrop, below bar: UIView) {
        guard let space = bar.superview else { return }
        space.insertSubview(backdrop, belowSubview: bar)
        attach(backdrop, to: bar, in: space)
    }

    func put(_ backdrop: any BarBackdrop, in clip: BarClip, below upper: UIView) {
        guard let bar, let space = bar.superview else { return }
        space.insertSubview(clip, belowSubview: upper)
        backdrop.move { clip.addSubview(backdrop) }
        attach(backdrop, to: bar, in: space)
    }

    func takeOut(_ backdrop: any BarBackdrop) {
        guard let bar, backdrop.superview is BarClip else { return }
        backdrop.move { hold(backdrop, below: bar) }
    }

    /// Makes a backdrop follow the bar. UIKit removes the constraints of a view that is moved.
    private func attach(_ backdrop: any BarBackdrop, to bar: UIView, in space: UIView) {
        backdrop.bounds.size = place(for: bar.frame).size
        backdrop.center = CGPoint(x: place(for: bar.frame).midX, y: place(for: bar.frame).midY)
        backdrop.translatesAutoresizingMaskIntoConstraints = false
        let bounds = [
            backdrop.topAnchor.constraint(equalTo: space.topAnchor, constant: top),
            backdrop.bottomAnchor.constraint(equalTo: bar.bottomAnchor),
        ]
        // Above the top of the screen, where a bar may move, these constraints would give a negative height.
        bounds.forEach { $0.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate(
            bounds + [
                backdrop.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
                backdrop.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
            ])
        backdrop.statusBarRoom = backdrop.bottomAnchor.constraint(
            greaterThanOrEqualTo: space.safeAreaLayoutGuide.topAnchor)
        keepStatusBar(of: backdrop)
    }
}
