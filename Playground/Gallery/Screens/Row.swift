import UIKit

/// The content of a row: a picture, a title, some words, and a note at the end.
public struct Row {
    var art: Artwork?
    /// A symbol in place of the picture, with the colour of its tile.
    var symbol: (name: String, tile: UIColor)?
    var title: String
    var words = ""
    var note = ""
}
