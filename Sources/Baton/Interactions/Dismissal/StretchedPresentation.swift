import UIKit

/// A presentation controller that does not place the presented view while a pull or a pinch has moved it.
@MainActor
protocol StretchedPresentation: AnyObject {
    /// Called when a finger has moved the presented view out of its place.
    func stretchBegins(_ stretch: ScreenStretch)

    /// Called when the presented view is back in its place.
    func stretchEnds()
}
