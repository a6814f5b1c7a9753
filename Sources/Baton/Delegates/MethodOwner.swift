package import UIKit

/// Who implements an optional method of UIKit's delegate protocols: the driver, or the app's delegate behind it.
///
/// UIKit asks for a method before it calls it, and acts on the absence too (B2.40). The tables of the drivers name methods by
/// their selectors, so that UIKit and its stand-in read the same ones.
enum MethodOwner {
    /// The driver implements the method, with or without the app's delegate.
    case driver
    /// The driver forwards the method, and implements it where the app's delegate does.
    case app
}

extension TransitionDriver {
    /// Returns whether the driver implements a method for UIKit, or nil where its class decides.
    ///
    /// - Parameter ask: Returns whether the app's delegate implements the method.
    package func implements(_ selector: String, _ ask: (any NSObjectProtocol) -> Bool) -> Bool? {
        switch owner(of: selector) {
        case nil: nil
        case .driver: true
        case .app: askApp(about: selector, ask)
        }
    }
}
