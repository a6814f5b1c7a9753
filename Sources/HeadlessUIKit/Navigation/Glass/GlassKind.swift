import Foundation

/// How an item of a bar gets its glass.
enum GlassKind {
    /// On the same piece of glass as its neighbours that share.
    case shared
    case alone
    /// Without glass.
    case bare
    /// A space, which only separates its neighbours.
    case space

    /// Returns the ranges of neighbours that are on one piece of glass (B17.30).
    static func pieces(of kinds: [GlassKind]) -> [Range<Int>] {
        var pieces: [Range<Int>] = []
        for (place, kind) in kinds.enumerated() where kind == .shared || kind == .alone {
            if kind == .shared, let last = pieces.last, last.upperBound == place, kinds[place - 1] == .shared {
                pieces[pieces.count - 1] = last.lowerBound..<(place + 1)
            } else {
                pieces.append(place..<(place + 1))
            }
        }
        return pieces
    }
}

extension UIBarButtonItem {
    /// Image items share. Text items, Done, Close and prominent items stand alone (B17.30, B17.31).
    var glassKind: GlassKind {
        switch systemItem {
        case .fixedSpace, .flexibleSpace: return .space
        default: break
        }
        if hidesSharedBackground { return .bare }
        if !sharesBackground || style == .prominent || systemItem == .close { return .alone }
        return customView != nil || isSymbol ? .shared : .alone
    }

    /// Whether the item shows an image and no text.
    var isSymbol: Bool {
        if image != nil { return true }
        switch systemItem {
        case nil, .cancel, .edit, .save, .done: return false
        default: return title == nil
        }
    }
}
