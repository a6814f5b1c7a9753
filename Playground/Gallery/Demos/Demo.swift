public import UIKit

/// A demonstration in the gallery: one feature, shown on view controllers with ordinary UIKit code.
@MainActor
public struct Demo {
    /// A few words that name the feature.
    public let name: String
    /// One sentence that says what to look at.
    public let summary: String
    /// The line of Swift that makes the feature, in an app with names of its own.
    public let code: String
    /// Creates new view controllers in their initial state.
    public let make: () -> UIViewController

    /// All demonstrations, in the recommended order for a first look.
    public static let all = [
        photos, music, today, picture, mail, settings, map, nearby, welcome, checkout, rename, menu, tabs, story,
        ownBars, gradientBar, draft,
        fade, depth, flip, cube, reveal,
    ]
}
