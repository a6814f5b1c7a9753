import Baton
import UIKit

extension Demo {
    /// Push, pop and edge swipe with the system's appearance.
    public static let slide = Demo(
        name: "Slide", summary: "The new screen slides over the old one, which moves by less and darkens."
    ) { stack(.slide) }

    /// Push and pop with a cross-fade.
    public static let fade = Demo(
        name: "Fade", summary: "The new screen fades in over the old one, and away from it again."
    ) { stack(.fade) }

    /// Push and pop with movement in depth.
    public static let depth = Demo(
        name: "Depth", summary: "The new screen comes from in front of the glass, and the old one sinks back."
    ) { stack(.depth) }

    /// Push and pop with a sheet that turns.
    public static let flip = Demo(
        name: "Flip", summary: "The new screen is the back of the old one, which turns like a leaf."
    ) { stack(.flip) }

    /// Push and pop with a cube that turns.
    public static let cube = Demo(
        name: "Cube", summary: "The two screens are neighbouring sides of a cube."
    ) { stack(.cube) }

    /// A push that grows from a row, and a pop that shrinks back onto it.
    public static let zoom = Demo(
        name: "Zoom", summary: "The new screen grows out of the row that leads to it, and shrinks back onto it."
    ) { stack(NavigationTransitions(.zoom { ($0.lower as? ListScreen)?.row(0) })) }

    /// A push that is revealed through a circle from a row, and a pop that closes the circle around it.
    public static let reveal = Demo(
        name: "Reveal", summary: "The new screen is seen through a circle that grows out of a row."
    ) { stack(NavigationTransitions(.reveal { ($0.lower as? ListScreen)?.row(4) })) }

    /// Returns a navigation controller with a list that pushes a detail screen.
    private static func stack(_ transitions: NavigationTransitions) -> UIViewController {
        let list = ListScreen(title: "Trees", rows: trees) { list in
            list.navigationController?.pushViewController(oak(), animated: true)
        }
        let navigation = UINavigationController(rootViewController: list)
        navigation.transitions = transitions
        return navigation
    }

    /// Returns the detail screen that the lists of the gallery show.
    public static func oak() -> DetailScreen {
        DetailScreen(
            title: "Oak", words: "Slow, broad, and in no hurry at all.", ground: .secondarySystemBackground,
            picture: .systemGreen)
    }

    static let trees = ["Oak", "Beech", "Lime", "Ash", "Hornbeam", "Rowan", "Alder", "Willow", "Poplar"]
}
