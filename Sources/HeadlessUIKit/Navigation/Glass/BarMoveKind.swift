import Foundation

/// How the items of a bar change with a push or pop.
enum BarMoveKind {
    /// Titles and buttons cross-fade, and the titles also slide (B8.51).
    case slide
    case crossFade
    /// The titles slide. Matching items move, and the others cross-fade (B17.32).
    case morph
    /// The new items are there from the start.
    case atOnce

    var slides: Bool { self == .slide || self == .morph }

    /// Returns how the items change. What a custom animator gets in the iOS 26 design is not known (B17.33).
    static func kind(
        isCustom: Bool, prefersCrossFade: Bool, _ design: HeadlessDesign,
        _ answer: HeadlessQuirks.ItemsOfCustomAnimators
    ) -> BarMoveKind {
        switch (design, isCustom) {
        case (.classic, true): .crossFade
        case (.classic, false): prefersCrossFade ? .crossFade : .slide
        case (.glass, false): prefersCrossFade ? .crossFade : .morph
        case (.glass, true):
            switch answer {
            case .crossFade: .crossFade
            case .morph: .morph
            case .atOnce: .atOnce
            }
        }
    }
}
