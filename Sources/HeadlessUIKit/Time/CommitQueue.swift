import Foundation

/// Performs pending layout once per turn, as the commit of the implicit transaction does.
@MainActor
final class CommitQueue {
    /// The maximum number of layout passes in one commit. Layout that is still pending afterwards is dropped.
    static let passLimit = 32

    /// The number of commits so far. Changes to a layer that was added since the last commit are not animated
    /// implicitly.
    nonisolated(unsafe) private(set) var count = 1
    /// The roots in the order in which they were added. There are at most as many as windows, so a linear search is
    /// fast.
    private var roots: [UIWindow] = []
    /// The layers that are to be laid out or drawn, without those whose view is laid out.
    nonisolated(unsafe) private var layers: [CALayer] = []
    /// The changes of trait overrides that are due.
    private var traits: [@MainActor () -> Void] = []
    private var isRunning = false

    var isEmpty: Bool { roots.isEmpty && layers.isEmpty && traits.isEmpty && !CATransaction.hasImplicitCompletion }

    /// Adds a window that contains a view in need of layout.
    func add(_ root: UIWindow) {
        if roots.index(of: root) == nil { roots.append(root) }
    }

    /// Adds a layer that needs layout or new contents.
    nonisolated func add(_ layer: CALayer) {
        layers.append(layer)
    }

    /// Adds a change of trait overrides.
    func addTraits(_ change: @escaping @MainActor () -> Void) {
        traits.append(change)
    }

    /// Performs the changes of trait overrides that are due.
    func updateTraits() {
        while !traits.isEmpty {
            let due = traits
            traits = []
            for change in due { change() }
        }
    }

    func run() {
        guard !isRunning else { return }
        isRunning = true
        layOut()
        isRunning = false
        count += 1
        CATransaction.commitImplicit()
    }

    /// Performs pending updates now, unless a commit is doing so. The implicit transaction stays open.
    func flush() {
        guard !isRunning else { return }
        isRunning = true
        layOut()
        isRunning = false
    }

    func reset() {
        roots = []
        layers = []
        traits = []
        CATransaction.reset()
    }

    private func layOut() {
        var passes = 0
        while !roots.isEmpty || !layers.isEmpty || !traits.isEmpty {
            guard passes < Self.passLimit else { return cut() }
            passes += 1
            updateTraits()
            let due = roots
            roots = []
            for root in due where root.hasScreen { root.layoutSubtree() }
            let layersDue = HeadlessDevice.current.requiresScenes ? layers.filter(\.hasScreen) : layers
            layers = []
            for layer in layersDue { layer.layOutIfNeeded() }
            // Contents are drawn when the layout is final. A layer that left its window is drawn when it is back.
            guard roots.isEmpty else {
                layers += layersDue
                continue
            }
            for layer in layersDue where layer.isInWindow { layer.displayIfNeeded() }
        }
    }

    private func cut() {
        let names = roots.map { "\(type(of: $0))" }.joined(separator: ", ")
        HeadlessLog.warn(
            "Layout did not settle in \(Self.passLimit) passes below \(names). "
                + "A layoutSubviews method requests layout in every pass. Its result must depend only on its input.")
        roots = []
        layers = []
    }
}
