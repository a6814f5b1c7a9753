import Foundation

/// The traits of a view, kept from the last time that they were read.
///
/// Views are often nested deeply, and would otherwise walk to the root at every read. A view drops its traits when it
/// moves. All views drop them when traits change in another way, which is rare.
@MainActor
struct InheritedTraits {
    private let traits: UITraitCollection
    private let generation: Int

    private static var generation = 0

    init(_ traits: UITraitCollection) {
        self.traits = traits
        generation = Self.generation
    }

    /// The traits, or nil if they may have changed.
    var current: UITraitCollection? {
        generation == Self.generation ? traits : nil
    }

    /// Drops the traits of all views.
    static func expire() {
        generation += 1
    }
}
