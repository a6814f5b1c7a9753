public import UIKit

extension ModalTransitions {
    /// A card that rises from the bottom, dims the presenting view, and can be pulled down.
    public static let card = ModalTransitions(.card, layout: .card, pull: PullDismiss.Options())

    /// A dialog in the centre, with the size of its content.
    public static let dialog = ModalTransitions(
        .dialog, layout: .dialog, style: OverlayStyle(dismissesOnTapOutside: false))

    /// A drawer that slides in from an edge, and is dismissed by a tap beside it or by a pull to its edge.
    public static func drawer(_ edge: DirectionalEdge = .leading, length: CGFloat = 300) -> ModalTransitions {
        ModalTransitions(
            .slide(from: edge), layout: .drawer(edge, length: length), pull: PullDismiss.Options(towards: edge))
    }

    /// A screen that slides in over the whole container, and can be pulled back to its edge.
    public static func slide(from edge: DirectionalEdge = .bottom) -> ModalTransitions {
        ModalTransitions(.slide(from: edge), pull: PullDismiss.Options(towards: edge))
    }

    /// A screen that fades in over the whole container.
    public static let fade = ModalTransitions(.fade)

    /// A screen that grows from a view over the whole container, and shrinks back onto the view. It is dismissed by a pull
    /// down or by a pinch, as UIKit's own zoom.
    ///
    /// - Parameter source: Returns the view. It is called for the presentation and for the dismissal.
    public static func zoom(_ source: @escaping @MainActor (ScreenChange) -> UIView?) -> ModalTransitions {
        var zoom = ModalTransitions(.zoom(source), pull: PullDismiss.Options())
        zoom.pinch = PinchDismiss.Options()
        return zoom
    }

    /// A full-screen presentation in which the two screens are the two sides of a sheet that turns.
    public static let flip = ModalTransitions(.flip, style: .fullScreen)
}
