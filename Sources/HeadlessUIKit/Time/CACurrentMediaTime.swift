import Foundation

/// The absolute time of the media clock, in seconds.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor
public func CACurrentMediaTime() -> CFTimeInterval {
    TurnLoop.main.now
}

/// Seconds, as Core Animation counts them.
public typealias CFTimeInterval = Double
