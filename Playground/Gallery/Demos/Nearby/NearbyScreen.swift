import Baton
import UIKit

/// A map with a list of places in a sheet, which belongs to it. A tap on a place opens its photo.
final class NearbyScreen: GalleryScreen {
    private let low = SheetDetent.height(200)
    private var hasAppeared = false

    override func viewDidLoad() {
        super.viewDidLoad()
        let map = UIImageView(image: MapArt.image(isDark: traitCollection.userInterfaceStyle == .dark))
        map.contentMode = .scaleAspectFill
        map.clipsToBounds = true
        map.frame = view.bounds
        map.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(map)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // The sheet comes back by itself.
        guard !hasAppeared else { return }
        hasAppeared = true
        let rows = Place.all.map { Row(art: $0.art, title: $0.name, words: $0.words) }
        let places = RowsScreen(title: "Places", rows: rows) { [weak self] _, index in
            self?.navigationController?.pushViewController(PhotoScreen(Place.all[index].art), animated: true)
        }
        present(places, using: .sheet(detents: [low, .large]).undimmed(upTo: low).grabber().belongsToScreen())
    }
}
