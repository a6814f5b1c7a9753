import UIKit

/// The symbols that recordings draw. Symbols with other names are not drawn.
@MainActor
enum SymbolSet {
    /// The drawn symbol with a name, as a template image.
    static func image(named name: String) -> UIImage? {
        if let image = images[name] { return image }
        guard let shapes = shapes[name] else { return nil }
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
            UIColor.black.set()
            shapes.forEach { $0.draw() }
        }.withRenderingMode(.alwaysTemplate)
        images[name] = image
        return image
    }

    private static var images: [String: UIImage] = [:]

    private static let shapes: [String: [SymbolShape]] = [
        "chevron.backward": [.line([(12.5, 4), (6.5, 10), (12.5, 16)])],
        "chevron.left": [.line([(12.5, 4), (6.5, 10), (12.5, 16)])],
        "chevron.forward": [.line([(7.5, 4), (13.5, 10), (7.5, 16)])],
        "chevron.right": [.line([(7.5, 4), (13.5, 10), (7.5, 16)])],
        "chevron.down": [.line([(4, 7.5), (10, 13.5), (16, 7.5)])],
        "ellipsis": [.oval(2.5, 8.5, 3, 3), .oval(8.5, 8.5, 3, 3), .oval(14.5, 8.5, 3, 3)],
        "checkmark": [.line([(4, 10.5), (8.5, 15), (16, 5)])],
        "xmark": [.line([(5, 5), (15, 15)]), .line([(15, 5), (5, 15)])],
        "plus": [.line([(10, 3.5), (10, 16.5)]), .line([(3.5, 10), (16.5, 10)])],
        "magnifyingglass": [.arc(8.5, 8.5, 5, 0, 4), .line([(12.5, 12.5), (16.5, 16.5)])],
        "line.3.horizontal": [.line([(3, 5), (17, 5)]), .line([(3, 10), (17, 10)]), .line([(3, 15), (17, 15)])],
        "sidebar.leading": [
            .line([(2.5, 4), (17.5, 4), (17.5, 16), (2.5, 16), (2.5, 4)]), .box(3, 4, 5, 12, 0),
        ],
        "photo": [
            .line([(2.5, 4), (17.5, 4), (17.5, 16), (2.5, 16), (2.5, 4)]), .oval(5, 6, 3, 3),
            .polygon([(3, 15.5), (8, 10.5), (10.5, 13), (14, 9), (17, 12.5), (17, 15.5)]),
        ],
        "music.note": [
            .oval(4.5, 12.5, 6, 4.5), .box(8.7, 3, 1.8, 12, 0), .polygon([(8.7, 3), (15, 1.8), (15, 5), (8.7, 6.2)]),
        ],
        "wifi": [.arc(10, 15, 10.5, 2.55, 3.45), .arc(10, 15, 6.2, 2.55, 3.45), .oval(8.2, 13.2, 3.6, 3.6)],
        "bell.fill": [
            .curves(
                (10, 2.5),
                [
                    (15.5, 3, 15.2, 9), (15.2, 12.5, 17.5, 14.5), (10, 14.5, 2.5, 14.5), (4.8, 12.5, 4.8, 9),
                    (4.5, 3, 10, 2.5),
                ]),
            .oval(8, 15, 4, 3),
        ],
        "moon.fill": [
            .curves(
                (8, 3),
                [(5.5, 9, 10, 12), (13.5, 14.2, 17, 12.5), (15, 17.5, 9.5, 17.3), (3, 16.5, 2.7, 10), (3, 4.5, 8, 3)])
        ],
        "heart.fill": [
            .curves(
                (10, 17),
                [(2, 11, 2, 7), (2.2, 3, 6, 3), (9, 3.2, 10, 6), (11, 3.2, 14, 3), (17.8, 3, 18, 7), (18, 11, 10, 17)])
        ],
        "folder.fill": [.box(2, 6, 16, 10.5, 1.5), .box(2, 3.8, 7.5, 5, 1.5)],
        "location.fill": [.polygon([(17.5, 2.5), (2.5, 9), (9.5, 10.5), (11, 17.5)])],
        "bag.fill": [.box(3.5, 6.5, 13, 11, 2), .arc(10, 6.5, 3, 2, 4)],
        "envelope.fill": [
            .polygon([(2, 5), (18, 5), (10, 11)]), .polygon([(2, 6.8), (10, 12.8), (18, 6.8), (18, 15.5), (2, 15.5)]),
        ],
        "person.fill": [.oval(6.5, 2.5, 7, 7), .curves((3, 17.5), [(3, 11, 10, 11), (17, 11, 17, 17.5)])],
        "backward.fill": [.polygon([(1, 10), (10, 4), (10, 16)]), .polygon([(10, 10), (19, 4), (19, 16)])],
        "forward.fill": [.polygon([(19, 10), (10, 4), (10, 16)]), .polygon([(10, 10), (1, 4), (1, 16)])],
        "play.fill": [.polygon([(5, 3), (17, 10), (5, 17)])],
        "pause.fill": [.box(4, 3, 4.5, 14, 1), .box(11.5, 3, 4.5, 14, 1)],
    ]
}
