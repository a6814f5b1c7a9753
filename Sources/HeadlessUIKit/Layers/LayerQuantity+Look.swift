import BatonMotion
import Foundation

/// A layer value that can be nil.
protocol OptionalQuantity: Equatable {
    static func mixed(_ from: Self?, _ to: Self?, at progress: AnimationProgress) -> Self?
}

extension Optional: LayerQuantity where Wrapped: OptionalQuantity {
    func mixed(with other: Wrapped?, at progress: AnimationProgress) -> Wrapped? {
        Wrapped.mixed(self, other, at: progress)
    }
}

extension ColorComponents: OptionalQuantity {
    static func mixed(_ from: Self?, _ to: Self?, at progress: AnimationProgress) -> Self? {
        (from ?? .transparent).mixed(with: to ?? .transparent, by: progress.x)
    }
}

/// Paths with different elements do not interpolate; they change at once. Core Animation leaves their interpolation
/// undefined.
extension PathShape: OptionalQuantity {
    static func mixed(_ from: Self?, _ to: Self?, at progress: AnimationProgress) -> Self? {
        if progress.x == 0 { return from }
        guard progress.x != 1, let from, let to else { return to }
        return from.mixed(with: to, by: progress.x) ?? to
    }
}

/// Lists of different lengths do not interpolate either.
extension Array: OptionalQuantity where Element: Interpolatable & Equatable {
    static func mixed(_ from: Self?, _ to: Self?, at progress: AnimationProgress) -> Self? {
        if progress.x == 0 { return from }
        guard progress.x != 1, let from, let to, from.count == to.count else { return to }
        return zip(from, to).map { $0.mixed(with: $1, by: progress.x) }
    }
}
