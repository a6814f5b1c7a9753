import Baton
import UIKit

extension Demo {
    /// Push, pop and edge swipe in the system's look.
    public static let slide = Demo(
        name: "Slide", summary: "The new screen slides over the old one, which moves by less and darkens."
    ) { stack(.slide) }

    /// Push and pop by a cross-fade.
    public static let fade = Demo(
        name: "Fade", summary: "The new screen fades in over the old one, and away from it again."
    ) { stack(.fade) }

    private static func stack(_ transitions: NavigationTransitions) -> UIViewController {
        let list = ListScreen(title: "Trees", rows: trees) { list in
            list.navigationController?.pushViewController(oak(), animated: true)
        }
        let navigation = UINavigationController(rootViewController: list)
        navigation.transitions = transitions
        return navigation
    }

    /// What the lists of the gallery lead to.
    public static func oak() -> DetailScreen {
        DetailScreen(
            title: "Oak", words: "Slow, broad, and in no hurry at all.", ground: .secondarySystemBackground,
            picture: .systemGreen)
    }

    static let trees = ["Oak", "Beech", "Lime", "Ash", "Hornbeam", "Rowan", "Alder", "Willow", "Poplar"]
}
