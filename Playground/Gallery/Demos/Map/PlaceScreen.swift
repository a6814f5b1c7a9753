import UIKit

/// What is to be known of a place: a picture, a few words, and the way there.
final class PlaceScreen: GalleryScreen {
    private let place: Place

    init(_ place: Place) {
        self.place = place
        super.init(title: place.name)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let picture = ArtView(place.art, size: CGSize(width: 350, height: 180), corner: 16)
        picture.heightAnchor.constraint(equalToConstant: 180).isActive = true
        let name = UILabel(place.name, size: 26, weight: .bold)
        let words = UILabel(place.words, color: .secondaryLabel)
        let way = UILabel("12 minutes on foot, along the river and over the second bridge.")
        let column = UIStackView(.vertical, spacing: 12, [name, words, picture, way])
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.topAnchor, constant: 32),
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
    }
}
