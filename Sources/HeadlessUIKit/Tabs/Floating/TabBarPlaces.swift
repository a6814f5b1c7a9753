import Foundation

/// The places of the parts of a floating tab bar, in the coordinates of the bar.
struct TabBarPlaces: Equatable {
    /// The glass behind the items.
    var capsule: CGRect
    /// The items. If the bar is minimized, all of them are at the place of the selected one.
    var items: [CGRect]
    /// The accessory, above the capsule or, if the bar is minimized, in the same row.
    var accessory: CGRect

    /// The capsule is 62 points high, and 21 points from the sides and the bottom (B17.52).
    private static let capsuleHeight: CGFloat = 62
    private static let margin: CGFloat = 21
    /// An accessory is 360 by 48 points on a phone that is 402 points wide, and 234 wide in the row (B17.53).
    private static let accessoryHeight: CGFloat = 48
    private static let inlineMargin: CGFloat = 84
    // The size of a minimized bar and the distance of the accessory above a bar are not known.
    private static let minimizedSide: CGFloat = 48
    private static let accessoryDistance: CGFloat = 8

    /// Returns the places in a bar of a size. A bar that is lower than on a phone with a home indicator has less room.
    static func places(in size: CGSize, items count: Int, isMinimized: Bool, isMirrored: Bool) -> TabBarPlaces {
        let row = CGRect(
            x: margin, y: 0, width: max(0, size.width - 2 * margin), height: min(capsuleHeight, size.height))
        guard isMinimized else {
            return TabBarPlaces(
                capsule: row, items: items(count, in: row, isMirrored: isMirrored),
                accessory: CGRect(
                    x: row.minX, y: row.minY - accessoryDistance - accessoryHeight, width: row.width,
                    height: accessoryHeight))
        }
        let side = min(minimizedSide, row.height)
        let circle = CGRect(
            x: isMirrored ? row.maxX - side : row.minX, y: row.maxY - side, width: side, height: side)
        return TabBarPlaces(
            capsule: circle, items: Array(repeating: circle, count: count),
            accessory: CGRect(
                x: inlineMargin, y: row.maxY - accessoryHeight, width: max(0, size.width - 2 * inlineMargin),
                height: accessoryHeight))
    }

    private static func items(_ count: Int, in row: CGRect, isMirrored: Bool) -> [CGRect] {
        let width = row.width / CGFloat(max(1, count))
        return (0..<count).map { index in
            let place = isMirrored ? count - 1 - index : index
            return CGRect(x: row.minX + CGFloat(place) * width, y: row.minY, width: width, height: row.height)
        }
    }
}
