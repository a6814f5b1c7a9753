import Baton
import UIKit

extension Demo {
    /// A card that becomes an article, and a pull that makes it a card again.
    public static let today = Demo(
        name: "Today",
        summary: "A card becomes the article: its frame, its corners and its colour grow.",
        code: #"present(article, using: .expand("card"))"#
    ) { TodayScreen() }
}
