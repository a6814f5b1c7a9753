import Baton
import UIKit

/// A photo on black, with its name below it, under a clear bar without a title.
final class PhotoScreen: GalleryScreen, SharedViewProvider {
    private let photo: Artwork
    private lazy var art = ArtView(photo, size: CGSize(width: 390, height: 390))

    init(_ photo: Artwork) {
        self.photo = photo
        super.init(title: photo.name, color: .black)
        navigationItem.title = nil
        navigationItem.barState = BarState(background: .clear, tintColor: .white)
    }

    /// The status bar would be light above the light grid while the photo grows.
    override var prefersStatusBarHidden: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        let place = UILabel(photo.name, size: 20, weight: .semibold, color: .white, alignment: .center)
        let date = UILabel("Saturday, 14 June\n20:41, 24 mm", size: 15, color: .lightGray, alignment: .center)
        for piece in [art, place, date] {
            piece.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(piece)
            piece.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        }
        let width = art.widthAnchor.constraint(equalTo: view.widthAnchor)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            width, art.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor, multiplier: 0.6),
            art.heightAnchor.constraint(equalTo: art.widthAnchor),
            art.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: -20),
            place.topAnchor.constraint(equalTo: art.bottomAnchor, constant: 24),
            date.topAnchor.constraint(equalTo: place.bottomAnchor, constant: 6),
        ])
    }

    func sharedView(for identifier: String, in change: ScreenChange) -> UIView? {
        identifier == "picture" ? art : nil
    }
}
