import UIKit

/// The content of a row: a picture, a title, some words, and a note at the end.
public struct Row {
    var picture: UIImage?
    /// The colour of a tile behind the picture, for symbols.
    var tile: UIColor?
    var title: String
    var words = ""
    var note = ""
}
