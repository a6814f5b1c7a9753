import Foundation

/// Hears from a scroll view in the system's own service, whose delegate is free for others.
@MainActor
protocol PageScrollObserver: AnyObject {
    func pageDragBegins()
    func pageHasMoved()
    /// Nothing moves the content any more.
    func pageIsAtRest()
}
