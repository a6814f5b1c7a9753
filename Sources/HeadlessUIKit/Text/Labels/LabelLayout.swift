import Foundation

/// The lines of a label in a place.
struct LabelLayout {
    let size: CGSize
    let limit: Int
    let layout: TextLayout
}
