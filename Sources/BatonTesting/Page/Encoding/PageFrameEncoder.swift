/// Writes frames one after another, each as what changed since the frame before: of a transition's forty views only a
/// few move at a time.
///
/// A node is measured against the state it had last, even if it was off the screen in between, and when it first
/// appears against a fresh layer in its usual parent. The order is written when it changes, fingers when there are any.
struct PageFrameEncoder {
    private let parents: [Int: Int]
    private var known: [Int: PageState] = [:]
    private var order: [Int] = []

    init(nodes: [PageNode]) {
        parents = Dictionary(nodes.map { ($0.id, $0.parent ?? PageState.rootParent) }) { first, _ in first }
    }

    mutating func json(_ frame: PageFrame) -> PageJSON {
        var fields = [("time", PageJSON(milliseconds: frame.time))]
        if !frame.touch.isEmpty {
            let points = frame.touch.map { PageJSON([("x", PageJSON($0.x)), ("y", PageJSON($0.y))]) }
            fields.append(("touch", PageJSON(points)))
        }
        let newOrder = frame.states.map(\.node)
        if newOrder != order {
            fields.append(("order", PageJSON(newOrder.map { PageJSON($0) })))
            order = newOrder
        }
        let changes = frame.states.compactMap { change(to: $0) }
        if !changes.isEmpty {
            fields.append(("states", PageJSON(changes)))
        }
        return PageJSON(fields)
    }

    private mutating func change(to state: PageState) -> PageJSON? {
        let before = known.updateValue(state, forKey: state.node)
        if state == before { return nil }
        let fresh = PageState(node: state.node, parent: parents[state.node] ?? PageState.rootParent)
        let changes = state.changes(since: before ?? fresh)
        if before != nil, changes.isEmpty { return nil }
        return PageJSON([("node", PageJSON(state.node))] + changes)
    }
}
