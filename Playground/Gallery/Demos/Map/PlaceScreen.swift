import UIKit

/// What is to be known of a place: a picture, a few words, the way there, and what is near.
final class PlaceScreen: GalleryScreen {
    private let place: Place

    init(_ place: Place) {
        self.place = place
        super.init(title: place.name)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let art = ArtView(place.art, size: CGSize(width: 350, height: 180), corner: 16)
        art.heightAnchor.constraint(equalToConstant: 180).isActive = true
        let name = UILabel(place.name, size: 26, weight: .bold)
        let words = UILabel(place.words, color: .secondaryLabel)
        let way = UILabel("12 minutes on foot, along the river and over the second bridge.")
        let nearby = UIStackView(.horizontal, spacing: 12, Place.all.filter { $0.name != place.name }.map(neighbour))
        nearby.distribution = .fillEqually
        let column = UIStackView(
            .vertical, spacing: 12, [name, words, art, way, UILabel("Nearby", weight: .bold), nearby])
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.topAnchor, constant: 32),
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
    }

    private func neighbour(_ place: Place) -> UIView {
        let picture = ArtView(place.art, size: CGSize(width: 169, height: 120), corner: 12)
        picture.heightAnchor.constraint(equalToConstant: 120).isActive = true
        return UIStackView(.vertical, spacing: 6, [picture, UILabel(place.name, weight: .semibold)])
    }
}
