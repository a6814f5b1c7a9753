public import Foundation

/// What the measuring of text reports.
open class NSStringDrawingContext: NSObject {
    /// The rectangle of the text that was measured last.
    open internal(set) var totalBounds = CGRect.zero
}
