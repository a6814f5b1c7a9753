import BatonMotion
import Foundation

/// A value that a layer may be without.
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

/// Paths of different elements have nothing in between, as Core Animation leaves it undefined: they jump.
extension PathShape: OptionalQuantity {
    static func mixed(_ from: Self?, _ to: Self?, at progress: AnimationProgress) -> Self? {
        if progress.x == 0 { return from }
        guard progress.x != 1, let from, let to else { return to }
        return from.mixed(with: to, by: progress.x) ?? to
    }
}

/// Lists of different lengths jump likewise.
extension Array: OptionalQuantity where Element: Interpolatable & Equatable {
    static func mixed(_ from: Self?, _ to: Self?, at progress: AnimationProgress) -> Self? {
        if progress.x == 0 { return from }
        guard progress.x != 1, let from, let to, from.count == to.count else { return to }
        return zip(from, to).map { $0.mixed(with: $1, by: progress.x) }
    }
}
