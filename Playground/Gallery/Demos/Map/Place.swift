import UIKit

/// A place on the map.
@MainActor
struct Place {
    let name: String
    let words: String
    let color: UIColor
    /// The place on the map, as a fraction of its size.
    let spot: CGPoint
    let art: Artwork

    static let all = [
        Place(
            name: "Old harbour", words: "Open all day, and quiet before nine.", color: .systemIndigo,
            spot: CGPoint(x: 0.68, y: 0.38), art: Artwork.all[7]),
        Place(
            name: "Lily pond", words: "The park closes at dusk.", color: .systemGreen, spot: CGPoint(x: 0.26, y: 0.18),
            art: Artwork.all[8]),
        Place(
            name: "Mill café", words: "Bread from six o’clock.", color: .systemOrange, spot: CGPoint(x: 0.6, y: 0.72),
            art: Artwork.all[11]),
    ]
}

extension Demo {
    /// A map, and a sheet that rests at two heights over it.
    public static let map = Demo(
        name: "Map", summary: "A sheet rests at half the height, where the map can be used. A finger draws it up.",
        code: "present(place, using: .sheet(detents: [.medium, .large]).undimmed(upTo: .medium).grabber())"
    ) { MapScreen(title: "Map") }
}
