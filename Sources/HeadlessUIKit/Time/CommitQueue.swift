import Foundation

/// The views with pending layout, worked off once a turn as the implicit transaction commit does.
@MainActor
final class CommitQueue {
    /// A layout that asks for layout again is cut after this many passes in one commit.
    static let passLimit = 32

    /// How many commits there have been: what a layer is added with between two of them appears at once.
    private(set) var count = 1
    private var roots: [ObjectIdentifier: UIView] = [:]
    private var order: [ObjectIdentifier] = []
    private var isRunning = false

    var isEmpty: Bool { roots.isEmpty && !CATransaction.hasImplicitCompletion }

    /// Notes a root (a window) below which some view needs layout.
    func add(_ root: UIView) {
        let id = ObjectIdentifier(root)
        guard roots.updateValue(root, forKey: id) == nil else { return }
        order.append(id)
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
        forgetRoots()
        CATransaction.reset()
    }

    private func layOut() {
        var passes = 0
        while !order.isEmpty {
            guard passes < Self.passLimit else { return cut() }
            passes += 1
            let due = order.compactMap { roots[$0] }
            forgetRoots()
            due.forEach { $0.layoutSubtree() }
        }
    }

    private func forgetRoots() {
        roots = [:]
        order = []
    }

    private func cut() {
        let names = order.compactMap { roots[$0] }.map { "\(type(of: $0))" }.joined(separator: ", ")
        HeadlessLog.warn(
            "Layout did not settle in \(Self.passLimit) passes below \(names). "
                + "A layoutSubviews asks for layout again each time; make it depend on its input only.")
        forgetRoots()
    }
}
