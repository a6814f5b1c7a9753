package import Foundation

/// A delegate that decides at run time which optional methods it implements.
///
/// With the Objective-C runtime such a delegate overrides `responds(to:)`. Any other delegate implements what it declares.
@preconcurrency @MainActor
package protocol HeadlessDelegate: NSObjectProtocol {
    /// Returns whether a method counts as implemented, or nil where its class decides.
    ///
    /// - Parameters:
    ///   - selector: The name of the method in Objective-C.
    ///   - ask: Returns whether a delegate to which the method is forwarded implements it.
    func implements(_ selector: String, _ ask: (any NSObjectProtocol) -> Bool) -> Bool?
}
