public import UIKit

extension ModalTransitions {
    /// The same transitions with another animation, such as `.card.animation(.card.duration(0.8))`.
    public func animation(_ style: TransitionStyle) -> ModalTransitions {
        changing {
            $0.present = .style(style)
            $0.dismiss = .style(style)
        }
    }

    /// The same transitions with another layout.
    public func layout(_ layout: OverlayLayout) -> ModalTransitions {
        changing { $0.layout = layout }
    }

    /// The same transitions with another dimming view over the presenting view.
    ///
    /// - Parameters:
    ///   - strength: The opacity of the dimming view, from 0 to 1.
    ///   - color: The colour of the dimming view, or nil to keep the colour.
    public func dimming(_ strength: CGFloat, color: UIColor? = nil) -> ModalTransitions {
        changing {
            $0.style.dim = strength
            if let color { $0.style.dimColor = color }
        }
    }

    /// The same transitions with another corner radius of the presented view.
    public func cornerRadius(_ radius: CGFloat) -> ModalTransitions {
        changing { $0.style.cornerRadius = radius }
    }

    /// The same transitions with or without dismissal by a tap outside.
    public func dismissesOnTapOutside(_ dismisses: Bool) -> ModalTransitions {
        changing { $0.style.dismissesOnTapOutside = dismisses }
    }

    /// The same transitions with a pull that dismisses, or without a pull if `options` is nil.
    public func pull(_ options: PullDismiss.Options?) -> ModalTransitions {
        changing { $0.pull = options }
    }

    /// The same transitions with a pull towards an edge. Use the edge at which the presented view leaves.
    public func pull(towards edge: DirectionalEdge) -> ModalTransitions {
        changing {
            $0.pull = $0.pull ?? PullDismiss.Options()
            $0.pull?.edge = edge
        }
    }

    /// The same transitions with a pinch that dismisses, or without a pinch if `options` is nil.
    public func pinch(_ options: PinchDismiss.Options?) -> ModalTransitions {
        changing { $0.pinch = options }
    }

    /// The same transitions with or without carrying the bar: a presented navigation stack takes the bar over from the
    /// presenting stack, and hands it back on dismissal.
    public func carryingBar(_ carriesBar: Bool = true) -> ModalTransitions {
        changing { $0.carriesBar = carriesBar }
    }

    /// The same transitions with a presentation controller of your own.
    ///
    /// ```swift
    /// present(detail, using: .card.presentationController {
    ///     TicketPresentationController(presentedViewController: $0, presenting: $1, layout: $2, style: $3)
    /// })
    /// ```
    public func presentationController(_ make: @escaping PresentationControllerFactory) -> ModalTransitions {
        changing { $0.makePresentationController = make }
    }

    private func changing(_ change: (inout ModalTransitions) -> Void) -> ModalTransitions {
        var changed = self
        change(&changed)
        return changed
    }
}
