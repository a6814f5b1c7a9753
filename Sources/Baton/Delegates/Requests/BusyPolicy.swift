/// The fate of a presentation while something is in the way: its presenter presents something else, or a transition runs there.
///
/// Waiting presentations come in the order of the calls. If its presenter has left the window by then, a presentation is dropped. The
/// completion is called once in each case: look there whether the view controller is presented. `dismiss(using:)` and
/// `dismissPresentations` take back the view controller that they are called on, if it waits.
public enum BusyPolicy: Hashable, Sendable {
    /// UIKit decides, and mostly refuses: nothing is presented, and the completion is not called. Baton then gives advice.
    case refuse
    /// The presentation waits until nothing is in the way, whoever has presented it.
    case wait
    /// Everything presented is dismissed before, unless it is an alert. A transition ends first, and a finger that drives it decides.
    /// The presentation comes before those that wait, and instead of another one that would replace.
    case replace
    /// The same as `replace`, and alerts are dismissed too.
    case replaceEverything

    var replaces: Bool { self == .replace || self == .replaceEverything }
}
