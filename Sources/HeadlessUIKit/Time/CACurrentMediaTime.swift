import Foundation

/// Returns the current absolute time of the media clock, in seconds.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval {
    TurnLoop.main.now
}

/// A time or duration of Core Animation, in seconds.
public typealias CFTimeInterval = Double
