import Foundation

/// The constraints of one view tree in one solver. The root of the tree keeps it, for as long as it is the root.
@MainActor
final class LayoutEngine {
    struct Installed {
        let handle: SimplexSolver.Handle
        let isMirrored: Bool
        /// What is added to the constraint's own constant.
        var offset: Double
    }

    private(set) weak var root: UIView?
    /// What a measuring engine is asked. It finds the size of its root, which a layout takes as given.
    let question: FittingQuestion?
    var solver = SimplexSolver()
    var purposes: [SimplexSolver.Handle: LayoutPurpose] = [:]
    var installed: [ObjectIdentifier: Installed] = [:]
    /// Active constraints that are not in the solver: new ones, and those that were broken in a conflict.
    var waiting: [ObjectIdentifier: NSLayoutConstraint] = [:]
    var edited: [ObjectIdentifier: NSLayoutConstraint] = [:]
    /// The constraints about baselines, which move with a font and nobody says so.
    var baselined: [ObjectIdentifier: NSLayoutConstraint] = [:]
    /// The broken constraints that were told of already.
    var reported: Set<ObjectIdentifier> = []
    private(set) var nodes: [LayoutNode] = []
    private var nodesByItem: [ObjectIdentifier: LayoutNode] = [:]

    var isDirty = true
    var needsConstraintUpdates = true
    private var isUpdating = false
    /// Constraints that ask for an update each time they are updated are not asked for ever.
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

    /// Where the constraints put an item, or nil if they do not decide that.
    func rect(of item: any LayoutItem) -> CGRect? {
        guard let node = nodesByItem[ObjectIdentifier(item)], !node.isGiven else { return nil }
        return node.rect
    }

    func node(for item: any LayoutItem) -> LayoutNode {
        if let node = nodesByItem[ObjectIdentifier(item)] { return node }
        // Also a view that only stands between two others has to tell of its moves.
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

    /// Takes items out that leave the tree, after their constraints.
    func forget(_ items: [any LayoutItem]) {
        let leaving = items.compactMap { nodesByItem.removeValue(forKey: ObjectIdentifier($0)) }
        guard !leaving.isEmpty else { return }
        leaving.forEach(removeOwnConstraints)
        // A guide's size is told by its view's, so that all constraints go before any unknown.
        leaving.forEach { $0.variables.compactMap { $0 }.forEach { solver.removeVariable($0) } }
        let gone = Set(leaving.map(ObjectIdentifier.init))
        nodes.removeAll { gone.contains(ObjectIdentifier($0)) }
    }

    /// Starts again from nothing, which is the way out of a conflict that a changed constant brought about.
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
