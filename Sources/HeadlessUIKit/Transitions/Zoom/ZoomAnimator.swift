import Foundation

/// The system's zoom, in or out. The zoomed view grows out of its source view, or shrinks into it.
@preconcurrency @MainActor
final class ZoomAnimator: BuiltInAnimator, InterruptibleAnimator {
    private let isEntering: Bool
    private let zoom: Zoom
    /// The pose at which the zoom in was interrupted, if it was.
    private let start: ZoomPose?
    /// Plays the transition if there is no source view.
    private let fallback: BuiltInAnimator
    private let mask = UIView()
    private let dimming = UIVisualEffectView(effect: nil)
    private weak var zoomed: UIView?
    private weak var playing: UIViewPropertyAnimator?
    private var sourceScale: CGFloat = 0

    private static let darkness: CGFloat = 0.2

    init(entering: Bool, _ zoom: Zoom, startingAt start: ZoomPose? = nil, orElse fallback: BuiltInAnimator) {
        isEntering = entering
        self.zoom = zoom
        self.start = start
        self.fallback = fallback
        super.init(duration: fallback.transitionDuration(using: nil))
    }

    override func place(_ context: any UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to), let screen = context.viewController(forKey: .to) else { return }
        to.frame = context.finalFrame(for: screen)
        isEntering ? context.containerView.addSubview(to) : context.containerView.insertSubview(to, at: 0)
    }

    override func makeAnimator(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        place(context)
        guard !UIAccessibility.prefersCrossFadeTransitions, let view = context.view(forKey: isEntering ? .to : .from),
            let small = poseAtSource(of: view, context)
        else { return fallback.makeAnimator(context) }
        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), dampingRatio: 1)
        prepare(view, in: context.containerView)
        // A transform of the app's own stays as it is (B3.12).
        let own = view.transform
        let whole = ZoomPose.whole(view.bounds)
        sourceScale = small.transform.a
        show(isEntering ? small : start ?? whole, of: view, over: own)
        animator.addAnimations { self.show(self.isEntering ? whole : small, of: view, over: own) }
        animator.addCompletion { _ in
            self.restore(view, own)
            context.completeTransition(!context.transitionWasCancelled)
        }
        zoomed = view
        playing = animator
        return animator
    }

    private func poseAtSource(of view: UIView, _ context: any UIViewControllerContextTransitioning) -> ZoomPose? {
        guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to)
        else { return nil }
        let (source, zoomed) = isEntering ? (from, to) : (to, from)
        guard let sourceView = zoom.sourceView(from: source, zooming: zoomed) else { return nil }
        return ZoomPose.at(
            sourceView.convert(sourceView.bounds, to: context.containerView), radius: sourceView.layer.cornerRadius,
            aligning: zoom.alignment(of: zoomed, to: sourceView), of: view.bounds, center: view.center)
    }

    private func prepare(_ view: UIView, in container: UIView) {
        dimming.frame = container.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.insertSubview(dimming, belowSubview: view)
        // A mask of the app's own stays.
        guard view.mask == nil else { return }
        mask.backgroundColor = .black
        view.mask = mask
    }

    private func show(_ pose: ZoomPose, of view: UIView, over own: CGAffineTransform) {
        view.transform = own.concatenating(pose.transform)
        mask.frame = pose.visible
        mask.layer.cornerRadius = pose.radius
        let color = zoom.options?.dimmingColor ?? UIColor.black.withAlphaComponent(Self.darkness)
        dimming.contentView.backgroundColor = color
        dimming.contentView.alpha = pose.progress
        dimming.effect = pose.progress > 0 ? zoom.options?.dimmingVisualEffect : nil
    }

    private func restore(_ view: UIView, _ own: CGAffineTransform) {
        view.transform = own
        if view.mask === mask { view.mask = nil }
        dimming.removeFromSuperview()
    }

    // MARK: Interruption

    /// A pop interrupts a zoom in, which is completed and never cancelled (B11.2, B16.21).
    func givesWay(to operation: UINavigationController.Operation) -> Bool {
        isEntering && operation == .pop && playing?.state == .active
    }

    func interruption(of change: StackChange) -> Interruption {
        Interruption(zoom: zoomed.map(shownPose))
    }

    private func shownPose(of zoomed: UIView) -> ZoomPose {
        let (layer, visible) = (zoomed.layer.presentation() ?? zoomed.layer, mask.layer.presentation() ?? mask.layer)
        let scale = layer.affineTransform().a
        return ZoomPose(
            transform: layer.affineTransform(), visible: visible.frame, radius: visible.cornerRadius,
            progress: sourceScale < 1 ? min(1, max(0, (scale - sourceScale) / (1 - sourceScale))) : 1)
    }
}
