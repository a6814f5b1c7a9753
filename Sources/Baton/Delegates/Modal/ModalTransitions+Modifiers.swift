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
    ///
    /// - Parameters:
    ///   - layout: The layout of the presented view.
    ///   - regular: The layout while the container has a regular width, or nil for the same layout everywhere.
    public func layout(_ layout: OverlayLayout, regular: OverlayLayout? = nil) -> ModalTransitions {
        changing {
            $0.style.layout = layout
            $0.style.regularLayout = regular
        }
    }

    /// The same transitions with a clear backdrop up to a stop of the sheet, or dimmed at every stop if `stop` is nil.
    public func undimmed(upTo stop: SheetStop?) -> ModalTransitions {
        changing { $0.style.sheet.largestUndimmedStop = stop }
    }

    /// The same transitions with another stop at which the sheet appears.
    public func startingStop(_ stop: SheetStop?) -> ModalTransitions {
        changing { $0.style.sheet.firstStop = stop }
    }

    /// The same transitions with or without a visible grabber at the end of the sheet.
    public func grabber(_ isVisible: Bool = true) -> ModalTransitions {
        changing { $0.style.sheet.showsGrabber = isVisible }
    }

    /// The same transitions with something else between the presented and the presenting view.
    public func backdrop(_ backdrop: OverlayBackdrop) -> ModalTransitions {
        changing { $0.style.backdrop = backdrop }
    }

    /// The same transitions with another dimming view over the presenting view.
    ///
    /// - Parameters:
    ///   - strength: The opacity of the dimming view, from 0 to 1.
    ///   - color: The colour of the dimming view, or nil to keep the colour.
    public func dimming(_ strength: CGFloat, color: UIColor? = nil) -> ModalTransitions {
        changing {
            var old = UIColor.black
            if case .dim(_, let color) = $0.style.backdrop { old = color }
            $0.style.backdrop = .dim(strength, color: color ?? old)
        }
    }

    /// The same transitions with another corner radius of the presented view.
    public func cornerRadius(_ radius: CGFloat) -> ModalTransitions {
        changing {
            $0.style.layout.cornerRadius = radius
            $0.style.regularLayout?.cornerRadius = radius
        }
    }

    /// The same transitions, with the presenting view kept below a presented view that covers it. Use it for a presented
    /// view that is not opaque.
    public func keepingPresenter(_ keeps: Bool = true) -> ModalTransitions {
        changing { $0.style.keepsPresenter = keeps }
    }

    /// The same transitions with or without dismissal by a tap outside.
    public func dismissesOnTapOutside(_ dismisses: Bool) -> ModalTransitions {
        changing { $0.style.dismissal.tapOutside = dismisses }
    }

    /// The same transitions with a pull that dismisses, or without a pull if `options` is nil.
    public func pull(_ options: PullDismiss.Options?) -> ModalTransitions {
        changing { $0.style.dismissal.pull = options }
    }

    /// The same transitions with a pull towards an edge. Use the edge at which the presented view leaves.
    public func pull(towards edge: DirectionalEdge) -> ModalTransitions {
        changing {
            var options = $0.style.dismissal.pull ?? PullDismiss.Options()
            options.edge = edge
            $0.style.dismissal.pull = options
        }
    }

    /// The same transitions with a pinch that dismisses, or without a pinch if `options` is nil.
    public func pinch(_ options: PinchDismiss.Options?) -> ModalTransitions {
        changing { $0.style.dismissal.pinch = options }
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
    ///     TicketPresentationController(presentedViewController: $0, presenting: $1, style: $2)
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
