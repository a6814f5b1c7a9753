import Baton
import UIKit

extension Demo {
    /// A photo that grows out of a grid, and is pulled back onto it.
    public static let photos = Demo(
        name: "Photos",
        summary: "A photo grows out of the grid. A pull takes it along in both directions, and it lands in its place.",
        code: #"navigationController.transitions = .zoom("picture").sharing("picture").pull()"#
    ) { grid(.zoom("picture").sharing("picture").pull()) }

    static func grid(_ transitions: NavigationTransitions) -> UIViewController {
        let grid = PhotoGridScreen("Photos", photos: Artwork.all + Artwork.all.reversed())
        let navigation = BatonNavigationController(showing: grid)
        navigation.transitions = transitions
        return navigation
    }
}
