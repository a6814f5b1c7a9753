public import Foundation

/// What a visual effect view does to what is behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}
