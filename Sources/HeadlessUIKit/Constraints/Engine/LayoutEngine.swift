import Foundation

/// The constraints of one view tree in one solver. The root of the tree retains the engine while it is the root.
@MainActor
final class LayoutEngine {
    struct Installed {
        let handle: SimplexSolver.Handle
        let isMirrored: Bool
        /// The constant that is added to the constraint's own constant.
        var offset: Double
    }

    private(set) weak var root: UIView?
    /// The request of a measuring engine, which computes the size of its root. Otherwise the size of the root is given.
    let question: FittingQuestion?
    var solver = SimplexSolver()
    var purposes: [SimplexSolver.Handle: LayoutPurpose] = [:]
    var installed: [ObjectIdentifier: Installed] = [:]
    /// The active constraints that are not in the solver: new constraints, and those broken in a conflict.
    var waiting: [ObjectIdentifier: NSLayoutConstraint] = [:]
    var edited: [ObjectIdentifier: NSLayoutConstraint] = [:]
    /// The constraints on baselines, which move with a font without notification.
    var baselined: [ObjectIdentifier: NSLayoutConstraint] = [:]
    /// The broken constraints that were already reported.
    var reported: Set<ObjectIdentifier> = []
    private(set) var nodes: [LayoutNode] = []
    private var nodesByItem: [ObjectIdentifier: LayoutNode] = [:]

    var isDirty = true
    var needsConstraintUpdates = true
    private var isUpdating = false
    /// The maximum number of passes in one update, for constraints that request an update whenever they are updated.
    private static let passLimit = 8

    init(root: UIView, question: FittingQuestion? = nil) {
        self.root = root
        self.question = question
        root.constraintsOfTree.forEach(install)
        ask()
    }

    var isMeasuring: Bool { question != nil }

    // MARK: Passes

    /// Solves what changed, and marks for layout the views whose subviews have to move.
    func update() {
        guard isDirty, !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        var passes = 0
        while isDirty, passes < Self.passLimit {
            isDirty = false
            passes += 1
            if needsConstraintUpdates {
                needsConstraintUpdates = false
                root?.updateConstraintsIfNeeded()
            }
            solve()
        }
        nodes.forEach(markLayout)
    }

    private func markLayout(of node: LayoutNode) {
        guard !node.isGiven else { return }
        let rect = solvedRect(of: node)
        guard rect != node.rect else { return }
        node.rect = rect
        (node.view?.superview ?? node.guide?.owningView)?.setNeedsLayout()
    }

    // MARK: Items

    /// Returns the rectangle that the constraints give an item, or nil if they do not decide it.
    func rect(of item: any LayoutItem) -> CGRect? {
        guard let node = nodesByItem[ObjectIdentifier(item)], !node.isGiven else { return nil }
        return node.rect
    }

    func node(for item: any LayoutItem) -> LayoutNode {
        if let node = nodesByItem[ObjectIdentifier(item)] { return node }
        // A view that only lies between two constrained views also has to report its moves.
        _ = item.layoutView?.needConstraintState()
        let node = LayoutNode(item, isGiven: isGiven(item))
        nodesByItem[ObjectIdentifier(item)] = node
        nodes.append(node)
        if !node.isGiven { addContent(to: node) }
        return node
    }

    func isGiven(_ item: any LayoutItem) -> Bool {
        if let guide = item as? UILayoutGuide { return guide.isGiven }
        guard let view = item as? UIView else { return true }
        return view.translatesAutoresizingMaskIntoConstraints && !(isMeasuring && view === root)
    }

    /// Removes items that leave the tree. Their constraints have already been removed.
    func forget(_ items: [any LayoutItem]) {
        let leaving = items.compactMap { nodesByItem.removeValue(forKey: ObjectIdentifier($0)) }
        guard !leaving.isEmpty else { return }
        leaving.forEach(removeOwnConstraints)
        // The size of a guide depends on the size of its view, so all constraints are removed before any variable.
        leaving.forEach { $0.variables.compactMap { $0 }.forEach { solver.removeVariable($0) } }
        let gone = Set(leaving.map(ObjectIdentifier.init))
        nodes.removeAll { gone.contains(ObjectIdentifier($0)) }
    }

    /// Rebuilds the solver. This resolves a conflict that a changed constant caused.
    func startOver() {
        solver = SimplexSolver()
        purposes = [:]
        installed = [:]
        edited = [:]
        baselined = [:]
        nodes = []
        nodesByItem = [:]
        waiting = [:]
        root?.constraintsOfTree.forEach(install)
        ask()
    }
}
