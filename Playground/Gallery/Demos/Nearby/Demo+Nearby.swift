import Baton
import UIKit

extension Demo {
    /// A sheet over a map, which goes and comes with it.
    public static let nearby = Demo(
        name: "Nearby", summary: "The list of places belongs to the map. It leaves and returns with it.",
        code:
            "present(place, using: .sheet(detents: [.height(200), .large]).undimmed(upTo: .height(200)).belongsToScreen())"
    ) {
        let navigation = BatonNavigationController(showing: NearbyScreen(title: "Nearby"))
        navigation.transitions = .slide
        return navigation
    }
}
