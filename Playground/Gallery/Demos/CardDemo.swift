import Baton
import UIKit

extension Demo {
    /// A card that is presented, and can be pulled down.
    public static let card = Demo(
        name: "Card", summary: "A card slides up over a darkened list, and can be pulled down again."
    ) {
        ListScreen(title: "Trees", rows: trees) { list in
            list.present(oak(), using: .card)
        }
    }
}
