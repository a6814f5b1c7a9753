import Baton
import UIKit

/// Cards, one for each story. A tap opens the story.
final class TodayScreen: GalleryScreen, SharedViewProvider {
    private let cards = Artwork.all.prefix(2).map { (place: $0, view: StoryCard($0)) }
    private var chosen = 0

    init() {
        super.init(title: "Today")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let column = UIStackView(
            .vertical, spacing: 24, [UILabel("Today", size: 34, weight: .bold)] + cards.map(\.view))
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
        for (index, card) in cards.enumerated() {
            card.view.onTap { [unowned self] in
                chosen = index
                present(ArticleScreen(card.place), using: .expand("card"))
            }
        }
    }

    func sharedView(for identifier: String, in change: ScreenChange) -> UIView? {
        identifier == "card" ? cards[chosen].view : nil
    }
}
