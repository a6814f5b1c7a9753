import BatonTesting
import UIKit

/// The last picture and the last text of each view, as the page draws them. Most are the same in every frame.
struct DrawnContents {
    private var pictures: [Int: (picture: RecordedPicture, bounds: CGRect, css: String)] = [:]
    private var texts: [Int: (text: RecordedText, drawn: PageText)] = [:]

    mutating func css(of picture: RecordedPicture, in bounds: CGRect, id: Int) -> String {
        // The image covers the view, so that the same picture in another size needs no new one.
        if let known = pictures[id], known.picture.isSame(as: picture, from: known.bounds, to: bounds) {
            return known.css
        }
        let css = picture.css(in: bounds)
        pictures[id] = (picture, bounds, css)
        return css
    }

    mutating func text(_ text: RecordedText, id: Int) -> PageText {
        if let known = texts[id], known.text == text { return known.drawn }
        let drawn = text.page
        texts[id] = (text, drawn)
        return drawn
    }
}
