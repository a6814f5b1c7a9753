import Baton
import UIKit

extension Demo {
    /// A dialog over a basket.
    public static let checkout = Demo(
        name: "Checkout",
        summary: "A dialog in the size of its content. A tap beside it does nothing.",
        code: "present(checkout, using: .dialog)"
    ) {
        shop("Basket", count: 4) { $0.present(CheckoutScreen(), using: .dialog) }
    }

    /// A menu that slides in from the side.
    public static let menu = Demo(
        name: "Menu",
        summary: "A menu slides in from the side, and a tap beside it closes it.",
        code: "present(menu, using: .drawer)"
    ) {
        shop("Prints", count: 8) { $0.present(menuScreen(), using: .drawer) }
    }

    private static func shop(_ title: String, count: Int, choose: @escaping (RowsScreen) -> Void) -> UIViewController {
        let rows = Artwork.all.prefix(count).enumerated().map { index, art in
            Row(
                art: art, title: art.name, words: "Print on paper",
                note: "\(24 + index * 5) €")
        }
        let screen = RowsScreen(title: title, rows: rows) { screen, _ in choose(screen) }
        let navigation = UINavigationController(rootViewController: screen)
        navigation.transitions = .slide
        return navigation
    }

    private static func menuScreen() -> UIViewController {
        let entries = [
            ("Prints", "photo", UIColor.systemIndigo), ("Favourites", "heart.fill", .systemPink),
            ("Orders", "bag.fill", .systemOrange), ("Messages", "envelope.fill", .systemBlue),
            ("Account", "person.fill", .systemGray),
        ]
        let rows = entries.map { Row(symbol: (name: $0.1, tile: $0.2), title: $0.0) }
        return RowsScreen(title: "Menu", rows: rows) { menu, _ in menu.dismiss(animated: true) }
    }
}
