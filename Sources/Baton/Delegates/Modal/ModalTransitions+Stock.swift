public import UIKit

extension ModalTransitions {
    /// A card that rises from the bottom, dims the presenting view, and can be pulled down.
    public static let card = ModalTransitions(
        .card, style: OverlayStyle(dismissal: OverlayDismissal(pull: PullDismiss.Options())))

    /// A dialog in the centre, with the size of its content. A tap outside does not dismiss it. A pull down does, along with
    /// which it fades.
    public static let dialog = ModalTransitions(
        .dialog,
        style: OverlayStyle(
            layout: .dialog, dismissal: OverlayDismissal(tapOutside: false, pull: PullDismiss.Options())))

    /// A drawer that slides in from an edge, and is dismissed by a tap beside it or by a pull to its edge.
    public static func drawer(_ edge: DirectionalEdge = .leading, length: CGFloat = 300) -> ModalTransitions {
        ModalTransitions(
            .slide(from: edge),
            style: OverlayStyle(
                layout: .drawer(edge, length: length),
                dismissal: OverlayDismissal(pull: PullDismiss.Options(towards: edge))))
    }

    /// A sheet at the bottom that rests at several stops, between which it is dragged. Below the smallest stop the drag
    /// dismisses.
    ///
    /// ```swift
    /// present(detail, using: .bottomSheet([.fitted, .fraction(0.9)]))
    /// ```
    ///
    /// - Parameters:
    ///   - stops: The lengths at which the sheet rests, in any order.
    ///   - largestUndimmed: The largest stop at which the backdrop is clear and touches pass through it, or nil for none.
    public static func bottomSheet(
        _ stops: [SheetStop] = [.fitted], undimmedUpTo largestUndimmed: SheetStop? = nil
    ) -> ModalTransitions {
        drawer(.bottom, stops: stops).undimmed(upTo: largestUndimmed)
    }

    /// A sheet at an edge that rests at several stops, between which it is dragged. Beyond the smallest stop the drag
    /// dismisses.
    public static func drawer(_ edge: DirectionalEdge, stops: [SheetStop]) -> ModalTransitions {
        ModalTransitions(
            .slide(from: edge),
            style: OverlayStyle(
                layout: .sheet(stops, at: edge),
                dismissal: OverlayDismissal(pull: PullDismiss.Options(towards: edge))))
    }

    /// A screen that slides in over the whole container, and can be pulled back to its edge. The presenting view is
    /// removed when it is covered.
    public static func slide(from edge: DirectionalEdge = .bottom) -> ModalTransitions {
        ModalTransitions(.slide(from: edge)).pull(towards: edge)
    }

    /// A screen that fades in over the whole container. The presenting view is removed when it is covered.
    public static let fade = ModalTransitions(.fade)

    /// A screen that grows from a view over the whole container, and shrinks back onto the view. The presenting
    /// view is removed when it is covered. A pull down or a pinch dismisses, as with UIKit's own zoom.
    ///
    /// - Parameter source: Returns the view. It is called for the presentation and for the dismissal.
    public static func zoom(_ source: @escaping @MainActor (ScreenChange) -> UIView?) -> ModalTransitions {
        ModalTransitions(.zoom(source)).pull(PullDismiss.Options()).pinch(PinchDismiss.Options())
    }

    /// A full-screen presentation in which the two screens are the two sides of a sheet that turns.
    public static let flip = ModalTransitions(.flip)
}
