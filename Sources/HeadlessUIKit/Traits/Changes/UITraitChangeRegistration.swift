public import Foundation

/// Identifies a registration for changes of traits.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}
