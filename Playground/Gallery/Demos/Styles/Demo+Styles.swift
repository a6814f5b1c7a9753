import Baton
import UIKit

/// The grid of photos with other transitions.
extension Demo {
    /// A photo that is seen through a circle.
    public static let reveal = Demo(
        name: "Reveal",
        summary: "The photo is seen through a circle that grows out of the grid.",
        code:
            #"navigationController.transitions = .reveal { ($0.lower as? PhotoGridScreen)?.sharedView(for: "picture", in: $0) }"#
    ) {
        grid(NavigationTransitions(.reveal { ($0.lower as? PhotoGridScreen)?.sharedView(for: "picture", in: $0) }))
    }

    /// Push and pop with a cross-fade.
    public static let fade = Demo(
        name: "Fade",
        summary: "The photo fades in over the grid, and away from it again.",
        code: "navigationController.transitions = .fade"
    ) {
        grid(.fade)
    }

    /// Push and pop with movement in depth.
    public static let depth = Demo(
        name: "Depth",
        summary: "The photo comes from in front of the glass, and the grid sinks back.",
        code: "navigationController.transitions = .depth"
    ) { grid(.depth) }

    /// Push and pop with a sheet that turns.
    public static let flip = Demo(
        name: "Flip",
        summary: "The photo is the back of the grid, which turns like a leaf.",
        code: "navigationController.transitions = .flip"
    ) {
        grid(.flip)
    }

    /// Push and pop with a cube that turns.
    public static let cube = Demo(
        name: "Cube",
        summary: "Grid and photo are neighbouring sides of a cube.",
        code: "navigationController.transitions = .cube"
    ) {
        grid(.cube)
    }
}
