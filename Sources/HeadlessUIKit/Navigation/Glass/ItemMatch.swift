import Foundation

/// What decides whether a button of one bar matches a button of another one.
struct ItemMatch: Equatable {
    var identifier: String?
    var isBack: Bool
    var isLeading: Bool
    /// The number of buttons between it and its edge of the bar.
    var place: Int
    var title: String?
    var image: ObjectIdentifier?
    var systemItem: Int?

    /// Returns the places of matching buttons. Equal identifiers match; without identifiers, the same content at the
    /// same place does (B17.32).
    static func pairs(_ old: [ItemMatch], _ new: [ItemMatch]) -> [(old: Int, new: Int)] {
        var pairs: [(old: Int, new: Int)] = []
        for (place, item) in new.enumerated() {
            let match = old.indices.first { candidate in
                !pairs.contains { $0.old == candidate } && old[candidate].matches(item)
            }
            if let match { pairs.append((match, place)) }
        }
        return pairs
    }

    private func matches(_ other: ItemMatch) -> Bool {
        guard identifier == nil, other.identifier == nil else { return identifier == other.identifier }
        return self == other && (isBack || title != nil || image != nil || systemItem != nil)
    }
}

extension BarContentView {
    /// The buttons and what matches them with those of another bar.
    var matches: [(button: BarButtonView, match: ItemMatch)] {
        [(leading, true), (trailing, false)].flatMap { side, isLeading in
            side.enumerated().map { place, button in
                let item = button.item
                let match = ItemMatch(
                    identifier: item?.identifier, isBack: item == nil, isLeading: isLeading, place: place,
                    title: item?.title, image: item?.image.map(ObjectIdentifier.init),
                    systemItem: item?.systemItem?.rawValue)
                return (button, match)
            }
        }
    }
}
