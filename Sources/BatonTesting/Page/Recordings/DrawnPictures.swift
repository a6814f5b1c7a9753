import UIKit

/// The last picture of each view in CSS. Most pictures are the same in every frame.
struct DrawnPictures {
    private var known: [Int: (picture: RecordedPicture, bounds: CGRect, css: String)] = [:]

    mutating func css(of picture: RecordedPicture, in bounds: CGRect, id: Int) -> String {
        if let known = known[id], known.bounds == bounds, known.picture == picture { return known.css }
        let css = picture.css(in: bounds)
        known[id] = (picture, bounds, css)
        return css
    }
}
