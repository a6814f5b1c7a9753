#if canImport(ObjectiveC)
    public import ObjectiveC
#endif

/// A target whose methods can be called by selectors.
///
/// ```swift
/// extension Screen: SelectorTable {
///     var methods: [Selector: (Any?) -> Void] {
///         ["tapped": { [unowned self] sender in tapped(sender) }]
///     }
/// }
///
/// recognizer.addTarget(self, action: Selector("tapped"))
/// ```
@preconcurrency @MainActor
public protocol SelectorTable: AnyObject {
    /// The methods by their selectors. Each receives the sender of the action.
    var methods: [Selector: (Any?) -> Void] { get }
}
