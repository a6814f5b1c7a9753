import UIKit

/// A card with a picture and a headline.
final class StoryCard: UIView {
    init(_ place: Artwork) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 20
        layer.cornerCurve = .continuous
        clipsToBounds = true
        let art = ArtView(place, size: CGSize(width: 350, height: 180))
        let title = UILabel(place.name, size: 22, weight: .bold)
        for piece in [art, title] {
            piece.translatesAutoresizingMaskIntoConstraints = false
            addSubview(piece)
        }
        NSLayoutConstraint.activate([
            art.topAnchor.constraint(equalTo: topAnchor), art.leadingAnchor.constraint(equalTo: leadingAnchor),
            art.trailingAnchor.constraint(equalTo: trailingAnchor), art.heightAnchor.constraint(equalToConstant: 180),
            title.topAnchor.constraint(equalTo: art.bottomAnchor, constant: 16),
            title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
            title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
            title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -20),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Cards are made in code only.")
    }
}
