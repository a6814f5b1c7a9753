import Baton
import UIKit

extension Demo {
    /// A presented card that can be pulled down.
    public static let card = Demo(
        name: "Card", summary: "A card slides up over a darkened list, and can be pulled down again."
    ) {
        ListScreen(title: "Trees", rows: trees) { list in
            list.present(oak(), using: .card)
        }
    }

    /// A drawer that slides in from the side.
    public static let drawer = Demo(
        name: "Drawer", summary: "A drawer slides in from the side, and a tap beside it closes it."
    ) {
        ListScreen(title: "Trees", rows: trees) { list in
            list.present(ListScreen(title: "Woods", rows: ["Heath", "Carr", "Grove"]), using: .drawer())
        }
    }
}
