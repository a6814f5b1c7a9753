import Foundation

/// Observes a scroll view that UIKit uses internally. The delegate of the scroll view stays free for the app.
@MainActor
protocol PageScrollObserver: AnyObject {
    func pageDragBegins()
    func pageHasMoved()
    /// Called when the content no longer moves.
    func pageIsAtRest()
}
