import UIKit

/// An app's own swipe back: a pan from the edge and one in the content, which drive a pop with the app's animator.
@MainActor
final class OwnSwipe: NSObject, UIGestureRecognizerDelegate {
    let edge = UIScreenEdgePanGestureRecognizer()
    let content = UIPanGestureRecognizer()
    private let stage: NavigationStage
    private(set) var begins = 0

    init(on stage: NavigationStage) {
        self.stage = stage
        super.init()
        edge.edges = .left
        content.require(toFail: edge)
        for pan in [edge, content] {
            pan.delegate = self
            stage.navigation.view.addGestureRecognizer(pan)
            Device.onEachStep(of: pan) { [weak self, weak pan] in pan.map { self?.step($0) } }
        }
    }

    var isEnabled = true {
        didSet { for pan in [edge, content] { pan.isEnabled = isEnabled } }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        stage.navigation.viewControllers.count > 1 && stage.navigation.transitionCoordinator == nil
    }

    private func step(_ pan: UIPanGestureRecognizer) {
        let interaction = stage.delegate.interaction as? UIPercentDrivenInteractiveTransition
        let view: UIView = stage.navigation.view
        switch pan.state {
        case .began:
            begins += 1
            stage.delegate.interaction = UIPercentDrivenInteractiveTransition()
            stage.navigation.popViewController(animated: true)
        case .changed: interaction?.update(pan.translation(in: view).x / view.bounds.width)
        case .ended: interaction?.finish()
        case .cancelled: interaction?.cancel()
        default: return
        }
        if pan.state == .ended || pan.state == .cancelled { stage.delegate.interaction = nil }
    }
}
