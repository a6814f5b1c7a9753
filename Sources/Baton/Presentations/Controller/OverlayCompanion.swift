import UIKit

/// What changes along with the transitions of an overlay, besides its views.
@MainActor
protocol OverlayCompanion {
    /// Called when a presentation begins.
    func presentationBegins()

    /// Called when a dismissal begins.
    func dismissalBegins()

    /// Called when the presentation or the dismissal has ended, or was cancelled.
    func end()
}
