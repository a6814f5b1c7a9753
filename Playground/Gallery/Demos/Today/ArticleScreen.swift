import UIKit

/// The story of a card: the same picture and headline, and the text.
final class ArticleScreen: GalleryScreen {
    private let place: Artwork

    init(_ place: Artwork) {
        self.place = place
        super.init(title: place.name)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let art = ArtView(place, size: CGSize(width: 390, height: 300))
        let words = UIStackView(
            .vertical, spacing: 16,
            [UILabel(place.name, size: 26, weight: .bold), UILabel(Mail.all[0].text)])
        for piece in [art, words] {
            piece.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(piece)
        }
        NSLayoutConstraint.activate([
            art.topAnchor.constraint(equalTo: view.topAnchor),
            art.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            art.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            art.heightAnchor.constraint(equalToConstant: 300),
            words.topAnchor.constraint(equalTo: art.bottomAnchor, constant: 24),
            words.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            words.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
    }
}
