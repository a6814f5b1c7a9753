import Foundation

/// A value that was read at a moment.
struct Sample<Value> {
    /// The seconds since the first reading could be made.
    let time: TimeInterval
    let value: Value
}
