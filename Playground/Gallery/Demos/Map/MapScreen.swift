import Baton
import UIKit

/// A map with places. A tap on a place shows it in a sheet.
final class MapScreen: GalleryScreen {
    private let map = UIImageView()
    private var pins: [UIButton] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        map.contentMode = .scaleAspectFill
        map.clipsToBounds = true
        map.frame = view.bounds
        map.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        map.image = MapArt.image(isDark: traitCollection.userInterfaceStyle == .dark)
        view.addSubview(map)
        pins = Place.all.map(pin)
        pins.forEach(view.addSubview)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        for (pin, place) in zip(pins, Place.all) {
            pin.bounds.size = CGSize(width: pin.intrinsicContentSize.width + 24, height: 34)
            pin.center = CGPoint(x: view.bounds.width * place.spot.x, y: view.bounds.height * place.spot.y)
        }
    }

    private func pin(_ place: Place) -> UIButton {
        let action = UIAction(title: place.name) { [unowned self] _ in show(place) }
        let pin = UIButton(type: .system, primaryAction: action)
        pin.setTitleColor(.white, for: .normal)
        pin.titleLabel?.font = .systemFont(ofSize: 14, weight: .semibold)
        pin.backgroundColor = place.color
        pin.layer.cornerRadius = 17
        return pin
    }

    private func show(_ place: Place) {
        let half = SheetDetent.fraction(0.5)
        present(PlaceScreen(place), using: .sheet(detents: [half, .large]).undimmed(upTo: half).grabber())
    }
}
