public import UIKit

/// The styles that come with a layout of their own, and with gestures that dismiss. Any other style covers the whole
/// container.
extension ModalTransitions {
    /// A card that rises from the bottom, dims the presenting view, and can be pulled down.
    public static let card = ModalTransitions(.card, overlay: Overlay(layout: .card)).pull()

    /// A dialog in the centre, with the size of its content. A tap outside does not dismiss it. A pull down does, along with
    /// which it fades.
    public static let dialog = ModalTransitions(.dialog, overlay: Overlay(layout: .dialog)).tapOutside(false).pull()

    /// A drawer at the leading edge, with a length of 300 points.
    public static let drawer: ModalTransitions = .drawer(.leading)

    /// A drawer that slides in from an edge, and is dismissed by a tap beside it or by a pull to its edge.
    public static func drawer(_ edge: DirectionalEdge, length: CGFloat = 300) -> ModalTransitions {
        sliding(from: edge, .drawer(edge, length: length))
    }

    /// A sheet at an edge that rests at several detents, between which it is dragged. Beyond the smallest detent the drag
    /// dismisses.
    public static func drawer(_ edge: DirectionalEdge, detents: [SheetDetent]) -> ModalTransitions {
        sliding(from: edge, .sheet(detents: detents, at: edge))
    }

    /// A sheet at the bottom with the size of its content.
    public static let sheet: ModalTransitions = .sheet(detents: [.fitted])

    /// A sheet at the bottom that rests at several detents, between which it is dragged. Below the smallest detent the drag
    /// dismisses.
    ///
    /// ```swift
    /// present(detail, using: .sheet(detents: [.fitted, .large]))
    /// ```
    ///
    /// - Parameter detents: The lengths at which the sheet rests, in any order.
    public static func sheet(detents: [SheetDetent]) -> ModalTransitions {
        drawer(.bottom, detents: detents)
    }

    /// A screen that slides in over the whole container, and can be pulled back to its edge. The presenting view is
    /// removed when it is covered.
    public static func slide(from edge: DirectionalEdge) -> ModalTransitions {
        ModalTransitions(.slide(from: edge)).pull(edge: edge)
    }

    /// A screen that slides in from the bottom over the whole container, over one that darkens, and can be pulled down.
    public static let cover: ModalTransitions = .cover(from: .bottom)

    /// A screen that slides in from an edge over the whole container, over one that darkens, and can be pulled back to the edge.
    public static func cover(from edge: DirectionalEdge) -> ModalTransitions {
        ModalTransitions(.cover(from: edge)).pull(edge: edge)
    }

    /// A screen that grows from a view over the whole container, and shrinks back onto the view. The presenting
    /// view is removed when it is covered. A pull down or a pinch dismisses, as with UIKit's own zoom.
    ///
    /// - Parameter source: Returns the view. It is called for the presentation and for the dismissal.
    public static func zoom(_ source: @escaping (ScreenChange) -> UIView?) -> ModalTransitions {
        ModalTransitions(.zoom(source)).pull().pinch()
    }

    /// A screen that grows from the view with an identifier, and shrinks back onto it. The lower screen, a `SharedViewProvider`,
    /// returns the view.
    public static func zoom(_ identifier: String) -> ModalTransitions {
        ModalTransitions(.zoom(identifier)).pull().pinch()
    }

    /// A view of the screen below, such as a card, becomes the screen, and the screen becomes the view again. A pull down or a
    /// pinch dismisses.
    ///
    /// - Parameter source: Returns the view. It is called for the presentation and for the dismissal.
    public static func expand(_ source: @escaping (ScreenChange) -> UIView?) -> ModalTransitions {
        ModalTransitions(.expand(source)).pull().pinch()
    }

    /// The view with an identifier becomes the screen, and the screen becomes the view again. The lower screen, a
    /// `SharedViewProvider`, returns the view.
    public static func expand(_ identifier: String) -> ModalTransitions {
        ModalTransitions(.expand(identifier)).pull().pinch()
    }

    private static func sliding(from edge: DirectionalEdge, _ layout: OverlayLayout) -> ModalTransitions {
        ModalTransitions(.slide(from: edge), overlay: Overlay(layout: layout)).pull(edge: edge)
    }
}
