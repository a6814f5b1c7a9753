import Foundation

/// The traits that one call of `updateProperties` has read (B19.10).
// Unchecked because an app may read the traits of its view on another thread. The lock protects what is noted.
final class TraitReads: @unchecked Sendable {
    /// Whose traits were read.
    enum Source {
        case view
        case controller
    }

    private struct Read {
        let trait: UITrait
        let values: TraitValues
        let source: Source
    }

    private let lock = NSLock()
    private var reads: [Read] = []

    func note(_ trait: UITrait, _ values: TraitValues, of source: Source) {
        lock.lock()
        defer { lock.unlock() }
        guard !reads.contains(where: { $0.trait == trait && $0.source == source }) else { return }
        reads.append(Read(trait: trait, values: values, source: source))
    }

    /// Whether one of the traits has another value now.
    @MainActor
    func haveChanged(in view: UIView) -> Bool {
        lock.lock()
        let reads = reads
        lock.unlock()
        return reads.contains { read in
            let environment: any UITraitEnvironment = (read.source == .controller ? view.controller : nil) ?? view
            return !environment.traitCollection.values.hasSame(read.trait, as: read.values)
        }
    }
}
