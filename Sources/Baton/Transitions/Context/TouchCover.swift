import UIKit

/// A clear view over all views in a container. It takes their touches, and notices when the container loses its window, or
/// changes its size with it. It also gives an animator something to animate, which is not visible.
final class TouchCover: CodeView, UnrestoredChange {
    static let key = AssociationKey()

    private var onLeave: (() -> Void)?
    /// Called when the window has changed its size, and the container with it. A sheet that follows its content changes the size
    /// of the container alone.
    var onResize: (() -> Void)?
    /// Whether a touch at a point of the container passes, when a part of the way is seen.
    var passes: ((_ point: CGPoint, _ seen: CGFloat) -> Bool)?
    private weak var container: UIView?
    /// The sizes of the view and of its window when it was first laid out.
    private var sizes: (own: CGSize, window: CGSize?)?
    /// The window retains the notice, which the window's end releases. It is not known whether UIKit reports that to views.
    private let noticeKey = AssociationKey()
    private weak var noticed: UIWindow?
    private weak var notice: ReleaseNotice?

    init(over container: UIView, _ onLeave: @escaping @MainActor () -> Void) {
        self.container = container
        super.init(frame: container.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(self)
        begin(on: container)
        let look = { @MainActor [weak container] in
            if container?.window == nil { onLeave() }
        }
        self.onLeave = { DispatchQueue.main.async { MainActor.assumeIsolated(look) } }
        guard let window else { return }
        let notice = ReleaseNotice(look)
        noticeKey.set(notice, on: window)
        (noticed, self.notice) = (window, notice)
    }

    /// Scrolls a little. There is nothing in it. It is known of animations that change nothing that they end, in blocks only (B6.2).
    func change() {
        bounds.origin.y = 1
    }

    func restore() {
        onLeave = nil
        notice?.notify = nil
        if let noticed { noticeKey.set(nil, on: noticed) }
        if let container, end(on: container) { removeFromSuperview() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let first = sizes else { return sizes = (bounds.size, window?.bounds.size) }
        if first.own != bounds.size, first.window != window?.bounds.size { onResize?() }
    }

    /// The place to which the view has scrolled is the part of the way that is seen.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard super.point(inside: point, with: event) else { return false }
        return passes?(convert(point, to: superview), layer.presentation()?.bounds.minY ?? 0) != true
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { onLeave?() }
    }
}
