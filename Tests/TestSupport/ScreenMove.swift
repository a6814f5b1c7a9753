import UIKit

/// Moves the frame of the upper screen by the width of the container.
@MainActor
struct ScreenMove {
    private let upper: UIView?
    private let end: CGRect

    init(_ context: any UIViewControllerContextTransitioning, _ operation: UINavigationController.Operation) {
        let from = context.view(forKey: .from)
        let to = context.view(forKey: .to)
        let container = context.containerView
        let outside = CGRect(origin: CGPoint(x: container.bounds.width, y: 0), size: container.bounds.size)
        if operation == .push {
            upper = to
            end = container.bounds
            to.map(container.addSubview)
            to?.frame = container.bounds
            // A view that is moved before its first layout has no safe area (B9.5).
            to?.layoutIfNeeded()
            to?.frame = outside
        } else {
            upper = from
            end = outside
            to.map { container.insertSubview($0, at: 0) }
            to?.frame = container.bounds
        }
    }

    func perform() {
        upper?.frame = end
    }
}
