import UIKit

extension Artwork {
    /// The landscapes of the gallery.
    public static let all = [
        Artwork(
            "Dunes at dusk", [0x3B2E7E, 0xF07B63, 0xFFD27A], sun: 0xFFF1C9, (0.68, 0.42),
            [0xC65B52, 0x8E3B5B, 0x4C2450]),
        Artwork("Northern bay", [0x8FD3F4, 0xD9F2E6], sun: 0xFFFFFF, (0.25, 0.24), [0x5FA8B8, 0x2F7F93, 0x1B4F68]),
        Artwork("Pine valley", [0xBCE6C7, 0xF6F3D0], sun: 0xFFE08A, (0.74, 0.22), [0x7DB98A, 0x3F8A63, 0x1E5A47]),
        Artwork(
            "Night watch", [0x0B1033, 0x2A3470, 0x6C5FA8], sun: 0xF4F1E0, (0.3, 0.26), [0x2B2F63, 0x1B1E47, 0x0E1030]),
        Artwork("Red canyon", [0x7CC6E8, 0xFBE3C0], sun: 0xFFF6D8, (0.2, 0.3), [0xE38B5A, 0xC35E3C, 0x7F3527]),
        Artwork("Lavender field", [0xF8C9D4, 0xFDEBD0], sun: 0xFF9E80, (0.6, 0.36), [0xB79BD8, 0x8B6BBE, 0x5B3F92]),
        Artwork("First snow", [0xC9DAEA, 0xF4F8FB], sun: 0xFFE9C4, (0.78, 0.3), [0xDDE8F0, 0xB3C9DA, 0x7C9BB5]),
        Artwork(
            "Harbour", [0x264E70, 0x679186, 0xFFB58A], sun: 0xFFD9B0, (0.45, 0.44), [0x3C6E71, 0x284B63, 0x182C40]),
        Artwork("Meadow", [0x7FC8F8, 0xE9F8FF], sun: 0xFFF3A6, (0.3, 0.22), [0xA8D672, 0x6DB052, 0x3B7F3F]),
        Artwork("Ember", [0x2B0F1E, 0x7D1D3F, 0xF2545B], sun: 0xFFC15E, (0.52, 0.4), [0x5D1A35, 0x3B1029, 0x1E0818]),
        Artwork("Sea glass", [0xDDF6F0, 0x9FE3D6], sun: 0xFFFFFF, (0.66, 0.3), [0x63C3B5, 0x33988F, 0x176A6B]),
        Artwork("Old gold", [0xF9E7B0, 0xF3B562], sun: 0xFFFBE9, (0.35, 0.28), [0xD98E3F, 0xA8622D, 0x6B3B22]),
    ]

    private init(
        _ name: String, _ sky: [Int], sun: Int, _ height: (x: CGFloat, y: CGFloat), _ hills: [Int]
    ) {
        self.init(
            name: name, sky: sky.map { UIColor(hex: $0) }, sun: UIColor(hex: sun),
            height: CGPoint(x: height.x, y: height.y), hills: hills.map { UIColor(hex: $0) })
    }
}

extension UIColor {
    /// Creates an opaque colour from its red, green and blue, such as 0xFF8800.
    convenience init(hex: Int) {
        self.init(
            red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255,
            alpha: 1)
    }
}
