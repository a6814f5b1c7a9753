public import UIKit

/// One demonstration of the gallery: a feature, on screens made with ordinary UIKit code.
@MainActor
public struct Demo {
    /// A few words that say what is shown.
    public let name: String
    /// One sentence that says what to look at.
    public let summary: String
    /// Makes the screens anew, at their beginning.
    public let make: () -> UIViewController

    /// All demonstrations, in the order in which a newcomer should see them.
    public static let all = [
        slide, fade, depth, flip, cube, zoom, reveal, card, drawer, tabs, bar, travellingBar, carriedBar,
    ]
}
