import Foundation

/// The views with pending layout, worked off once a turn as the implicit transaction commit does.
@MainActor
final class CommitQueue {
    /// A layout that asks for layout again is cut after this many passes in one commit.
    static let passLimit = 32

    /// How many commits there have been: what a layer is added with between two of them appears at once.
    private(set) var count = 1
    /// In the order in which they came. There are as many as there are windows, so that a search is quick.
    private var roots: [UIView] = []
    private var isRunning = false

    var isEmpty: Bool { roots.isEmpty && !CATransaction.hasImplicitCompletion }

    /// Notes a root (a window) below which some view needs layout.
    func add(_ root: UIView) {
        guard !roots.contains(where: { $0 === root }) else { return }
        roots.append(root)
    }

    func run() {
        guard !isRunning else { return }
        isRunning = true
        layOut()
        isRunning = false
        count += 1
        CATransaction.commitImplicit()
    }

    func reset() {
        roots = []
        CATransaction.reset()
    }

    private func layOut() {
        var passes = 0
        while !roots.isEmpty {
            guard passes < Self.passLimit else { return cut() }
            passes += 1
            let due = roots
            roots = []
            due.forEach { $0.layoutSubtree() }
        }
    }

    private func cut() {
        let names = roots.map { "\(type(of: $0))" }.joined(separator: ", ")
        HeadlessLog.warn(
            "Layout did not settle in \(Self.passLimit) passes below \(names). "
                + "A layoutSubviews asks for layout again each time; make it depend on its input only.")
        roots = []
    }
}
