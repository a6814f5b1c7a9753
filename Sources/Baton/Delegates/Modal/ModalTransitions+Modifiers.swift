public import UIKit

extension ModalTransitions {
    /// The same transitions with another animation in both directions, such as `.card.animation(.fade)`.
    public func animation(_ choice: TransitionChoice) -> ModalTransitions {
        changing {
            $0.present = choice
            $0.dismiss = choice
        }
    }

    /// The same transitions with another layout.
    ///
    /// - Parameters:
    ///   - layout: The layout of the presented view.
    ///   - regular: The layout while the container has a regular width, or nil for the same layout everywhere.
    public func layout(_ layout: OverlayLayout, regular: OverlayLayout? = nil) -> ModalTransitions {
        changing {
            $0.overlay.layout = layout
            $0.overlay.regularLayout = regular
        }
    }

    /// The same transitions with another height in points.
    public func height(_ height: CGFloat) -> ModalTransitions { self.height(.fixed(height)) }

    /// The same transitions with another height, such as `.card.height(.fraction(0.5))`. A drawer at the leading or trailing edge keeps
    /// the height of its container.
    public func height(_ height: OverlayLayout.Extent) -> ModalTransitions {
        changingLayouts { if $0.edge?.isVertical != false { $0.extent = height } }
    }

    /// The same transitions with another width, such as `.drawer(.leading).width(280)`: the length of a drawer at the leading or trailing
    /// edge, and the largest width anywhere else.
    public func width(_ width: CGFloat) -> ModalTransitions {
        changingLayouts {
            if $0.edge?.isVertical == false { $0.extent = .fixed(width) } else { $0.maximumWidth = width }
        }
    }

    /// The same transitions with another length of a drawer at the leading or trailing edge, such as
    /// `.drawer(.leading).width(.fraction(0.8))`. Anything else keeps its width.
    public func width(_ width: OverlayLayout.Extent) -> ModalTransitions {
        if ![overlay.layout, overlay.regularLayout].contains(where: { $0?.edge?.isVertical == false }) {
            Advice.give(
                about: ModalTransitions.self,
                "A width such as a fraction is for drawers at the leading or trailing edge, so it has no effect.",
                "Pass the largest width in points.")
        }
        return changingLayouts { if $0.edge?.isVertical == false { $0.extent = width } }
    }

    /// The same transitions with a width and a height, such as `.dialog.size(CGSize(width: 300, height: 200))`.
    public func size(_ size: CGSize) -> ModalTransitions { width(size.width).height(size.height) }

    private func changingLayouts(_ change: (inout OverlayLayout) -> Void) -> ModalTransitions {
        changing {
            change(&$0.overlay.layout)
            $0.overlay.regularLayout = $0.overlay.regularLayout.map {
                var layout = $0
                change(&layout)
                return layout
            }
        }
    }

    /// The same transitions with a clear backdrop up to a detent of the sheet, or dimmed at every detent if `detent` is nil.
    public func undimmed(upTo detent: SheetDetent?) -> ModalTransitions {
        changing { $0.overlay.undimmedUpTo = detent }
    }

    /// The same transitions with another detent at which the sheet appears.
    public func initialDetent(_ detent: SheetDetent?) -> ModalTransitions {
        changing { $0.overlay.initialDetent = detent }
    }

    /// The same transitions with a sheet that floats below its whole length, or that is always attached to its edge. Unless it
    /// is set, the sheet does as UIKit's does: it floats with the design of iOS 26, in a compact width.
    public func floats(_ floats: Bool = true) -> ModalTransitions { changing { $0.overlay.floats = floats } }

    /// The same transitions with or without a visible grabber at the end of the sheet.
    public func grabber(_ isVisible: Bool = true) -> ModalTransitions { changing { $0.overlay.grabber = isVisible } }

    /// The same transitions with something else between the presented and the presenting view.
    public func backdrop(_ backdrop: OverlayBackdrop) -> ModalTransitions {
        changing { $0.overlay.backdrop = backdrop }
    }

    /// The same transitions with a ground below the content, such as `.card.ground(.glass)`. The root view of the content has to be
    /// clear.
    public func ground(_ ground: OverlayGround?) -> ModalTransitions { changing { $0.overlay.ground = ground } }

    /// The same transitions with another dimming view over the presenting view, as the backdrop.
    ///
    /// - Parameters:
    ///   - strength: The opacity of the dimming view, from 0 to 1.
    ///   - color: The colour of the dimming view, or nil to keep the colour.
    public func dimming(_ strength: CGFloat, color: UIColor? = nil) -> ModalTransitions {
        changing {
            var old = UIColor.black
            if case .dimmed(_, let color) = $0.overlay.backdrop { old = color }
            $0.overlay.backdrop = .dimmed(strength, color: color ?? old)
        }
    }

    /// The same transitions with another corner radius of the presented view.
    public func cornerRadius(_ radius: CGFloat) -> ModalTransitions { changingLayouts { $0.cornerRadius = radius } }

    /// The same transitions with the presenting view kept below a presented view that covers it, as in UIKit's style of that
    /// name. Use it for a presented view that is not opaque.
    public func overFullScreen(_ overFullScreen: Bool = true) -> ModalTransitions {
        changing { $0.overlay.overFullScreen = overFullScreen }
    }

    /// The same transitions, with all ways to dismiss or with none: a tap outside, a pull, and the escape gesture of VoiceOver. With none
    /// only your own code dismisses. To refuse a dismissal for a while, set `isModalInPresentation`.
    public func dismissible(_ isDismissible: Bool) -> ModalTransitions {
        changing {
            ($0.overlay.tapOutside, $0.overlay.escape) = (isDismissible, isDismissible)
            if !isDismissible { $0.overlay.pinch = nil }
            let edge = $0.overlay.layout.edge ?? .bottom
            $0.overlay.pull = isDismissible ? $0.overlay.pull ?? PullDismiss.Options(edge: edge) : nil
        }
    }

    /// The same transitions with or without dismissal by a tap outside.
    public func tapOutside(_ dismisses: Bool = true) -> ModalTransitions {
        changing { $0.overlay.tapOutside = dismisses }
    }

    /// The same transitions with a closure that is called when the view controller has been dismissed, by the user or by code.
    public func onDismiss(_ action: @escaping () -> Void) -> ModalTransitions {
        changing { $0.overlay.onDismiss = action }
    }

    /// The same transitions with a closure that is called when the user has changed the detent of the sheet.
    ///
    /// ```swift
    /// present(list, using: .sheet(detents: [.medium, .large]).onDetentChange { detent in print(detent) })
    /// ```
    public func onDetentChange(_ action: @escaping (SheetDetent) -> Void) -> ModalTransitions {
        changing { $0.overlay.onDetentChange = action }
    }

    /// The same transitions with a closure that is called at each frame at which the sheet moves between two detents, with the two and
    /// the part of the way from the smaller to the larger one, from 0 to 1.
    ///
    /// ```swift
    /// .sheet(detents: [.medium, .large]).onDetentProgress { smaller, larger, progress in header.alpha = progress }
    /// ```
    public func onDetentProgress(
        _ action: @escaping (_ smaller: SheetDetent, _ larger: SheetDetent, _ progress: CGFloat) -> Void
    ) -> ModalTransitions {
        changing { $0.overlay.onDetentProgress = action }
    }

    /// The same transitions with or without a bar that is carried: a presented navigation stack takes the bar over from the
    /// presenting stack, and hands it back on dismissal.
    public func carriesBar(_ carriesBar: Bool = true) -> ModalTransitions { changing { $0.carriesBar = carriesBar } }

    /// The same transitions with another answer to what is in the way: something that is presented, or a transition that runs.
    public func whenBusy(_ policy: BusyPolicy) -> ModalTransitions { changing { $0.whenBusy = policy } }

    /// The same transitions with a presented view controller that belongs to the screen of a stack that presents it.
    ///
    /// Use it for a sheet that leaves the stack usable, such as one over a map. It leaves along with its screen in a push or pop, also
    /// under a finger. When the screen is back it is presented again without animation, at the same detent. It does not return if the
    /// app or the user has dismissed it. While it presents something, it stays. The stack needs `transitions`, for example `.system`.
    public func belongsToScreen(_ belongs: Bool = true) -> ModalTransitions {
        changing { $0.belongsToScreen = belongs }
    }

    /// The same transitions with a presentation controller of your own.
    ///
    /// ```swift
    /// present(detail, using: .card.presentationController {
    ///     TicketPresentationController(presentedViewController: $0, presenting: $1, overlay: $2)
    /// })
    /// ```
    public func presentationController(_ make: @escaping PresentationControllerFactory) -> ModalTransitions {
        changing { $0.makePresentationController = make }
    }
}
