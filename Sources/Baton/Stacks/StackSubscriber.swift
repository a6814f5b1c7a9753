/// Somebody who hears of the moments of a stack. The timeline does not retain it, except until the end of a transition.
@MainActor
protocol StackSubscriber: AnyObject {
    var place: StackPlace { get }
    /// Whether it tells the timeline when the stack comes back into a window.
    var tellsOfReturn: Bool { get }
    func receive(_ moment: StackMoment, _ change: StackChange?)
}

/// The order in which subscribers hear of a moment. At an end the bar comes to rest first. The driver follows: it may
/// leave, and then restores the bar. Whoever owns the path is last, and may change the stack.
enum StackPlace: Int {
    case bar
    case sheet
    case driver
    case path
}
